import { queryOptions, useQuery } from '@tanstack/react-query'
import type { VisitCosts } from '#domain/desk/visit-costs.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { FailedState } from '#web/ui/empty-state.tsx'

const { desk } = api<'deskVisitCosts'>(authenticatedFetch)

interface Wanted {
  patient_id: string
  provider_id: string
  visit_type_id: string | undefined
  /** ISO 8601; the first instant of the day until a time is chosen. */
  at: string
}

const visitCosts = ({ patient_id, at, visit_type_id, ...wanted }: Wanted) =>
  queryOptions({
    queryKey: [
      'desk',
      'visit-costs',
      patient_id,
      wanted.provider_id,
      visit_type_id,
      at.slice(0, 10),
    ],
    queryFn: async (): Promise<VisitCosts> =>
      (
        await desk.patients[':id']['visit-costs'].$get({
          param: { id: patient_id },
          query: { ...wanted, appointment_time: at, ...(visit_type_id ? { visit_type_id } : {}) },
        })
      ).json(),
    // Each reading is recorded.
    staleTime: 60_000,
  })

/** What the visit costs in the ways in which it can take place, and what the patient pays of it. */
export function VisitPrice({ wanted, ways }: { wanted: Wanted; ways: readonly string[] }) {
  const { data, error, refetch } = useQuery(visitCosts(wanted))
  if (error)
    return (
      <FailedState
        title="Error fetching the price"
        failure={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <p role="status">Loading the price...</p>
  const shown = data.ways.filter(({ session_type }) => ways.includes(session_type))
  return (
    <div>
      <p className="font-bold">What it costs</p>
      <ul aria-label="What it costs">
        {shown.map((way) => (
          <li key={way.session_type} className="wrap-anywhere">
            {way.session_type}: <PriceOf way={way} insurer_name={data.insurer_name} />
          </li>
        ))}
      </ul>
      {data.insurer_name !== null && shown.every(({ share_ngwee }) => share_ngwee === 0) ? (
        <p className="wrap-anywhere text-muted">
          <span translate="no">{data.insurer_name}</span> pays nothing of this visit type.
        </p>
      ) : null}
    </div>
  )
}

function PriceOf({
  way: { price_ngwee, share_ngwee, is_included },
  insurer_name,
}: {
  way: VisitCosts['ways'][number]
  insurer_name: string | null
}) {
  if (is_included) return <>included in the plan of the patient</>
  if (price_ngwee === null) return <>no price is set yet</>
  const price = <strong translate="no">{formatMoney(price_ngwee)}</strong>
  if (share_ngwee === 0) return price
  return (
    <>
      {price}. <span translate="no">{insurer_name}</span> pays{' '}
      <span translate="no">{formatMoney(share_ngwee)}</span>, the patient{' '}
      <strong translate="no">{formatMoney(price_ngwee - share_ngwee)}</strong>
    </>
  )
}

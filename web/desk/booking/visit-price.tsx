import { useQuery } from '@tanstack/react-query'
import type { VisitCosts } from '#domain/desk/visit-costs.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { visitCosts, type WantedVisit } from './visit-cost-queries.ts'

/** What the visit costs in the ways in which it can take place, and what the patient pays of it. */
export function VisitPrice({ wanted, ways }: { wanted: WantedVisit; ways: readonly string[] }) {
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

import { useQuery } from '@tanstack/react-query'
import type { RegistrationForAdmin } from '#domain/registration.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatAge, formatDateTime } from '#web/ui/dates.ts'
import { MsasaTree } from '#web/ui/drawings/msasa-tree.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'
import { type Place, PlaceList } from '#web/ui/place-list.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { registrations } from './queries.ts'
import { failures } from './texts.ts'

/** An administrator's start page: the providers who wait to be checked, and what was decided. */
export function AdminPage() {
  return (
    <Main>
      <PageHeading
        title="Administration"
        lead="Providers who wait to be checked. Nothing of any patient is shown here."
      />
      <Waiting />
      <Decided />
      <Section title="Also here">
        <PlaceList places={places} />
      </Section>
      <LusakaTimeNote />
    </Main>
  )
}

const places: readonly Place[] = [
  {
    to: '/admin/group-sessions',
    icon: 'chat',
    title: 'Group sessions',
    text: 'Plan one, or call one off.',
  },
]

const nameOf = ({ provider }: RegistrationForAdmin) => provider.full_name || 'No name given'

const placeOf = ({ id }: RegistrationForAdmin) => `/admin/provider-registrations/${id}` as const

const who: Column<RegistrationForAdmin> = {
  header: 'Provider',
  cell: (row) => (
    <>
      <Link to={placeOf(row)} className="link">
        {nameOf(row)}
      </Link>
      <span className="block font-normal text-muted">{row.provider.specialty}</span>
    </>
  ),
}

const registered: Column<RegistrationForAdmin> = {
  header: 'Registered with',
  cell: ({ registration_body, registration_number }) => (
    <span className="wrap-anywhere">
      {registration_body}
      <span className="block text-muted">{registration_number}</span>
    </span>
  ),
}

function Waiting() {
  const { data, error, refetch } = useQuery(registrations('pending'))
  const now = useNow()
  const columns: readonly Column<RegistrationForAdmin>[] = [
    who,
    registered,
    {
      header: 'Asks for',
      cell: ({ provider }) => (provider.provider_status === 'approved' ? 'Renewal' : 'Admission'),
    },
    { header: 'Waiting', cell: ({ submitted_at }) => formatAge(submitted_at, now) },
  ]
  return (
    <Section title={data ? `Waiting (${data.length})` : 'Waiting'}>
      {data ? (
        data[0] ? (
          <>
            <DataTable
              caption="Providers who wait to be checked, those who wait longest first"
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
            />
            <p className="mt-6">
              <LinkButton to={placeOf(data[0])}>Check the first</LinkButton>
            </p>
          </>
        ) : (
          <EmptyState drawing={<MsasaTree width={180} />} text="Nobody waits to be checked." />
        )
      ) : error ? (
        <FailedState title={failures.queue} failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Section>
  )
}

const decided: readonly Column<RegistrationForAdmin>[] = [
  who,
  registered,
  { header: 'Decision', cell: ({ status }) => (status === 'approved' ? 'Approved' : 'Refused') },
  {
    header: 'Decided',
    cell: ({ decided_at }) => (decided_at ? formatDateTime(decided_at) : '–'),
  },
]

function Decided() {
  const approved = useQuery(registrations('approved'))
  const refused = useQuery(registrations('refused'))
  const rows =
    approved.data &&
    refused.data &&
    [...approved.data, ...refused.data].toSorted((one, other) =>
      (other.decided_at ?? '').localeCompare(one.decided_at ?? ''),
    )
  const error = approved.error ?? refused.error
  return (
    <Section title={rows ? `Decided (${rows.length})` : 'Decided'}>
      {rows ? (
        rows.length > 0 ? (
          <DataTable
            boxed
            caption="Registrations that were decided, the latest first"
            columns={decided}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <p>Nothing has been decided yet.</p>
        )
      ) : error ? (
        <FailedState
          title={failures.queue}
          failure={error}
          onRetry={() => {
            void approved.refetch()
            void refused.refetch()
          }}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { RegistrationForAdmin } from '#domain/practice/registration.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { formatAge, formatDateTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { registrations } from '#web/admin/queries.ts'
import { DecidedList, Queue } from '#web/admin/queue.tsx'

const placeOf = ({ id }: RegistrationForAdmin) => `/admin/provider-registrations/${id}` as const

const who: Column<RegistrationForAdmin> = {
  header: 'Provider',
  cell: (row) => (
    <>
      <Link to={placeOf(row)} className="link wrap-anywhere" translate="no">
        {row.provider.full_name || 'No name given'}
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

const asksFor: Column<RegistrationForAdmin> = {
  header: 'Asks for',
  cell: ({ provider }) => (provider.provider_status === 'approved' ? 'Renewal' : 'Admission'),
}

/** The providers whose registration is pending. */
export function ProviderQueue() {
  const now = useNow()
  return (
    <Queue
      title="Providers who wait"
      caption="Providers who wait to be checked, those who wait longest first"
      query={useQuery(registrations('pending'))}
      columns={[
        who,
        registered,
        asksFor,
        {
          header: 'Waiting',
          cell: ({ submitted_at }) => (
            <span className="whitespace-nowrap">{formatAge(submitted_at, now)}</span>
          ),
        },
      ]}
      placeOf={placeOf}
      empty="No providers to approve."
    />
  )
}

const decision: Column<RegistrationForAdmin> = {
  header: 'Decision',
  cell: ({ status }) => (status === 'approved' ? 'Approved' : 'Rejected'),
}

const decidedOn: Column<RegistrationForAdmin> = {
  header: 'Decided',
  cell: ({ decided_at }) => (decided_at ? formatDateTime(decided_at) : null),
}

/** The registrations that were decided. */
export function DecidedProviders() {
  return (
    <DecidedList
      title="Providers decided on"
      caption="Decided registrations, newest first"
      queries={[useQuery(registrations('approved')), useQuery(registrations('refused'))]}
      columns={[who, registered, decision, decidedOn]}
      empty="Nothing has been decided yet."
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { QueuedCheckIn } from '#domain/check-ins/schema.ts'
import { monthName } from '#web/check-ins/texts.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatAge, formatDayAndTime } from '#web/platform/values/dates.ts'
import { ClaimButton } from '#web/practice/claims/claim-button.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { claimCheckIn } from './check-in-queries.ts'
import { ClaimedCheckIn } from './claimed-check-in.tsx'

/** One check-in: how long it waits, by when it is due, who has it, and what the therapist can do. */
export function CheckInCard({ row }: { row: QueuedCheckIn }) {
  const client = useQueryClient()
  const now = useNow()
  const { month, due_at, created_at, claimed_by_name, person, said } = row
  const isLate = now > Date.parse(due_at)
  const age = formatAge(created_at, now)
  return (
    <Card className="grid gap-3">
      {row.reads_first ? <p className="font-bold text-danger">Read this check-in first.</p> : null}
      <p className={isLate ? 'font-bold text-danger' : 'text-muted'}>
        {isLate ? 'Late: it was due by' : 'Due by'} {formatDayAndTime(due_at)}.{' '}
        {age === 'just now' ? 'Sent just now.' : `Waiting ${age}.`}
      </p>
      <h2 className="text-lg" translate="no">
        {person?.name ?? `Check-in for ${monthName(month)}`}
      </h2>
      {person && said ? (
        <>
          <p>
            <PatientIdentity person={person} />
            {monthName(month)}
          </p>
          <ClaimedCheckIn id={row.id} person={person} said={said} />
        </>
      ) : claimed_by_name ? (
        <p>{claimed_by_name} has this check-in.</p>
      ) : (
        <ClaimButton
          what="check-in"
          label={`due by ${formatDayAndTime(due_at)}`}
          onClaim={() => claimCheckIn(client, row.id)}
        />
      )}
    </Card>
  )
}

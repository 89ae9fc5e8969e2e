import { useQueryClient } from '@tanstack/react-query'
import type { QueuedCallBack } from '#domain/call-backs/schema.ts'
import { momentOf } from '#domain/call-backs/windows.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatWindow } from '#web/platform/values/call-window.ts'
import { ClaimButton } from '#web/practice/claims/claim-button.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { claimCall } from './call-back-queries.ts'
import { ClaimedCall } from './claimed-call.tsx'

const moments = { late: 'Late', now: 'Now', coming: 'Later' } as const

/** One request: its time, who has it, and what the therapist can do. */
export function CallBackCard({ row }: { row: QueuedCallBack }) {
  const client = useQueryClient()
  const now = useNow()
  const { attempts, claimed_by_name, person } = row
  const moment = momentOf(row, now)
  return (
    <Card>
      <p className={moment === 'late' ? 'wait-age' : 'kicker'}>{moments[moment]}</p>
      <h2 className="text-lg" translate="no">
        {person?.name ?? formatWindow(row, now)}
      </h2>
      {person ? (
        <p>
          <PatientIdentity person={person} />
          {formatWindow(row, now)}
        </p>
      ) : null}
      {attempts > 0 ? <p>One call was not answered. One more attempt.</p> : null}
      {person ? (
        <ClaimedCall row={row} person={person} />
      ) : claimed_by_name ? (
        <p>{claimed_by_name} has this call.</p>
      ) : (
        <ClaimButton
          what="call"
          label={formatWindow(row, now)}
          onClaim={() => claimCall(client, row.id)}
        />
      )}
    </Card>
  )
}

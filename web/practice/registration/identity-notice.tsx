import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { StrokeIcon, strokes } from '#web/ui/icon.tsx'
import { statusStrokes } from '#web/ui/icons/status-strokes.ts'
import { ownIdentityChange } from './identity-queries.ts'

/**
 * The pending change of the provider's name, specialty and qualifications, or why it was rejected.
 */
export function IdentityNotice() {
  const { data: change } = useQuery(ownIdentityChange)
  if (!change || change.status === 'approved') return null
  const { full_name, specialty, qualifications, submitted_at, reason } = change
  const isWaiting = change.status === 'pending'
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-bold text-copper">
        <StrokeIcon d={isWaiting ? statusStrokes.hourglass : strokes.alert} />
        {isWaiting ? 'Waiting for approval' : 'Your change was not approved'}
      </p>
      <p>
        {isWaiting
          ? `Sent ${formatDateTime(submitted_at)}. Patients see what is shown here until we approve it.`
          : `Patients see what is shown here. The reason: ${reason ?? ''}`}
      </p>
      <FactList
        facts={[
          ['Name', full_name],
          ['Specialty', specialty],
          ['Qualifications', qualifications.join('; ')],
        ]}
      />
    </div>
  )
}

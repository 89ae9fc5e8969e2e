import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '#domain/calls/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatAge, formatTime } from '#web/platform/values/dates.ts'
import { admitPatient } from '../queries.ts'
import { errorTitles } from '../texts.ts'

/** Until the provider admits the patient. */
export function WaitingRoom({ call }: { call: Call }) {
  return (
    <div className="call-part">
      {call.role === 'patient' ? (
        <>
          <p role="status" className="text-lg font-bold">
            You are in the waiting room. Your provider lets you in.
          </p>
          <p>Keep this page open. The call starts here.</p>
        </>
      ) : (
        <Patient call={call} />
      )}
    </div>
  )
}

function Patient({ call }: { call: Call }) {
  const client = useQueryClient()
  const now = useNow()
  const admitting = useAction(() => admitPatient(client, call.appointment_id), {
    failure: errorTitles.admitting,
  })
  const { other, phase, waiting_since } = call
  // A participant who has closed the page still counts as waiting until they return.
  const isWaiting = phase === 'waiting' && other.is_present
  const age = waiting_since ? formatAge(waiting_since, now) : ''
  return (
    <>
      <p role="status" className="text-lg font-bold wrap-anywhere">
        {isWaiting
          ? `${other.full_name} is in the waiting room.`
          : `${other.full_name} is not here yet.`}
      </p>
      {isWaiting ? (
        <>
          {waiting_since ? (
            <p>
              Since {formatTime(waiting_since)}
              {age && age !== 'just now' ? `, for ${age}` : ''}.
            </p>
          ) : null}
          <div className="form-actions">
            <ActionButton action={admitting} busyLabel="Admitting...">
              Admit
            </ActionButton>
          </div>
        </>
      ) : (
        <p>Keep this page open. It shows you when your patient enters the waiting room.</p>
      )}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { Appointment, WaitingEntry } from '#domain/appointments/schema.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { timeOf } from './when.ts'
import { askForEarlier, stopAsking } from './own-queries.ts'
import { useAction } from '#web/ui/actions/use-action.ts'

/**
 * The waiting list, as a switch of one appointment. It shows what the server has, not what was
 * pressed.
 */
export function EarlierTime({
  appointment,
  entry,
}: {
  appointment: Appointment
  entry: WaitingEntry | undefined
}) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const change = useAction(async () => {
    const sent = { appointment_id: appointment.id }
    if (entry) await stopAsking(client, entry.id)
    else await askForEarlier(client, { ...sent, id: retry.keyFor(sent) })
    retry.reset()
  })

  return (
    <div className="border-t border-hairline pt-2">
      <label className="choice choice-plain">
        <input
          className="choice-mark"
          type="checkbox"
          checked={entry !== undefined}
          aria-disabled={change.isBusy}
          onChange={() => void change.run()}
        />
        <span className="choice-name">
          Tell me if an earlier time comes free
          <VisuallyHidden> than {timeOf(appointment)}</VisuallyHidden>
        </span>
      </label>
      <p role="status" className="text-muted">
        {change.isBusy
          ? 'Saving...'
          : entry && !entry.offer
            ? 'You are on the waiting list. You will get an email, and two hours to answer.'
            : ''}
      </p>
      {change.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(change.failure)}
        </p>
      ) : null}
    </div>
  )
}

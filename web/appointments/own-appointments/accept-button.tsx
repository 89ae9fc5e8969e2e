import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import { nameIdOf } from './when.ts'
import { accept } from './own-queries.ts'
import { toasts } from '../texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

const fetchChange = loadOnce(async () => (await import('../series-queries.ts')).changeFollowing)

/** Accepts the time that a provider has proposed, or all that follow in its series too. */
export function AcceptButton({
  appointment: { id, ...appointment },
  count = 1,
}: {
  appointment: Appointment
  /** More than one: those that follow in its series are accepted too. */
  count?: number
}) {
  const client = useQueryClient()
  const send = async () =>
    count > 1 ? (await fetchChange())(client, id, 'acceptance') : accept(client, id)
  const accepting = useAction(send, {
    success: count > 1 ? toasts.acceptedAll : toasts.accepted,
    failure: 'Error',
  })
  return (
    <ActionButton
      aria-describedby={nameIdOf({ id, ...appointment })}
      action={accepting}
      busyLabel="Accepting..."
    >
      {count > 1 ? `Accept all ${count}` : 'Accept'}
    </ActionButton>
  )
}

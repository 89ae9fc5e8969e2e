import { useQueryClient } from '@tanstack/react-query'
import type { Agreement } from '#domain/appointments/agreement.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { agree } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'

/** The patient has said to the desk that the proposed time suits them: it is confirmed. */
export function AgreeButtons({ id, onDone }: { id: string; onDone: () => void }) {
  const client = useQueryClient()
  const action = useAction(
    async (agreed_how: Agreement) => {
      await agree(client, id, { agreed_how })
      onDone()
    },
    { success: toasts.agreed, failure: toasts.notAgreed },
  )
  const ways = [
    ['by phone', 'Agreed by phone'],
    ['at the clinic', 'Agreed here'],
  ] as const
  return ways.map(([how, label]) => (
    <ActionButton key={how} action={{ ...action, run: () => action.run(how) }}>
      {label}
    </ActionButton>
  ))
}

import { useQueryClient } from '@tanstack/react-query'
import type { Agreement } from '#domain/appointments/agreement.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { agree } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'

interface AgreeButtonsProps {
  id: string
  getsEmail: boolean
  onDone: () => void
}

/** The patient has said to the desk that the proposed time suits them: it is confirmed. */
export function AgreeButtons({ id, getsEmail, onDone }: AgreeButtonsProps) {
  const client = useQueryClient()
  const action = useAction(
    async (agreed_how: Agreement) => {
      await agree(client, id, { agreed_how })
      onDone()
    },
    { success: toasts.agreed(getsEmail), failure: toasts.notAgreed },
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

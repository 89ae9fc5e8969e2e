import { useEffect, useRef, useState } from 'react'
import { canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useNow } from '#web/platform/use-now.ts'
import { whichOf } from '../patient-name.ts'
import { useMarkStatusMutation } from './use-mark-status-mutation.ts'

const fetchDialog = async () => (await import('./decline-dialog.tsx')).DeclineDialog

/** Declines a request in its row, or withdraws a proposal, after a question. */
export function DeclineButton({ appointment }: { appointment: ProviderAppointment }) {
  const [isAsking, setAsking] = useState(false)
  const { Part: Question, bring } = useLazyComponent(fetchDialog, errorTitles.details)
  const { run: mark } = useMarkStatusMutation(appointment.id)
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<HTMLElement>(null)
  const now = new Date(useNow())

  // A declined request leaves the day, with this button: the keyboard focus stays in the list.
  useEffect(() => () => focusNext.current?.focus(), [])

  const isRequest = appointment.status === 'requested'
  if (!isRequest || !canTransition(appointment, 'cancelled', 'provider', now)) return null

  async function ask() {
    if (await bring()) setAsking(true)
  }

  async function decline() {
    focusNext.current = button.current?.closest('ol') ?? null
    if ((await mark('cancelled')) === 'failed') focusNext.current = null
  }

  return (
    <>
      <Button ref={button} variant="quiet" onClick={() => void ask()}>
        {appointment.requested_by === 'provider' ? 'Withdraw' : 'Decline'}
        <VisuallyHidden> {whichOf(appointment)}</VisuallyHidden>
      </Button>
      {Question ? (
        <Question
          appointment={appointment}
          open={isAsking}
          onClose={() => setAsking(false)}
          onDecline={decline}
        />
      ) : null}
    </>
  )
}

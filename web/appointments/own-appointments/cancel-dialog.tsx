import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { timeOf } from './when.ts'
import { RuleOfCancelling } from '../charge-rule.tsx'
import { isProposal } from '../order.ts'
import { cancel, nameOf } from './own-queries.ts'
import { changeFollowing } from '../series-queries.ts'
import { toasts } from '../texts.ts'

const wordsOf = (isProposed: boolean, isSeveral: boolean) => {
  const noun = isSeveral ? 'appointments' : 'appointment'
  return isProposed
    ? {
        title: 'Decline the appointment on',
        confirmLabel: `Decline ${noun}`,
        busyLabel: 'Declining...',
        cancelLabel: 'Not now',
        notice: isSeveral ? toasts.declinedAll : toasts.declined,
      }
    : {
        title: 'Cancel the appointment on',
        confirmLabel: `Cancel ${noun}`,
        busyLabel: 'Cancelling...',
        cancelLabel: isSeveral ? 'Keep them' : 'Keep it',
        notice: isSeveral ? toasts.cancelledAll : toasts.cancelled,
      }
}

/** Asks before an appointment is cancelled, or a proposal declined, perhaps with those that follow. */
export function CancelDialog({
  appointments: [appointment, ...following],
  onClose,
}: {
  /** The first is the one that was chosen. */
  appointments: readonly Appointment[]
  onClose: () => void
}) {
  const client = useQueryClient()

  // The pressed button is removed with its appointment, perhaps with the whole list: the focus must
  // not be lost.
  useEffect(() => {
    if (!appointment) return
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [appointment])

  const isSeveral = following.length > 0
  async function leave({ id }: Appointment, notice: { title: string; text: string }) {
    try {
      if (isSeveral) await changeFollowing(client, id, 'cancellation')
      else await cancel(client, id)
      toast(notice)
    } catch (failure) {
      toast(toasts.notCancelled)
      throw failure
    }
  }

  if (!appointment) return null
  const { title, notice, ...labels } = wordsOf(isProposal(appointment), isSeveral)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${title} ${timeOf(appointment)}${isSeveral ? `, and ${following.length} later` : ''}?`}
      {...labels}
      onConfirm={() => leave(appointment, notice)}
    >
      <p>
        {appointment.session_type}, with {nameOf(appointment.provider)}. The{' '}
        {isSeveral ? 'times' : 'time'} may go to someone else, so this cannot be undone.
      </p>
      {isProposal(appointment) ? null : <RuleOfCancelling appointment={appointment} />}
      {isSeveral ? (
        <ul>
          {[appointment, ...following].map((one) => (
            <li key={one.id}>{timeOf(one)}</li>
          ))}
        </ul>
      ) : null}
    </ConfirmDialog>
  )
}

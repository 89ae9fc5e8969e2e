import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { timeOf } from './when.ts'
import { isProposal } from '../order.ts'
import { cancel, nameOf } from './own-queries.ts'
import { notices } from '../texts.ts'

/** Asks before an appointment is cancelled, or a proposal declined. */
export function CancelDialog({
  appointment,
  onClose,
}: {
  appointment: Appointment | undefined
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

  async function leave({ id }: Appointment, notice: { title: string; text: string }) {
    try {
      await cancel(client, id)
      toast(notice)
    } catch (failure) {
      toast(notices.notCancelled)
      throw failure
    }
  }

  if (!appointment) return null
  const words = isProposal(appointment)
    ? {
        title: 'Decline the appointment on',
        confirmLabel: 'Decline appointment',
        busyLabel: 'Declining...',
        cancelLabel: 'Not now',
        notice: notices.declined,
      }
    : {
        title: 'Cancel the appointment on',
        confirmLabel: 'Cancel appointment',
        busyLabel: 'Cancelling...',
        cancelLabel: 'Keep it',
        notice: notices.cancelled,
      }
  const { title, notice, ...labels } = words
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${title} ${timeOf(appointment)}?`}
      {...labels}
      onConfirm={() => leave(appointment, notice)}
    >
      <p>
        {appointment.session_type}, with {nameOf(appointment.provider)}. The time may go to someone
        else, so this cannot be undone.
      </p>
    </ConfirmDialog>
  )
}

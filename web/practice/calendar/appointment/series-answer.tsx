import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { answerSeries } from '../appointment-queries.ts'

/** Confirms or declines all that is requested of a series at once. */
export function SeriesAnswer({
  appointment: { id },
  onDone,
}: {
  appointment: ProviderAppointment
  onDone: () => void
}) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  async function answer(status: 'confirmed' | 'cancelled') {
    await answerSeries(client, id, status)
    onDone()
  }
  const confirming = useAction(() => answer('confirmed'), {
    success: { title: 'Success', text: 'All sessions confirmed.' },
    failure: 'Error',
  })
  return (
    <>
      <p>This is one of several sessions that were requested together.</p>
      <div className="form-actions">
        <ActionButton action={confirming} busyLabel="Confirming...">
          Confirm all
        </ActionButton>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Decline all
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Decline all requests of this series?"
        confirmLabel="Decline"
        busyLabel="Declining..."
        onConfirm={() => answer('cancelled')}
      >
        <p>The patient gets one email, and the times are free again. You cannot undo this.</p>
      </ConfirmDialog>
    </>
  )
}

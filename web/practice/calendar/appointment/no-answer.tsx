import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { noAnswerWindow } from '#domain/appointments/session-phone.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { reloadAppointments } from '../appointment-queries.ts'
import { nameOf } from '../patient-name.ts'

const { provider } = api<'providerAppointments'>(authenticatedFetch)

interface NoAnswerProps {
  appointment: ProviderAppointment
  now: number
}

/** In a Phone session: its provider says that the patient did not answer, and the patient is notified. */
export function NoAnswer({ appointment, now }: NoAnswerProps) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { id, no_answer_at } = appointment
  const { from, until } = noAnswerWindow(appointment)

  async function report() {
    await provider.appointments[':id']['no-answer'].$post({ param: { id } })
    await reloadAppointments(client)
  }

  if (no_answer_at)
    return (
      <p role="status">The patient did not answer. They got an email with a link to other times.</p>
    )
  if (now < from || now >= until) return null
  return (
    <>
      <div className="form-actions">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Did not answer
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Did ${nameOf(appointment)} not answer the phone?`}
        confirmLabel="Did not answer"
        confirmVariant="leaf"
        busyLabel="Saving..."
        cancelLabel="Not now"
        onConfirm={report}
      >
        <p>They get an email with a link to other times. You can then complete the session.</p>
      </ConfirmDialog>
    </>
  )
}

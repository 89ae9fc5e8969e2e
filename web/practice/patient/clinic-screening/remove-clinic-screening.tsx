import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { reloadPatientPage } from '../patient-page-queries.ts'
import { removeClinicScreening, restoreClinicScreening } from './clinic-screening-queries.ts'

/** Removes a questionnaire that this provider recorded, with a reason that the patient reads. It can be taken back. */
export function RemoveClinicScreening({ screening }: { screening: ScreeningResult }) {
  const { id, user_id, created_at } = screening
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const at = formatDateTime(created_at)
  if (!isOpen)
    return (
      <Button variant="quiet" data-adds-fields="reason" data-of={id} onClick={() => setOpen(true)}>
        Remove
        <VisuallyHidden> the result of {at}</VisuallyHidden>
      </Button>
    )
  return (
    <Form
      schema={async () => (await import('#domain/practice/clinic-screenings.ts')).screeningRemoval}
      submitLabel="Remove result"
      busyLabel="Removing..."
      onSubmit={async ({ reason }) => {
        await removeClinicScreening(user_id, id, reason)
        toastUndo({
          title: 'Removed',
          text: `The result of ${at} is no longer in the record. A safety alert that it raised stays.`,
          undo: () =>
            restoreClinicScreening(user_id, id).finally(() => void reloadPatientPage(client)),
          undone: 'The result is in the record again.',
          failure: 'The result is not back',
        })
        await reloadPatientPage(client)
      }}
      actions={
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Not now
        </Button>
      }
    >
      <TextField
        name="reason"
        label="Why"
        hint="The patient reads this, with your name, and gets an email."
        maxLength={300}
        autoComplete="off"
      />
    </Form>
  )
}

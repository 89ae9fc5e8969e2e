import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvitedRecord } from '#domain/practice/clinic-records.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { addPatient } from './clinic-record-queries.ts'
import { InvitationSheet } from './invitation-sheet.tsx'
import { PersonFields } from './person-fields.tsx'

/** Adds a walk-in patient, who is invited by email or with a code. */
export function AddPatientDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [invited, setInvited] = useState<InvitedRecord>()

  function close() {
    setInvited(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title="Add New Patient">
      {invited ? (
        <InvitationSheet invited={invited} onClose={close} />
      ) : (
        <AddPatientForm onAdded={setInvited} onClose={close} />
      )}
    </Dialog>
  )
}

function AddPatientForm({
  onAdded,
  onClose,
}: {
  onAdded: (invited: InvitedRecord) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('#domain/practice/clinic-records.ts')).clinicRecordForm}
      submitLabel="Add patient"
      busyLabel="Adding..."
      onSubmit={async (values) => {
        const invited = await addPatient(client, { ...values, id: retry.keyFor(values) })
        retry.reset()
        onAdded(invited)
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>
        Only you see this record. The patient is asked whether they want it in their account, or
        erased.
      </p>
      <PersonFields />
      <TextAreaField
        name="notes"
        label="Notes on this visit"
        hint="They move to the patient’s record with you. A copy of all their data contains them then."
        rows={3}
        maxLength={2000}
        optional
      />
    </Form>
  )
}

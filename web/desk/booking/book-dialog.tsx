import { nameAtDesk } from '../names.ts'
import { useState } from 'react'
import type { FoundPatient } from '#domain/desk/booking.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BookForm } from './book-form.tsx'
import { FindPatient } from './find-patient.tsx'
import type { DeskInvitation } from '#domain/desk/invitations.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { InvitationSheet } from '#web/practice/patients/invited/invitation-sheet.tsx'
import { PersonFields } from '#web/practice/patients/invited/person-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { invite } from './booking-queries.ts'
import { ProviderField } from './provider-field.tsx'

/** A walk-in patient of a provider, who is invited by email or with a code. */
function InvitePatient({ onClose }: { onClose: () => void }) {
  const retry = useIdempotencyKey()
  const [invited, setInvited] = useState<DeskInvitation>()
  if (invited) return <InvitationSheet invited={invited} onClose={onClose} />
  return (
    <Form
      schema={async () => (await import('#domain/desk/invitations.ts')).deskInvitationForm}
      submitLabel="Add patient"
      busyLabel="Adding..."
      onSubmit={async (typed) => {
        const made = await invite({ ...typed, id: retry.keyFor(typed) })
        retry.reset()
        setInvited(made)
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>
        The provider sees this visit. Once the patient has an account, you find them here and can
        book for them.
      </p>
      <ProviderField />
      <PersonFields />
    </Form>
  )
}

/** Books for a patient who is found, or invites one who is new. */
export function BookDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const [patient, setPatient] = useState<FoundPatient>()
  const [isNew, setNew] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        patient
          ? `A visit for ${nameAtDesk(patient)}`
          : isNew
            ? 'Add a new patient'
            : 'Book a visit'
      }
    >
      {patient ? (
        <BookForm patient={patient} day={day} onClose={onClose} />
      ) : isNew ? (
        <InvitePatient onClose={onClose} />
      ) : (
        <FindPatient
          onFound={setPatient}
          actions={
            <>
              <Button variant="quiet" onClick={() => setNew(true)}>
                Add a new patient
              </Button>
              <Button variant="quiet" onClick={onClose}>
                Not now
              </Button>
            </>
          }
        />
      )}
    </Dialog>
  )
}

import { useState } from 'react'
import type { FoundPatient } from '#domain/desk/booking.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { BookForm } from './book-form.tsx'
import { FindPatient } from './find-patient.tsx'
import { InvitePatient } from './invite-patient.tsx'

/** Books for a patient who is found, or invites one who is new. */
export function BookDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const [patient, setPatient] = useState<FoundPatient>()
  const [isNew, setNew] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        patient ? `A visit for ${patient.full_name}` : isNew ? 'Add a new patient' : 'Book a visit'
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

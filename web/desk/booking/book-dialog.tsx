import { useState } from 'react'
import type { DeskPatient } from '#domain/registrations/desk-search.ts'
import { RegisterPatient } from '#web/registrations/register-patient.tsx'
import { RegisteredPerson } from '#web/registrations/registered-person.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { nameAtDesk } from '../names.ts'
import { BookForm, type WantedTime } from './book-form.tsx'
import { FindPatient } from './find-patient.tsx'

export type Bookable = Pick<DeskPatient, 'id' | 'full_name' | 'phone_number' | 'gets_email'>

/** Books for a patient who is found, or registers one who is new. */
export function BookDialog({
  day,
  wanted,
  patient: known,
  onClose,
}: {
  day: string
  wanted?: WantedTime | undefined
  /** Whom the page has found already. */
  patient?: Bookable | undefined
  onClose: () => void
}) {
  const [patient, setPatient] = useState(known)
  const [opened, setOpened] = useState<Bookable>()
  const [isNew, setNew] = useState(false)
  const title = patient
    ? `A visit for ${nameAtDesk(patient)}`
    : opened
      ? nameAtDesk(opened)
      : isNew
        ? 'Register a patient'
        : 'Book a visit'
  return (
    <Dialog open onClose={onClose} title={title}>
      {patient ? (
        <BookForm patient={patient} day={day} wanted={wanted} onClose={onClose} />
      ) : opened ? (
        <RegisteredPerson id={opened.id} onBook={setPatient} onClose={onClose} />
      ) : isNew ? (
        <RegisterPatient onSame={setPatient} onBook={setPatient} onClose={onClose} />
      ) : (
        <FindPatient
          onFound={setPatient}
          onOpen={setOpened}
          actions={
            <>
              <Button
                variant="quiet"
                data-adds-fields="full_name"
                data-of="new"
                onClick={() => setNew(true)}
              >
                Register a patient
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

import type { PatientRow } from '#domain/practice/patients.ts'
import { RegisteredPerson } from '#web/registrations/registered-person.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'

interface RegisteredDialogProps {
  patient: PatientRow
  onClose: () => void
}

/** What a patient without a login agreed to, and the code with which they set one up. */
export function RegisteredDialog({ patient, onClose }: RegisteredDialogProps) {
  return (
    <Dialog open onClose={onClose} title={nameOfPatient(patient)}>
      <RegisteredPerson id={patient.id} onClose={onClose} />
    </Dialog>
  )
}

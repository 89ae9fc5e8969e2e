import { useQueryClient } from '@tanstack/react-query'
import { RegisterPatient } from '#web/registrations/register-patient.tsx'
import { refreshPatients } from '#web/practice/patients/patient-queries.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Registers a person whom the provider sees now, with or without a way to log in. */
export function AddPatientDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <Dialog open={open} onClose={onClose} title="Add New Patient">
      {open ? (
        <RegisterPatient
          hasNotes
          onClose={onClose}
          onRegistered={() => void refreshPatients(client)}
        />
      ) : null}
    </Dialog>
  )
}

import { useState } from 'react'
import type { PatientMatch } from '#domain/registrations/schema.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RegisterPatient } from './register-patient.tsx'
import { RegisteredPerson } from './registered-person.tsx'

/** Registers a person, or opens who is registered already. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [known, setKnown] = useState<PatientMatch>()
  return (
    <Dialog open onClose={onClose} title="Register a patient">
      {known?.is_registered ? (
        <RegisteredPerson id={known.id} onClose={onClose} />
      ) : known ? (
        <p className="wrap-anywhere">
          <span translate="no">{known.full_name}</span> came with an account of their own. Nothing
          more is needed.
        </p>
      ) : (
        <RegisterPatient onSame={setKnown} onClose={onClose} />
      )}
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { CodeSheet } from './code-sheet.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentList } from './consent-list.tsx'
import { EraseRegistration } from './erase-registration.tsx'
import { CorrectRegistration } from './correct-registration.tsx'
import { PersonLines } from './person-lines.tsx'

interface RegisteredStepsProps {
  patient: RegisteredPatient
  onBook?: ((patient: RegisteredPatient) => void) | undefined
  onClose: () => void
}

/** What can be done for a registered person: book, record what they agreed to, and for their provider, a code for a login. */
export function RegisteredSteps({ patient: known, onBook, onClose }: RegisteredStepsProps) {
  const [patient, setPatient] = useState(known)
  // The desk and admins enter the number that counts with the code: they do not have the code as well.
  const role = useProfile().data?.role
  const isProvider = role === 'provider'
  const [step, setStep] = useState<'correct' | 'erase'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (step === 'correct')
    return (
      <CorrectRegistration
        patient={patient}
        onChanged={(changed) => {
          setPatient(changed)
          setStep(undefined)
        }}
        onBack={() => setStep(undefined)}
      />
    )
  if (step === 'erase')
    return (
      <EraseRegistration patient={patient} onErased={onClose} onBack={() => setStep(undefined)} />
    )
  return (
    <div className="grid gap-6">
      <h3 ref={heading} tabIndex={-1}>
        Registered
      </h3>
      <PersonLines person={patient} noEmail={!patient.gets_email} />
      {onBook ? <Button onClick={() => onBook(patient)}>Book a visit</Button> : null}
      {patient.gets_email ? null : (
        <div className="form-actions">
          <Button
            variant="quiet"
            data-adds-fields="born_in"
            data-of={patient.id}
            onClick={() => setStep('correct')}
          >
            Correct the registration
          </Button>
          {role === 'admin' ? (
            <Button variant="quiet" onClick={() => setStep('erase')}>
              Erase the record
            </Button>
          ) : null}
        </div>
      )}
      <section aria-label="Consent" className="grid gap-4">
        <h3>Consent</h3>
        {patient.gets_email ? (
          <p>They have a login now, and agree and withdraw in their own account.</p>
        ) : (
          <>
            <ConsentList patient={patient} onChanged={setPatient} />
            <ConsentForm patient={patient} onRecorded={setPatient} />
          </>
        )}
      </section>
      {isProvider && !patient.gets_email ? <CodeSheet patient={patient} /> : null}
      <div className="form-actions screen-only">
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

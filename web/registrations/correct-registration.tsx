import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RegisteredPatient, RegistrationChanges } from '#domain/registrations/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { PersonFacts } from './person-facts.tsx'
import { RegisterFields } from './register-fields.tsx'
import { changeRegistration, storedRegistration } from './registration-queries.ts'

interface CorrectRegistrationProps {
  patient: RegisteredPatient
  onChanged: (patient: RegisteredPatient) => void
  onBack: () => void
}

/**
 * Corrects what the clinic has of a person. Where someone else has changed it meanwhile, both are shown: what was
 * typed stays in the form, and the next press saves it over what was shown.
 */
export function CorrectRegistration({ patient, onChanged, onBack }: CorrectRegistrationProps) {
  const client = useQueryClient()
  const [stored, setStored] = useState<RegisteredPatient>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function save(typed: RegistrationChanges) {
    try {
      const { version } = stored ?? patient
      const changed = await changeRegistration(client, patient.id, { ...typed, version })
      toast({ title: 'Saved', text: 'The registration is corrected.' })
      onChanged(changed)
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'stale_registration')
        setStored(await storedRegistration(client, patient.id))
      throw error
    }
  }

  return (
    <div className="grid gap-6">
      <h3 ref={heading} tabIndex={-1}>
        Correct the registration
      </h3>
      {stored ? (
        <section aria-label="What is stored now" className="grid gap-2">
          <h4>What is stored now</h4>
          <PersonFacts person={stored} />
          <p>Save puts what you typed below in its place.</p>
        </section>
      ) : null}
      <Form
        schema={async () => (await import('#domain/registrations/schema.ts')).correctionForm}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={save}
        actions={
          <Button variant="quiet" onClick={onBack}>
            Not now
          </Button>
        }
      >
        <RegisterFields known={patient} />
      </Form>
    </div>
  )
}

import { useState } from 'react'
import type {
  NewRegistration,
  PatientMatch,
  RegisteredPatient,
  RegistrationForm,
} from '#domain/registrations/schema.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { MatchList } from './match-list.tsx'
import { RegisterFields } from './register-fields.tsx'
import { findMatches, registerPatient } from './registration-queries.ts'
import { RegisteredSteps } from './registered-steps.tsx'

interface RegisterPatientProps {
  onClose: () => void
  /** What can be done with someone who is registered already; absent for a provider. */
  onSame?: ((match: PatientMatch) => void) | undefined
  /** Goes on with the person, to book for them. */
  onBook?: ((patient: RegisteredPatient) => void) | undefined
  onRegistered?: (() => void) | undefined
  /** Of a provider, who sees the person now. */
  hasNotes?: boolean
}

type Typed = RegistrationForm

/** Registers a person: the form, who may be the same, and then consent and the code for a login. */
export function RegisterPatient(props: RegisterPatientProps) {
  const { onClose, onSame, onBook, onRegistered, hasNotes } = props
  const retry = useIdempotencyKey()
  const [asked, setAsked] = useState<{ typed: Typed; matches: PatientMatch[] }>()
  const [registered, setRegistered] = useState<RegisteredPatient>()

  async function register(typed: Typed, more: Partial<NewRegistration> = {}) {
    const made = await registerPatient({ ...typed, ...more, id: retry.keyFor(typed) })
    retry.reset()
    onRegistered?.()
    setRegistered(made)
  }

  async function registerOrAsk(typed: Typed) {
    try {
      await register(typed)
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'likely_match') throw error
      const { full_name, gender, date_of_birth, born_in, phone_number, nrc, nhima_number } = typed
      const question = {
        full_name,
        gender,
        date_of_birth,
        born_in,
        phone_number,
        nrc,
        nhima_number,
      }
      setAsked({ typed, matches: await findMatches(question) })
    }
  }

  if (registered) return <RegisteredSteps patient={registered} onBook={onBook} onClose={onClose} />
  return (
    <>
      {asked ? (
        <MatchList
          matches={asked.matches}
          onSame={onSame}
          onAnother={() => register(asked.typed, { is_another_person: true })}
          onBack={() => setAsked(undefined)}
        />
      ) : null}
      {/* Hidden, not taken away: what was typed stays in it. */}
      <div hidden={asked !== undefined}>
        <Form
          schema={async () => (await import('#domain/registrations/schema.ts')).registrationForm}
          submitLabel="Register"
          busyLabel="Registering..."
          onSubmit={registerOrAsk}
          actions={
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          }
        >
          <RegisterFields />
          {hasNotes ? (
            <TextAreaField
              name="notes"
              label="Notes on this visit"
              hint="We record that you see them now. The notes are part of their record."
              rows={3}
              maxLength={2000}
              optional
            />
          ) : null}
        </Form>
      </div>
    </>
  )
}

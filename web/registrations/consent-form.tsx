import { useRef } from 'react'
import { consentTo } from '#domain/accounts/consent.ts'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { consentWords } from './consent-words.ts'
import { recordConsents } from './registration-queries.ts'

interface ConsentFormProps {
  patient: RegisteredPatient
  onRecorded: (patient: RegisteredPatient) => void
}

const options = Object.entries(consentWords).map(([value, { asked }]) => ({ value, label: asked }))

/** Records what a person without a login agreed to, on paper or in words. */
export function ConsentForm({ patient, onRecorded }: ConsentFormProps) {
  const open = options.filter(({ value }) => !patient.consents.includes(value))
  /** An id for each purpose, the same for a retry. */
  const ids = useRef(new Map<string, string>())
  const idFor = (purpose: string) => {
    const id = ids.current.get(purpose) ?? crypto.randomUUID()
    ids.current.set(purpose, id)
    return id
  }
  if (open.length === 0) return null
  return (
    <Form
      schema={async () => (await import('#domain/registrations/clinic-consent.ts')).consentForm}
      submitLabel="Record this"
      busyLabel="Recording..."
      onSubmit={async ({ purposes, given_how, given_by }) => {
        const consents = purposes.map((purpose) => ({
          id: idFor(purpose),
          ...consentTo(purpose),
        }))
        const given = { given_how, consents, ...(given_by ? { given_by } : {}) }
        const changed = await recordConsents(patient.id, given)
        ids.current.clear()
        onRecorded(changed)
      }}
    >
      <ChoiceCards name="purposes" label="They agree that" options={open} multiple />
      <ChoiceCards
        name="given_how"
        label="How they agreed"
        options={[
          { value: 'paper', label: 'On paper' },
          { value: 'words', label: 'In words' },
        ]}
        columns
      />
      <TextField
        name="given_by"
        label="Parent or guardian"
        hint="Of a person under 18: the name of who agreed."
        autoComplete="off"
        maxLength={200}
        optional
      />
    </Form>
  )
}

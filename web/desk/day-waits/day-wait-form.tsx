import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { topicFor } from '#domain/appointments/topics.ts'
import { bookableTypes } from '#web/appointments/booking/visit-type-queries.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { Bookable } from '../booking/book-dialog.tsx'
import { deskProviders } from '../booking/booking-queries.ts'
import { ProviderField } from '../booking/provider-field.tsx'
import { putOnList } from './day-wait-queries.ts'

interface DayWaitFormProps {
  patient: Bookable
  day: string
  onSaved: () => void
  onClose: () => void
}

/** With whom a patient wants a visit on a full day, of which kind, and how. */
export function DayWaitForm({ patient, day, onSaved, onClose }: DayWaitFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [provider, setProvider] = useState('')
  const [type, setType] = useState('')
  const { data: providers = [] } = useQuery(deskProviders)
  const { data: bookable = [] } = useQuery({
    ...bookableTypes(provider),
    enabled: provider !== '',
  })
  // Patients take what they are offered themselves, so it is of what they may book.
  const types = bookable.filter(({ self_booked }) => self_booked)
  const chosen = types.find(({ id }) => id === type) ?? types[0]
  return (
    <Form
      schema={async () => (await import('./day-wait-schema.ts')).dayWaitForm}
      submitLabel="Put on the list"
      busyLabel="Saving..."
      onSubmit={async ({ provider_id, session_type, whom }) => {
        const profession = providers.find(({ id }) => id === provider_id)?.profession
        const wanted = {
          patient_id: patient.id,
          day,
          session_type,
          about: topicFor(profession ?? null),
          ...(whom === 'anyone' ? {} : { provider_id }),
          ...(chosen ? { visit_type_id: chosen.id } : {}),
        }
        await putOnList(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        onSaved()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <ProviderField value={provider} onChoose={setProvider} />
      <SelectField
        name="whom"
        label="Who else would do?"
        options={[
          { value: 'provider', label: 'This provider alone' },
          { value: 'anyone', label: 'Anyone of this profession' },
        ]}
      />
      {types.length > 1 ? (
        <SelectField
          name="visit_type_id"
          label="Visit type"
          options={types.map(({ id, name, duration_minutes }) => ({
            value: id,
            label: `${name}, ${duration_minutes} minutes`,
          }))}
          value={chosen?.id ?? ''}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      ) : null}
      <SelectField
        name="session_type"
        label="How"
        options={offeredTypes(chosen?.session_types ?? ['In-person', 'Virtual', 'Phone']).map(
          (value) => ({ value, label: value }),
        )}
      />
    </Form>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionTypes } from '#domain/appointments/slots.ts'
import type { FoundPatient } from '#domain/desk/booking.ts'
import { TimeChoice, useTimeChoice } from '#web/appointments/booking/time-choice.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { nameAtDesk } from '../names.ts'
import { errorTitles, toasts } from '../texts.ts'
import { book, deskSlots } from './booking-queries.ts'
import { ProviderField } from './provider-field.tsx'

interface BookFormProps {
  patient: FoundPatient
  /** The day that the calendar shows. */
  day: string
  onClose: () => void
}

/** With whom, when and how: the time is proposed to the patient. */
export function BookForm({ patient, day: shownDay, onClose }: BookFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const firstDay = shownDay < today ? today : shownDay
  const [provider, setProvider] = useState('')
  const choice = useTimeChoice(firstDay)
  const slots = useQuery({ ...deskSlots(provider, choice.day), enabled: provider !== '' })

  return (
    <Form
      schema={async () => (await import('./book-schema.ts')).bookForm}
      submitLabel="Propose this time"
      busyLabel="Booking..."
      onSubmit={async (typed) => {
        const wanted = { ...typed, patient_id: patient.id }
        await book(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        toast(toasts.booked(nameAtDesk(patient)))
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <ProviderField
        value={provider}
        onChoose={(id) => {
          setProvider(id)
          choice.setTime(undefined)
        }}
      />
      <TimeChoice
        choice={choice}
        today={today}
        slots={provider ? slots : undefined}
        notYet="Choose a provider to see the free times."
        failed={errorTitles.slots}
        noneFree="No time is free on this day. Choose another day."
      />
      <ChoiceCards name="session_type" label="Session type" options={sessionTypes} columns />
    </Form>
  )
}

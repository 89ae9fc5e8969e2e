import '#web/appointments/appointments.css'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionTypes } from '#domain/appointments/slots.ts'
import type { FoundPatient } from '#domain/desk/booking.ts'
import { SlotChoice } from '#web/appointments/booking/slot-choice.tsx'
import { WeekStrip } from '#web/appointments/booking/week-strip.tsx'
import { useRetryId } from '#web/platform/calls/retry-id.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { failures, notices } from '../texts.ts'
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
  const retry = useRetryId()
  const today = dayOf(useNow())
  const firstDay = shownDay < today ? today : shownDay
  const [provider, setProvider] = useState('')
  const [day, setDay] = useState(firstDay)
  const [time, setTime] = useState<string>()

  // Another day, or provider, has other times: the earlier choice is not carried over.
  function chooseDay(next: string) {
    setDay(next)
    setTime(undefined)
  }

  return (
    <Form
      schema={async () => (await import('./book-schema.ts')).bookForm}
      submitLabel="Propose this time"
      busyLabel="Booking..."
      onSubmit={async (typed) => {
        const wanted = { ...typed, patient_id: patient.id }
        await book(client, { ...wanted, id: retry.idFor(wanted) })
        retry.settle()
        toast(notices.booked(patient.full_name || 'this patient'))
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
          setTime(undefined)
        }}
      />
      <input
        type="hidden"
        name="day"
        value={day}
        data-kept={firstDay}
        onInput={(event) => chooseDay(event.currentTarget.value)}
      />
      <input
        type="hidden"
        name="time"
        value={time ?? ''}
        data-kept=""
        onInput={(event) => setTime(event.currentTarget.value)}
      />
      <WeekStrip today={today} chosen={day} onChoose={chooseDay} />
      {provider ? (
        <Slots provider={provider} day={day} chosen={time} onChoose={setTime} />
      ) : (
        <p className="text-muted">Choose a provider to see the free times.</p>
      )}
      <ChoiceCards name="session_type" label="Session type" options={sessionTypes} columns />
    </Form>
  )
}

interface SlotsProps {
  provider: string
  day: string
  /** The instant at which the chosen slot starts. */
  chosen: string | undefined
  onChoose: (time: string) => void
}

function Slots({ provider, day, chosen, onChoose }: SlotsProps) {
  const query = useQuery(deskSlots(provider, day))
  return (
    <QueryView
      query={query}
      failed={failures.slots}
      waiting={<Skeleton lines={4} text="Loading times..." />}
    >
      {(slots) => (
        <SlotChoice
          day={day}
          slots={slots}
          chosen={chosen}
          onChoose={onChoose}
          noneFree="No time is free on this day. Choose another day."
        />
      )}
    </QueryView>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskPatient } from '#domain/registrations/desk-search.ts'
import { agreementOf } from '#web/appointments/agreement-answers.ts'
import { AgreementChoice } from '#web/appointments/agreement-choice.tsx'
import { timeOf } from '#web/appointments/booking/overbook-time.ts'
import { TimeChoice, useTimeChoice } from '#web/appointments/booking/time-choice.tsx'
import { useVisitTypeChoice, VisitTypeField } from '#web/appointments/booking/visit-type-field.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { nameAtDesk } from '../names.ts'
import { errorTitles, toasts } from '../texts.ts'
import { book, deskProviders, deskSlots } from './booking-queries.ts'
import { ProviderField } from './provider-field.tsx'

const fetchPrice = async () => (await import('./visit-price.tsx')).VisitPrice
const fetchWishes = async () => (await import('./desk-wishes.tsx')).DeskWishes

export interface WantedTime {
  provider_id: string
  /** ISO 8601. */
  starts_at: string
}

interface BookFormProps {
  patient: Pick<DeskPatient, 'id' | 'full_name' | 'phone_number' | 'gets_email'>
  /** The day that the calendar shows. */
  day: string
  /** The free time of a provider that was pressed on the calendar. */
  wanted?: WantedTime | undefined
  onClose: () => void
}

/** With whom, when and how: the time is booked where the patient has agreed, or else proposed. */
export function BookForm({ patient, day: shownDay, wanted: pressed, onClose }: BookFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const firstDay = shownDay < today ? today : shownDay
  const [provider, setProvider] = useState(pressed?.provider_id ?? '')
  const { data: providers = [] } = useQuery(deskProviders)
  const isReady = providers.find(({ id }) => id === provider)?.is_bookable ?? true
  const choice = useTimeChoice(firstDay, pressed?.starts_at)
  const types = useVisitTypeChoice(provider)
  const [isWishing, setWishing] = useState(false)
  function chooseProvider(id: string) {
    setProvider(id)
    choice.setTime(undefined)
  }
  const slots = useQuery({
    ...deskSlots(provider, choice.day, undefined, types.id),
    enabled: provider !== '',
  })

  return (
    <Form
      schema={async () => (await import('./book-schema.ts')).bookForm}
      submitLabel="Book this visit"
      busyLabel="Booking..."
      onSubmit={async ({ agreement, session_type, provider_id, ...typed }) => {
        const wanted = {
          session_type,
          provider_id,
          ...timeOf(typed, choice.day),
          ...types.sent,
          ...agreementOf(agreement),
          patient_id: patient.id,
        }
        await book(client, { ...wanted, id: retry.keyFor(wanted) })
        retry.reset()
        const name = nameAtDesk(patient)
        toast(toasts[agreement === 'ask' ? 'proposed' : 'booked'](name, patient.gets_email))
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      {patient.gets_email ? null : <p>No email reaches the patient: call them.</p>}
      <ProviderField value={provider} onChoose={chooseProvider} />
      <div>
        <Button variant="quiet" aria-expanded={isWishing} onClick={() => setWishing(!isWishing)}>
          Choose by language, topic or price
        </Button>
      </div>
      {isWishing ? (
        <Lazy
          load={fetchWishes}
          props={{
            onChoose: (id: string) => {
              chooseProvider(id)
              setWishing(false)
            },
          }}
          optional
        />
      ) : null}
      {/* The chosen time stays: it is shown and sent only where it is free for the type. */}
      <VisitTypeField types={types} />
      <TimeChoice
        choice={choice}
        today={today}
        slots={provider ? slots : undefined}
        notYet="Choose a provider to see the free times."
        failed={errorTitles.slots}
        noneFree={
          isReady
            ? 'No time is free on this day. Choose another day.'
            : 'This provider cannot be booked yet: their hours or their prices are not set.'
        }
        mayOverbook
      />
      <ChoiceCards
        name="session_type"
        label="Session type"
        // Who has no login can open no video call.
        options={types.ways.filter((type) => patient.gets_email || type !== 'Virtual')}
        columns
      />
      {provider ? (
        <Lazy
          load={fetchPrice}
          props={{
            wanted: {
              patient_id: patient.id,
              provider_id: provider,
              visit_type_id: types.id,
              at: choice.time ?? `${choice.day}T12:00:00Z`,
            },
            ways: types.ways,
          }}
        />
      ) : null}
      <AgreementChoice hasNoLogin={!patient.gets_email} />
    </Form>
  )
}

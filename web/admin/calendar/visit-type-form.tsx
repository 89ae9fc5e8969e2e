import { useQueryClient } from '@tanstack/react-query'
import { maxBring, usualBring } from '#domain/appointments/bring.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { type KeptVisitType, visitColours } from '#domain/appointments/visit-types.ts'
import { professionLabels, professions } from '#domain/practice/professions.ts'
import { toasts } from '#web/admin/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField, ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addVisitType, changeVisitType } from './calendar-queries.ts'

const fetchUncovered = async () =>
  (await import('#web/admin/insurance/uncovered-by.tsx')).UncoveredBy
const fetchSchema = loadOnce(() => import('./visit-type-schema.ts'))
const colourNames: Readonly<Record<(typeof visitColours)[number], string>> = {
  green: 'Green',
  blue: 'Blue',
  amber: 'Amber',
  brown: 'Brown',
  red: 'Red',
  grey: 'Grey',
}

/** A visit type, new or known. Appointments keep the length and price with which they were booked. */
export function VisitTypeForm({ type, onClose }: { type?: KeptVisitType; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await fetchSchema()).visitTypeForm}
      submitLabel={type ? 'Save changes' : 'Add visit type'}
      busyLabel="Saving..."
      onSubmit={async (typed) => {
        const fields = (await fetchSchema()).toVisitType(typed)
        if (type) await changeVisitType(client, type.id, { ...fields, is_retired: type.is_retired })
        else await addVisitType(client, { ...fields, id: retry.keyFor(fields) })
        retry.reset()
        toast(toasts.typeSaved)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      {type ? null : <Lazy load={fetchUncovered} props={{}} />}
      <TextField
        name="name"
        label="Name"
        hint="Patients read it when they book."
        autoComplete="off"
        maxLength={60}
        defaultValue={type?.name}
      />
      <NumberField
        name="duration_minutes"
        label="Length"
        hint="From 10 to 180."
        unit="minutes"
        defaultValue={type?.duration_minutes ?? 60}
      />
      <NumberField
        name="buffer_minutes"
        label="Kept free before and after"
        hint="The longer one counts between two visits."
        unit="minutes"
        defaultValue={type?.buffer_minutes ?? 0}
      />
      <ChoiceCards
        name="session_types"
        label="How it takes place"
        options={sessionTypes}
        multiple
        columns
        defaultValue={type?.session_types ?? sessionTypes}
      />
      <ChoiceCards
        name="professions"
        label="Professions"
        hint="Choose none for every profession."
        options={professions.map((value) => ({ value, label: professionLabels[value] }))}
        multiple
        columns
        optional
        defaultValue={type?.professions ?? []}
      />
      <NumberField
        name="price_ngwee"
        label="Price"
        hint="Without it, the price of the provider counts."
        unit="kwacha"
        decimal
        optional
        defaultValue={
          type?.price_ngwee === null || type === undefined ? '' : type.price_ngwee / 100
        }
      />
      <TextAreaField
        name="bring"
        label="What to bring"
        hint={`Empty for: ${usualBring}`}
        rows={2}
        maxLength={maxBring}
        optional
        defaultValue={type?.bring ?? ''}
      />
      <SelectField
        name="colour"
        label="Colour in calendars"
        options={visitColours.map((value) => ({ value, label: colourNames[value] }))}
        defaultValue={type?.colour ?? 'green'}
      />
      <CheckboxField
        name="self_booked"
        label="Patients may book it themselves"
        defaultChecked={type?.self_booked ?? true}
      />
    </Form>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cares,
  type Care,
  countOf,
  foods,
  type Form as TakenAs,
  forms,
  type InjectionUnit,
  injectionUnits,
  strengthUnits,
} from '#domain/medications/options.ts'
import { careOfName } from '#domain/medications/care-of-name.ts'
import { isInsulin } from '#domain/medications/kinds.ts'
import type { Medicine } from '#domain/medications/schema.ts'
import { isUnusualStrength } from '#domain/medications/strength.ts'
import { leftOn } from '#domain/medications/supply.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField, ChoiceCards, DateField } from '#web/ui/forms/choice-fields.tsx'
import { readDecimal } from '#domain/values/decimal.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { NumberField, SelectField, TextField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { NameWarnings } from './name-warnings.tsx'
import { RhythmFields, rhythmOf } from './rhythm-fields.tsx'
import { addMedicine, changeMedicine } from '../queries.ts'
import { beforeYouChange } from '../texts.ts'

interface MedicineFormProps {
  /** The medicine to change; absent for a new one. */
  medicine: Medicine | undefined
  /** The purpose of a new one, by the hub that the user comes from. */
  care: Care
  /** The current medicines, to find the same medicine twice. */
  active: readonly Medicine[]
  /** As in the care profile; undefined where it does not say. */
  isPregnant: boolean | undefined
  now: number
  withConsent: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
  onClose: () => void
}

const asOptions = (options: readonly { key: string; label: string }[]) =>
  options.map(({ key, label }) => ({ value: key, label }))

/** All data of a medicine, as on its package and as the clinic said. */
export function MedicineForm({
  medicine,
  care,
  active,
  isPregnant,
  now,
  withConsent,
  onClose,
}: MedicineFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(now)
  const plan = medicine?.plans.at(-1)
  const [name, setName] = useState(medicine?.name ?? '')
  // Guessed from the name until the user chooses: from then on the guess stays, and so does the choice.
  const [lastGuess, setLastGuess] = useState(medicine?.care)
  const guess = lastGuess ?? careOfName(name) ?? care
  const [form, setForm] = useState<TakenAs>(plan?.form ?? 'tablet')
  const [chosenUnit, setUnit] = useState<InjectionUnit>(plan?.unit ?? (plan ? 'units' : 'ml'))
  const unit = isInsulin(name) ? 'units' : chosenUnit
  const counted = countOf({ form, unit }).many
  const [rhythm, setRhythm] = useState(rhythmOf(plan))
  const [strength, setStrength] = useState(String(plan?.strength ?? ''))
  const [strengthUnit, setStrengthUnit] = useState<string>(plan?.strength_unit ?? 'mg')
  const isUnusual = isUnusualStrength({
    name,
    strength: readDecimal(strength) ?? null,
    strength_unit: strengthUnit,
    form,
  })
  const hasBegun = medicine !== undefined && medicine.starts_on <= today
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card className="grid max-w-text gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {medicine ? `Change ${medicine.name}` : 'Add a medicine'}
      </h2>
      {medicine ? (
        <p className="text-muted">
          {beforeYouChange} What was planned up to now stays in your history.
        </p>
      ) : null}
      <Form
        schema={async () => (await import('#domain/medications/schema.ts')).changedMedicine}
        submitLabel={medicine ? 'Save changes' : 'Save medicine'}
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const stored = await withConsent(() =>
            medicine
              ? changeMedicine(client, medicine.id, typed)
              : addMedicine(client, { ...typed, id: retry.keyFor(typed) }),
          )
          if (!stored) return
          retry.reset()
          const from = stored.plans.at(-1)!.from_day
          toast({
            title: 'Saved',
            text:
              from > today
                ? `It counts from ${formatDate(from)}.`
                : `${stored.name} is on your list.`,
          })
          onClose()
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField
          name="name"
          label="Name, as on the package"
          defaultValue={medicine?.name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <NameWarnings id={medicine?.id} name={name} active={active} isPregnant={isPregnant} />
        <div className="grid grid-cols-2 items-end gap-4">
          <NumberField
            name="strength"
            label="Strength"
            optional
            decimal
            defaultValue={plan?.strength ?? undefined}
            onChange={(event) => setStrength(event.target.value)}
          />
          <SelectField
            name="strength_unit"
            label="Unit"
            options={strengthUnits}
            defaultValue={plan?.strength_unit ?? 'mg'}
            onChange={(event) => setStrengthUnit(event.target.value)}
          />
        </div>
        {isUnusual ? (
          <CheckboxField
            name="is_strength_checked"
            label={`The package says ${readDecimal(strength)} ${strengthUnit}`}
            hint="This is an unusual strength. Check the number, the comma and the unit."
          />
        ) : null}
        <div className="grid grid-cols-2 items-end gap-4">
          <SelectField
            name="form"
            label="Taken as"
            options={asOptions(forms)}
            defaultValue={form}
            onChange={(event) => setForm(event.target.value as TakenAs)}
          />
          <NumberField
            name="amount"
            label="How much each time"
            decimal
            unit={counted}
            defaultValue={plan?.amount}
          />
        </div>
        {form !== 'injection' ? null : isInsulin(name) ? (
          <input type="hidden" name="unit" value="units" />
        ) : (
          <SelectField
            name="unit"
            label="Counted in"
            hint="As on the package or the prescription. Insulin is counted in units."
            options={asOptions(injectionUnits)}
            value={unit}
            onChange={(event) => setUnit(event.target.value as InjectionUnit)}
          />
        )}
        <RhythmFields plan={plan} rhythm={rhythm} onRhythm={setRhythm} />
        <ChoiceCards
          name="food"
          label="Food"
          columns
          options={asOptions(foods)}
          defaultValue={plan?.food ?? 'either'}
        />
        <ChoiceCards
          key={guess}
          name="care"
          label="What it is for"
          columns
          options={asOptions(cares)}
          defaultValue={guess}
          onChange={() => setLastGuess(guess)}
        />
        {hasBegun ? (
          <input type="hidden" name="starts_on" value={medicine.starts_on} />
        ) : (
          <DateField
            name="starts_on"
            label="First day"
            defaultValue={medicine?.starts_on ?? today}
          />
        )}
        <DateField
          name="ends_on"
          label="Last day"
          optional
          hint="Leave it empty for a medicine without an end."
          {...(medicine?.ends_on ? { defaultValue: medicine.ends_on } : {})}
        />
        <TextField
          name="prescriber"
          label="Who prescribed it"
          optional
          defaultValue={medicine?.prescriber ?? undefined}
          autoComplete="off"
        />
        <NumberField
          name="supply_left"
          label="How much is left"
          optional
          decimal
          unit={counted}
          hint="Count it now. Seven days before it ends, we tell you to get more."
          defaultValue={(medicine && leftOn(medicine, today)) ?? undefined}
        />
        <OwnWords>
          <TextField
            name="purpose"
            label="What it is for, in your words"
            optional
            hint="For example: for blood pressure."
            defaultValue={medicine?.purpose ?? undefined}
            autoComplete="off"
          />
        </OwnWords>
        <OwnWords>
          <TextAreaField
            name="notes"
            label="Notes"
            optional
            hint="For example where you get it."
            defaultValue={medicine?.notes ?? undefined}
            rows={2}
          />
        </OwnWords>
        <CheckboxField
          name="reminders"
          label="Remind me by email"
          hint="One email at the time of each dose that is not logged yet, and one before it runs out. It says nothing about health."
          defaultChecked={medicine?.reminders ?? false}
        />
      </Form>
    </Card>
  )
}

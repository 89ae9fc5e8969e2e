import { Corrects } from '#web/platform/drafts/corrects.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CarbohydrateCorrection, CarbohydrateEntry } from '#domain/diary/carbohydrates.ts'
import { type Meal, meals } from '#domain/diary/meals.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useCorrectEntry } from '#web/ui/actions/use-correct-entry.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { DayField } from './day-field.tsx'
import type { CorrectFormProps } from './diary-list.tsx'
import {
  carbohydrateLog,
  correctCarbohydrates,
  foodPortions,
  noteCarbohydrates,
} from './queries.ts'
import { errorTitles, writtenMeal } from './texts.ts'

const draft = memoryDraft<Typed>('carbohydrates')

type CarbohydrateValues = Omit<CarbohydrateCorrection, 'change_id' | 'corrected_at'>

interface Noted {
  meal: Meal
  food: string
  grams: number | null
  day: string
}

/** The form to log a meal. */
export function CarbohydrateForm({ today }: { today: string }) {
  const [food, setFood] = useState('')
  const { log } = useLogEntry({
    place: '/diabetes?tab=nutrition',
    failure: errorTitles.saving,
    list: carbohydrateLog,
  })
  return (
    <Form
      schema={async () => (await import('#domain/diary/carbohydrates.ts')).carbohydrateForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      draft={draft}
      resetOnSuccess
      onReset={({ food: [next = ''] = [] }) => setFood(next)}
      onSubmit={async (entry) => {
        const logged = await log(entry, {
          send: noteCarbohydrates,
          success: () => `${entry.food} is in your log.`,
        })
        return logged !== undefined
      }}
    >
      <CarbohydrateFields today={today} food={food} onFood={setFood} />
    </Form>
  )
}

/** Corrects a logged meal. */
export function CorrectCarbohydrates(props: CorrectFormProps<CarbohydrateEntry>) {
  const { entry, today, onDone } = props
  const client = useQueryClient()
  const [food, setFood] = useState(entry.food)
  const { day, meal, grams } = entry
  const typed: CarbohydrateValues = { day, meal, food: entry.food, grams }
  const save = useCorrectEntry({
    entry,
    typed,
    send: correctCarbohydrates,
    refresh: () => client.invalidateQueries(carbohydrateLog),
    nameOf: writtenMeal,
    onDone,
  })
  return (
    <Form
      schema={async () => (await import('#domain/diary/carbohydrates.ts')).carbohydrateForm}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={save}
    >
      <Corrects id={entry.id} />
      <CarbohydrateFields noted={entry} today={today} food={food} onFood={setFood} />
    </Form>
  )
}

interface CarbohydrateFieldsProps {
  /** Of a correction. */
  noted?: Noted
  today: string
  food: string
  onFood: (food: string) => void
}

/** Foods of the library are suggested while the user types; any other text is fine. */
function CarbohydrateFields({ noted, today, food, onFood }: CarbohydrateFieldsProps) {
  const { data: foods = [] } = useQuery(foodPortions)
  const list = useId()
  const known = foods.find(({ name }) => name === food)
  return (
    <div className="grid gap-4">
      <ChoiceCards
        name="meal"
        label="Meal"
        columns
        options={meals}
        {...(noted ? { defaultValue: noted.meal } : {})}
      />
      <TextField
        name="food"
        label="What did you eat?"
        list={list}
        autoComplete="off"
        maxLength={120}
        defaultValue={noted?.food}
        hint={known ? `One portion: ${known.portion}.` : undefined}
        onChange={(event) => onFood(event.target.value)}
      />
      <datalist id={list}>
        {foods.map(({ name, local_names }) => (
          <option key={name} value={name}>
            {local_names}
          </option>
        ))}
      </datalist>
      <NumberField
        name="grams"
        label="Carbohydrate"
        unit="g"
        optional
        defaultValue={noted?.grams ?? undefined}
        hint="From the label, or as your dietitian taught you. Leave it empty if you do not know."
      />
      <DayField today={today} day={noted?.day} />
    </div>
  )
}

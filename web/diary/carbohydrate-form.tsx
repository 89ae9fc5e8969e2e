import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewCarbohydrateEntry } from '#domain/diary/carbohydrates.ts'
import { meals } from '#domain/diary/meals.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { DayField } from './day-field.tsx'
import { foodPortions, noteCarbohydrates } from './queries.ts'
import { useDiaryEntry } from './use-diary-entry.ts'

/**
 * The form to log a meal. Foods of the library are suggested while the user types; any other text
 * is fine.
 */
export function CarbohydrateForm({ today }: { today: string }) {
  const client = useQueryClient()
  const { data: foods = [] } = useQuery(foodPortions)
  const [food, setFood] = useState('')
  const { note, typed, round } = useDiaryEntry<NewCarbohydrateEntry>('nutrition', (entry) =>
    noteCarbohydrates(client, entry),
  )
  const known = foods.find(({ name }) => name === food)
  return (
    <Form
      schema={async () => (await import('#domain/diary/carbohydrates.ts')).carbohydrateForm}
      submitLabel="Log it"
      busyLabel="Saving..."
      onSubmit={async (entry, changed) => {
        await note(entry, `${entry.food} is in your log.`, changed)
        setFood(changed().food ?? '')
      }}
    >
      <div className="grid gap-4" key={round}>
        <ChoiceCards
          name="meal"
          label="Meal"
          columns
          options={meals}
          {...(typed.meal ? { defaultValue: typed.meal } : {})}
        />
        <TextField
          name="food"
          label="What did you eat?"
          list="foods"
          autoComplete="off"
          maxLength={120}
          defaultValue={typed.food}
          hint={known ? `One portion: ${known.portion}.` : undefined}
          onChange={(event) => setFood(event.target.value)}
        />
        <datalist id="foods">
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
          defaultValue={typed.grams ?? undefined}
          hint="From the label, or as your dietitian taught you. Leave it empty if you do not know."
        />
        <DayField today={today} chosen={typed.day} />
      </div>
    </Form>
  )
}

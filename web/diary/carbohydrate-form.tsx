import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meals } from '#domain/diary/meals.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { DayField } from './day-field.tsx'
import { carbohydrateLog, foodPortions, noteCarbohydrates } from './queries.ts'
import { errorTitles } from './texts.ts'

const draft = memoryDraft<Typed>('carbohydrates')

/**
 * The form to log a meal. Foods of the library are suggested while the user types; any other text
 * is fine.
 */
export function CarbohydrateForm({ today }: { today: string }) {
  const { data: foods = [] } = useQuery(foodPortions)
  const [food, setFood] = useState('')
  const { log } = useLogEntry({
    place: '/diabetes?tab=nutrition',
    failure: errorTitles.saving,
    list: carbohydrateLog,
  })
  const known = foods.find(({ name }) => name === food)
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
      <div className="grid gap-4">
        <ChoiceCards name="meal" label="Meal" columns options={meals} />
        <TextField
          name="food"
          label="What did you eat?"
          list="foods"
          autoComplete="off"
          maxLength={120}
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
          hint="From the label, or as your dietitian taught you. Leave it empty if you do not know."
        />
        <DayField today={today} />
      </div>
    </Form>
  )
}

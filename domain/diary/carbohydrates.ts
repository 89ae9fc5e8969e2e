import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { correction } from '../values/correction.ts'
import { diaryDay } from './diary-day.ts'
import { correctedAt } from './entry-changes.ts'
import { meals } from './meals.ts'

const gramsInWords = 'Enter whole grams from 0 to 500, or leave it empty.'

/** What a person ate; `id` is created on their device, so that a retry never writes twice. */
export const newCarbohydrateEntry = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  day: diaryDay,
  meal: z.enum(meals, 'Choose a meal.'),
  food: freeText(120).check(z.minLength(1, 'Write what you ate.')),
  /** Of carbohydrate; null where the person does not know. */
  grams: z.nullish(
    z.int(gramsInWords).check(z.minimum(0, gramsInWords), z.maximum(500, gramsInWords)),
  ),
})
/** The same entry as the form contains it. */
export const carbohydrateForm = z.omit(newCarbohydrateEntry, { id: true })
export type NewCarbohydrateEntry = z.output<typeof newCarbohydrateEntry>
export const carbohydrateCorrection = z.extend(carbohydrateForm, correction)
export type CarbohydrateCorrection = z.output<typeof carbohydrateCorrection>

/** An entry as it is stored and returned. */
export const carbohydrateEntry = z.object({
  id: uuid(),
  day: z.iso.date(),
  meal: z.enum(meals),
  food: z.string(),
  grams: z.nullable(z.int()),
  created_at: z.iso.datetime({ offset: true }),
  corrected_at: correctedAt,
})

export type CarbohydrateEntry = z.output<typeof carbohydrateEntry>

/** The days of the last four weeks on which something was written, and the entries that can still be changed. */
export const carbohydrateLog = z.object({
  /** In Lusaka, by the server's clock. */
  today: z.iso.date(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      grams: z.int(),
      entries: z.int(),
      /** Entries that the sum leaves out. */
      without_grams: z.int(),
    }),
  ),
  entries: z.array(carbohydrateEntry),
})
export type CarbohydrateLog = z.output<typeof carbohydrateLog>

/** A food of the library, as the person who ate it finds it. */
export const foodPortion = z.object({
  name: z.string(),
  local_names: z.nullable(z.string()),
  portion: z.string(),
})
export type FoodPortion = z.output<typeof foodPortion>

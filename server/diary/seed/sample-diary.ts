import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import type { NewActivity } from '#domain/diary/activities.ts'
import type { NewCarbohydrateEntry } from '#domain/diary/carbohydrates.ts'

/** By days ago. Grams are those of a label, or left open where Bwalya does not know. */
const eaten: readonly (Omit<NewCarbohydrateEntry, 'day'> & { ago: number })[] = [
  { ago: 1, meal: 'Breakfast', food: 'Maize porridge with groundnuts', grams: 45 },
  { ago: 1, meal: 'Lunch', food: 'Nshima, kapenta and cabbage', grams: null },
  { ago: 1, meal: 'Snack', food: 'Biscuits, half a packet', grams: 24 },
  { ago: 2, meal: 'Breakfast', food: 'Two slices of brown bread and an egg', grams: 30 },
  { ago: 2, meal: 'Supper', food: 'Beans and pumpkin leaves', grams: null },
  { ago: 4, meal: 'Lunch', food: 'Rice and chicken at the market', grams: 60 },
]

const moved: readonly (Omit<NewActivity, 'day'> & { ago: number })[] = [
  { ago: 1, kind: 'Walking', minutes: 35, effort: 'Moderate', note: 'To the market and back.' },
  { ago: 3, kind: 'House work', minutes: 50, effort: 'Light', note: null },
  { ago: 4, kind: 'Walking', minutes: 30, effort: 'Moderate', note: null },
  { ago: 8, kind: 'Dancing', minutes: 40, effort: 'Moderate', note: 'A wedding in Chilenje.' },
  { ago: 10, kind: 'Walking', minutes: 25, effort: 'Light', note: null },
]

/** What one demo person ate, how she moved, and what she and her clinician wrote down for bad days. */
export function sampleDiary(now: Date) {
  const { day: today } = lusakaClock(now)
  const on = <Entry extends { ago: number }>({ ago, ...entry }: Entry) => ({
    ...entry,
    day: dayAfter(today, -ago),
  })
  return {
    carbohydrates: eaten.map(on),
    activities: moved.map(on),
    plan: {
      my_targets: 'Before meals between 5 and 7 mmol/L, as Sister Mwila wrote in my book.',
      when_low: 'Three teaspoons of sugar in water. Measure again after fifteen minutes.',
      when_high: 'Drink water, measure again after two hours. Above 15 twice: call the clinic.',
      call_name: 'My sister Grace',
      clinic: 'Chilenje clinic, every day from 08:00. The book and the medicines come along.',
      when_to_go: 'When I vomit, when I am confused, or when others say that I am.',
    },
  }
}

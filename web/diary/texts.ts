export const errorTitles = {
  fetching: 'Error fetching data',
  saving: 'Not saved',
} as const

/** Of an entry, or of what it was. */
type Value = string | number | null | undefined

/** "75 g" */
export const writtenGrams = (grams: Value) =>
  typeof grams === 'number' ? `${grams} g` : 'not known'

interface Meal {
  food?: Value
  meal?: Value
  grams?: Value
}

/** "Nshima, lunch": of an entry, or of what it was. */
export const nameOfMeal = ({ food, meal }: Meal) => `${food}, ${String(meal).toLowerCase()}`
/** "Nshima, lunch, 75 g" */
export const writtenMeal = (entry: Meal) => `${nameOfMeal(entry)}, ${writtenGrams(entry.grams)}`

interface Moved {
  kind?: Value
  effort?: Value
  note?: Value
  minutes?: Value
}

/** "Walking, light: to the market" */
export const nameOfActivity = ({ kind, effort, note }: Moved) =>
  `${kind}, ${String(effort).toLowerCase()}${note ? `: ${note}` : ''}`
/** "Walking, light: to the market, 30 min" */
export const writtenActivity = (entry: Moved) => `${nameOfActivity(entry)}, ${entry.minutes} min`

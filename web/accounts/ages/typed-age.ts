import { type AgeGroup, ageGroupOn } from '#domain/values/age.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { joinDate } from '#web/platform/forms/form-data.ts'

/** The age group of the date typed into a `DateField`; undefined until it is a whole, real date. */
export function readAgeGroup(box: Element, name: string): AgeGroup | undefined {
  const part = (key: string) =>
    box.querySelector<HTMLInputElement>(`[name="${name}.${key}"]`)?.value ?? ''
  const typed = joinDate(part('day'), part('month'), part('year')) ?? ''
  const time = Date.parse(`${typed}T00:00:00Z`)
  const today = dayOf(Date.now())
  // 31 February is not a date, and a date in the future is not a birthday.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed)
  return isReal && typed >= '1900-01-01' && typed <= today ? ageGroupOn(typed, today) : undefined
}

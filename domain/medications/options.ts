import { weekdays } from '../values/weekdays.ts'

/** What a medicine is for, as far as the care hubs distinguish it. */
export const cares = [
  { key: 'blood_pressure', label: 'Blood pressure' },
  { key: 'glucose', label: 'Blood sugar' },
  { key: 'other', label: 'Something else' },
] as const
export type Care = (typeof cares)[number]['key']

/**
 * The forms of a medicine, and the unit of a dose. The limits catch slips of the finger (1000
 * tablets); they are wide, and no advice on how much to take.
 */
export const forms = [
  { key: 'tablet', label: 'Tablet', one: 'tablet', many: 'tablets', step: 0.25, max: 20 },
  { key: 'capsule', label: 'Capsule', one: 'capsule', many: 'capsules', step: 1, max: 20 },
  { key: 'liquid', label: 'Liquid', one: 'ml', many: 'ml', step: 0.5, max: 100 },
  { key: 'injection', label: 'Injection', one: 'unit', many: 'units', step: 0.5, max: 200 },
  { key: 'drops', label: 'Drops', one: 'drop', many: 'drops', step: 1, max: 40 },
  { key: 'inhaler', label: 'Inhaler', one: 'puff', many: 'puffs', step: 1, max: 12 },
  { key: 'sachet', label: 'Sachet', one: 'sachet', many: 'sachets', step: 0.5, max: 6 },
  { key: 'patch', label: 'Patch', one: 'patch', many: 'patches', step: 0.5, max: 6 },
] as const
export type Form = (typeof forms)[number]['key']

/** What a dose of an injection is counted in: units for insulin, ml or mg for most others. */
export const injectionUnits = [
  { key: 'units', label: 'units', one: 'unit', many: 'units', step: 0.5, max: 200 },
  { key: 'ml', label: 'ml', one: 'ml', many: 'ml', step: 0.05, max: 50 },
  { key: 'mg', label: 'mg', one: 'mg', many: 'mg', step: 0.5, max: 5000 },
  { key: 'mcg', label: 'micrograms', one: 'microgram', many: 'micrograms', step: 0.5, max: 5000 },
  {
    key: 'injections',
    label: 'injections',
    one: 'injection',
    many: 'injections',
    step: 1,
    max: 5,
  },
] as const
export type InjectionUnit = (typeof injectionUnits)[number]['key']

export const formOf = (form: Form) => forms.find(({ key }) => key === form)!

export const strengthUnits = ['mg', 'mcg', 'g', 'mg/ml', 'units', 'units/ml', '%'] as const
export const maxStrength = 10_000

export const foods = [
  { key: 'with', label: 'With food', words: 'with food' },
  { key: 'without', label: 'Without food', words: 'without food' },
  { key: 'either', label: 'Either way', words: '' },
] as const
export type Food = (typeof foods)[number]['key']

/** How a person says when they take it: by weekdays, every few days, or as needed. */
export const rhythms = [
  { key: 'daily', label: 'Every day' },
  { key: 'some', label: 'Some days of the week' },
  { key: 'every', label: 'Every few days' },
  { key: 'needed', label: 'Only when needed' },
] as const
export type Rhythm = (typeof rhythms)[number]['key']

export const outcomes = ['taken', 'taken_late', 'missed'] as const
export type Outcome = (typeof outcomes)[number]

export interface Counted {
  form: Form
  /** The unit of an injection only; null in rows older than this choice, which means units. */
  unit?: InjectionUnit | null | undefined
}

/** How doses of a medicine are counted, with the smallest step and the most of one dose. */
export function countOf({ form, unit }: Counted) {
  const { label, ...count } = formOf(form)
  const inUnit = form === 'injection' && injectionUnits.find(({ key }) => key === unit)
  return { ...(inUnit || count), label }
}

/** Medicines that one person may be taking at a time. */
export const maxActive = 30
/** A medicine is taken every so many days, at most; and as needed so many times a day, at most. */
export const maxEveryDays = 90
export const maxAtMost = 24
export const maxTimes = 6
export const longestName = 120
/** Of what it is for, and of who prescribed it. */
export const longestPurpose = 120
/** The remaining amount, in the unit of the doses. */
export const maxSupply = 10_000

/** How a dose is taken: "1 tablet", "0.5 tablets", "10 units". */
export function amountInWords({ amount, ...counted }: Counted & { amount: number }): string {
  const { one, many } = countOf(counted)
  return `${amount} ${amount === 1 ? one : many}`
}

/** As on a package: "5 mg"; empty where it was left out. */
export function strengthInWords(of: {
  strength: number | null
  strength_unit: string | null
}): string {
  return of.strength === null ? '' : `${of.strength} ${of.strength_unit}`
}

/** The name and the strength, once: "Augmentin 625" of 625 mg is "Augmentin 625 mg". */
export function nameOfPackage(
  name: string,
  of: { strength: number | null; strength_unit: string | null } | undefined,
): string {
  const strength = of ? strengthInWords(of) : ''
  if (strength === '') return name
  const words = name.trim().toLowerCase().split(/\s+/)
  const plain = words.join(' ').replaceAll(/(\d) (?=[a-z%])/g, '$1')
  if (plain.split(' ').includes(strength.toLowerCase().replace(' ', ''))) return name
  return words.at(-1) === String(of!.strength)
    ? `${name.trim()} ${of!.strength_unit}`
    : `${name} ${strength}`
}

/** When a medicine is taken, as far as words need it. */
export interface Schedule {
  days: readonly string[]
  times: readonly string[]
  every_days?: number | null | undefined
  at_most?: number | null | undefined
}

/** "Every day", "Every 2 days", "When needed, at most 4 times a day", or the days by name, Monday first. */
export function daysInWords({ days, every_days, at_most }: Omit<Schedule, 'times'>): string {
  if (at_most) return `When needed, at most ${at_most === 1 ? 'once' : `${at_most} times`} a day`
  if (every_days) return `Every ${every_days} days`
  const chosen = weekdays.filter((day) => days.includes(day))
  return chosen.length === weekdays.length
    ? 'Every day'
    : chosen.map((day) => day.slice(0, 3)).join(', ')
}

/** "1 tablet, with food. Every day at 07:00, 19:00." */
export function planInWords(plan: Counted & Schedule & { amount: number; food: Food }): string {
  const food = foods.find(({ key }) => key === plan.food)!.words
  const what = [amountInWords(plan), food].filter(Boolean).join(', ')
  const when = plan.at_most ? '' : ` at ${plan.times.join(', ')}`
  return `${what}. ${daysInWords(plan)}${when}.`
}

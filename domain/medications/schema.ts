import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { clockTime } from '../values/day-and-time.ts'
import { uuid } from '../values/uuid.ts'
import { weekdays } from '../values/weekdays.ts'
import { isInsulin } from './kinds.ts'
import { isUnusualStrength } from './strength.ts'
import {
  type Rhythm,
  cares,
  countOf,
  type Counted,
  foods,
  forms,
  injectionUnits,
  longestName,
  longestPurpose,
  maxAtMost,
  maxEveryDays,
  maxStrength,
  maxSupply,
  maxTimes,
  outcomes,
  rhythms,
  strengthUnits,
} from './options.ts'

const keysOf = <Key extends string>(options: readonly { key: Key }[]) =>
  options.map(({ key }) => key)

const isPlausibleDate = (day: string) => day >= '1950-01-01' && day <= '2199-12-31'
const aDay = z.iso
  .date({ error: 'Enter a date with day, month and year.', abort: true })
  .check(z.refine(isPlausibleDate, { error: 'Enter a day of our time.', abort: true }))
const aTime = clockTime('Enter a time as HH:MM, for example 08:00.')
const isNoNumber = 'Enter a number.'

const whole = (message: string, from: number, to: number) =>
  z
    .int(`${message}, ${from} to ${to}.`)
    .check(
      z.minimum(from, `${message}, ${from} to ${to}.`),
      z.maximum(to, `${message}, ${from} to ${to}.`),
    )

const planFields = {
  strength: z._default(
    z.nullable(
      z
        .number(isNoNumber)
        .check(
          z.positive('The strength must be more than 0.'),
          z.maximum(maxStrength, `The strength can be at most ${maxStrength}.`),
        ),
    ),
    null,
  ),
  strength_unit: z._default(
    z.nullable(z.enum(strengthUnits, `Choose one of: ${strengthUnits.join(', ')}.`)),
    null,
  ),
  form: z.enum(keysOf(forms), 'Choose what it is taken as.'),
  amount: z.number({
    error: ({ input }) => (input === undefined ? 'Enter how much you take each time.' : isNoNumber),
  }),
  unit: z._default(
    z.nullable(z.enum(keysOf(injectionUnits), 'Choose what the injection is counted in.')),
    null,
  ),
  times: z.array(aTime, 'Enter a time.').check(
    z.maxLength(maxTimes, `Enter at most ${maxTimes} times.`),
    z.refine((times) => new Set(times).size === times.length, 'Enter each time only once.'),
    z.overwrite((times) => times.toSorted()),
  ),
  days: z
    .array(z.enum(weekdays, 'Choose from the days of the week.'), 'Choose at least one day.')
    .check(
      z.minLength(1, 'Choose at least one day.'),
      z.refine((days) => new Set(days).size === days.length, 'Enter each day only once.'),
      z.overwrite((days) => weekdays.filter((day) => days.includes(day))),
    ),
  food: z._default(z.enum(keysOf(foods), 'Choose with or without food.'), 'either'),
  every_days: z._default(z.nullable(whole('Enter a number of days', 2, maxEveryDays)), null),
  at_most: z._default(z.nullable(whole('Enter a number of times', 1, maxAtMost)), null),
}

const fields = {
  name: freeText(longestName).check(
    z.minLength(1, 'Enter the name of the medicine, as on the package.'),
  ),
  care: z._default(z.enum(keysOf(cares), 'Choose what it is for.'), 'other'),
  ...planFields,
  /** Which of times, weekdays, `every_days` and `at_most` count; without it, those that are given. */
  how_often: z.optional(z.enum(keysOf(rhythms), 'Choose when you take it.')),
  /** The person looked at an unusual strength on the package. It is not stored. */
  is_strength_checked: z._default(z.boolean('Say true or false.'), false),
  starts_on: aDay,
  ends_on: z._default(z.nullable(aDay), null),
  notes: z._default(z.nullable(freeText(500)), null),
  reminders: z._default(z.boolean('Say true or false.'), false),
  purpose: z._default(z.nullable(freeText(longestPurpose)), null),
  prescriber: z._default(z.nullable(freeText(longestPurpose)), null),
  /** The remaining amount at present, in the unit of the doses. */
  supply_left: z._default(
    z.nullable(
      z
        .number(isNoNumber)
        .check(
          z.nonnegative('What is left cannot be less than 0.'),
          z.maximum(maxSupply, `What is left can be at most ${maxSupply}.`),
        ),
    ),
    null,
  ),
}

interface Typed extends Counted {
  name: string
  care: string
  amount: number
  strength: number | null
  strength_unit: string | null
  starts_on: string
  ends_on: string | null
  times: string[]
  days: (typeof weekdays)[number][]
  every_days: number | null
  at_most: number | null
  how_often?: Rhythm | undefined
  is_strength_checked: boolean
}

/** What one field alone cannot show, by the field to name. */
function issuesOf(typed: Typed): Record<string, string> {
  const { label, many, step, max } = countOf(typed)
  const { amount, strength, strength_unit } = typed
  const steps = amount / step
  const isInSteps = Math.abs(steps - Math.round(steps)) < 1e-6
  return {
    ...scheduleIssuesOf(typed),
    ...(typed.form !== 'injection' && isInsulin(typed.name)
      ? { form: 'Insulin is an injection, counted in units. Choose “Injection”.' }
      : {}),
    ...(isUnusualStrength(typed) && !typed.is_strength_checked
      ? {
          strength: `${strength} ${strength_unit} is an unusual strength. Look at the package again. If it is right, say so below.`,
        }
      : {}),
    ...(typed.form === 'injection' && (typed.unit ?? 'units') !== 'units' && isInsulin(typed.name)
      ? { unit: 'Insulin is counted in units. Ask your clinic how many units you take.' }
      : typed.form === 'injection' && typed.unit === 'ml' && typed.care === 'glucose'
        ? {
            unit: 'Injections for blood sugar are counted in units or mg. Look at the package, or ask your clinic.',
          }
        : {}),
    ...(amount < step || amount > max || !isInSteps
      ? {
          amount:
            step === 1
              ? `${label}: enter a whole number of ${many}, 1 to ${max}.`
              : `${label}: enter ${step} to ${max} ${many}, in steps of ${step}.`,
        }
      : {}),
    ...(strength !== null && strength_unit === null
      ? { strength_unit: 'Choose the unit of the strength.' }
      : {}),
    ...(typed.ends_on !== null && typed.ends_on < typed.starts_on
      ? { ends_on: 'The end cannot lie before the start.' }
      : {}),
  }
}

function scheduleIssuesOf({
  how_often,
  times,
  every_days,
  at_most,
}: Typed): Record<string, string> {
  if (how_often === 'needed' || at_most !== null)
    return at_most === null
      ? { at_most: 'Enter how many times a day at most, as your clinic or the package says.' }
      : {}
  return {
    ...(times.length === 0 ? { times: 'Enter at least one time.' } : {}),
    ...(how_often === 'every' && every_days === null
      ? { every_days: `Enter every how many days you take it, 2 to ${maxEveryDays}.` }
      : {}),
  }
}

const rejectIssues = z.check<Typed>((checked) => {
  for (const [field, message] of Object.entries(issuesOf(checked.value)))
    checked.issues.push({ code: 'custom', input: checked.value, path: [field], message })
})

// A unit without a strength says nothing, and only injections are counted in one of several.
const leaveUnitOut = z.overwrite<Typed>((typed) => ({
  ...typed,
  strength_unit: typed.strength === null ? null : typed.strength_unit,
  unit: typed.form === 'injection' ? (typed.unit ?? null) : null,
}))

const rhythmOf = ({ how_often, at_most, every_days }: Typed): Rhythm =>
  how_often ?? (at_most !== null ? 'needed' : every_days !== null ? 'every' : 'some')

/** What another rhythm asks is not kept: times as needed, weekdays every few days. */
const keepOneRhythm = z.overwrite<Typed>((typed) => {
  const rhythm = rhythmOf(typed)
  const isByWeekdays = rhythm === 'daily' || rhythm === 'some'
  return {
    ...typed,
    times: rhythm === 'needed' ? [] : typed.times,
    days: isByWeekdays ? typed.days : [...weekdays],
    every_days: rhythm === 'every' ? typed.every_days : null,
    at_most: rhythm === 'needed' ? typed.at_most : null,
  }
})

/** A medicine as a person writes it down; `id` is made by their device so that a retry never writes twice. */
export const newMedicine = z
  .strictObject({ id: z.optional(uuid('Must be a UUID.')), ...fields })
  .check(leaveUnitOut, keepOneRhythm, rejectIssues)
export type NewMedicine = z.infer<typeof newMedicine>

/** A medicine as it shall be from now on. */
export const changedMedicine = z
  .strictObject(fields)
  .check(leaveUnitOut, keepOneRhythm, rejectIssues)
export type ChangedMedicine = z.infer<typeof changedMedicine>

const instant = z.iso.datetime({ offset: true })

export const medicinePlan = z.object({
  from_day: z.iso.date(),
  strength: z.nullable(z.number()),
  strength_unit: z.nullable(z.enum(strengthUnits)),
  form: planFields.form,
  amount: z.number(),
  unit: z.nullable(z.enum(keysOf(injectionUnits))),
  times: z.array(z.string()),
  days: z.array(z.enum(weekdays)),
  food: z.enum(keysOf(foods)),
  every_days: z.nullable(z.int()),
  at_most: z.nullable(z.int()),
})
export type MedicinePlan = z.infer<typeof medicinePlan>

/** A medicine as it is stored and returned, with its plans, oldest first. */
export const medicine = z.object({
  id: uuid(),
  name: z.string(),
  care: z.enum(keysOf(cares)),
  starts_on: z.iso.date(),
  ends_on: z.nullable(z.iso.date()),
  notes: z.nullable(z.string()),
  reminders: z.boolean(),
  purpose: z.nullable(z.string()),
  prescriber: z.nullable(z.string()),
  /** How much was left at the start of `supply_on`; both null without a count. */
  supply_left: z.nullable(z.number()),
  supply_on: z.nullable(z.iso.date()),
  stopped_at: z.nullable(instant),
  created_at: instant,
  plans: z.array(medicinePlan),
})
export type Medicine = z.infer<typeof medicine>

/** What became of a planned dose. When it was taken may be left out: in time, or now. */
export const doseRecord = z.strictObject({
  outcome: z.enum(outcomes, `Choose one of: ${outcomes.join(', ')}.`),
  taken_at: z.optional(z.iso.datetime({ offset: true, error: 'Must be an instant in ISO 8601.' })),
})
export type DoseRecord = z.infer<typeof doseRecord>

export const medicineDose = z.object({
  medicine_id: uuid(),
  day: z.iso.date(),
  time: z.string(),
  outcome: z.enum(outcomes),
  taken_at: z.nullable(instant),
  recorded_at: instant,
})
export type MedicineDose = z.infer<typeof medicineDose>

/** All medicines of a person, newest first, and what became of the doses of the last 31 days. */
export const medicineBox = z.object({
  medicines: z.array(medicine),
  doses: z.array(medicineDose),
})
export type MedicineBox = z.infer<typeof medicineBox>

/** The address of one planned dose. */
export const plannedDose = z.object({
  id: uuid('Must be a UUID.'),
  day: aDay,
  time: aTime,
})

import * as z from 'zod/mini'
import { professions } from '../practice/professions.ts'
import { maxBring } from './bring.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { sessionTypes } from './slots.ts'

/** What can be booked, as an admin keeps it and as people choose it. */

/** The type with which each installation began, a session: that of visits of before there were any. */
export const firstVisitType = '00000000-0000-4000-8000-000000000060'

export const maxVisitTypes = 50

/** The mark of a type in calendars, always beside its name. `web/ui/styles` has a colour of sufficient contrast for each. */
export const visitColours = ['green', 'blue', 'amber', 'brown', 'red', 'grey'] as const
export type VisitColour = (typeof visitColours)[number]

const minutes = (least: number, most: number) =>
  z
    .int('Enter whole minutes.')
    .check(
      z.minimum(least, `Enter ${least} or more.`),
      z.maximum(most, `Enter at most ${most} minutes.`),
    )

const choices = <Value extends string>(values: readonly Value[], error: string) =>
  z.array(z.enum(values, error), error).check(
    z.minLength(1, error),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each once.'),
  )

const fields = {
  name: freeText(60).check(z.minLength(1, 'Enter a name.')),
  duration_minutes: minutes(10, 180),
  /** Kept free before and after; between two neighbours the longer one counts. */
  buffer_minutes: minutes(0, 120),
  /** Null for every profession. */
  professions: z.nullable(choices(professions, 'Choose one or more professions.')),
  session_types: choices(sessionTypes, 'Choose one or more of Virtual, Phone and In-person.'),
  /** Null where the provider's own price counts. */
  price_ngwee: z.nullable(
    z
      .int('Enter the price in ngwee.')
      .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(10_000_000, 'Enter at most K100,000.')),
  ),
  self_booked: z.boolean('Say whether patients may book it themselves.'),
  colour: z.enum(visitColours, 'Choose a colour of the list.'),
  /** What a patient brings; without it what is usual. */
  bring: z.optional(z.nullable(freeText(maxBring))),
}

/** What a person who books may choose. */
export const visitType = z.object({
  id: uuid(),
  name: z.string(),
  duration_minutes: z.int(),
  professions: z.nullable(z.array(z.enum(professions))),
  session_types: z.array(z.enum(sessionTypes)),
  price_ngwee: z.nullable(z.int()),
  self_booked: z.boolean(),
  colour: z.enum(visitColours),
})
export type VisitType = z.output<typeof visitType>

/** A type as an admin sees it. */
export const keptVisitType = z.extend(visitType, {
  buffer_minutes: z.int(),
  is_retired: z.boolean(),
  bring: z.optional(z.nullable(z.string())),
  /** Upcoming appointments of it. */
  upcoming: z.int(),
})
export type KeptVisitType = z.output<typeof keptVisitType>

/** `id` is made on the admin's device, so that a retry adds no second type. */
export const newVisitType = z.strictObject({ id: uuid('Send a UUID.'), ...fields })
export type NewVisitType = z.output<typeof newVisitType>

export const changedVisitType = z.strictObject({
  ...fields,
  is_retired: z.boolean('Say whether it is retired.'),
})
export type ChangedVisitType = z.output<typeof changedVisitType>

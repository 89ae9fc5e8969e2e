import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { practiceFacts } from '../practice/facts.ts'
import { uuid } from '../values/uuid.ts'

/** The clinicians on duty, in the order in which they are asked. */
export const dutyPlaces = ['first_on_duty', 'second_on_duty', 'third_on_duty'] as const

/** A provider who is named to answer alerts that reach no one else. */
const dutyProvider = z.extend(practiceFacts, {
  id: uuid(),
  full_name: z.string(),
  /** On a day away, or in the hours of an absence. */
  is_away: z.boolean(),
})
export type DutyProvider = z.output<typeof dutyProvider>

/** Who answers alerts, as an admin reads it. */
export const safetyDuties = z.object({
  /** In the order in which they are asked. */
  on_duty: z.array(dutyProvider),
  lead: z.nullable(dutyProvider),
  /** The providers in practice, by name: only these can be named. */
  candidates: z.array(z.object({ id: uuid(), full_name: z.string() })),
})
export type SafetyDuties = z.output<typeof safetyDuties>

const named = z.nullable(uuid('Choose a provider of the list.'))

/** What an admin decides. It replaces what was named before, so a retry changes nothing. */
export const newSafetyDuties = z
  .strictObject({
    first_on_duty: named,
    second_on_duty: named,
    third_on_duty: named,
    lead: named,
    /** Of the admin. */
    password: ownPassword,
  })
  .check(
    z.refine(
      ({ first_on_duty, second_on_duty }) =>
        second_on_duty === null || second_on_duty !== first_on_duty,
      { path: ['second_on_duty'], error: 'Choose each clinician once.' },
    ),
    z.refine(
      ({ first_on_duty, second_on_duty, third_on_duty }) =>
        third_on_duty === null || ![first_on_duty, second_on_duty].includes(third_on_duty),
      { path: ['third_on_duty'], error: 'Choose each clinician once.' },
    ),
  )
export type NewSafetyDuties = z.output<typeof newSafetyDuties>
/** The providers that are named, without what only the call needs. */
export type NamedDuties = Omit<NewSafetyDuties, 'password'>

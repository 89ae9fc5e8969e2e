import * as z from 'zod/mini'
import { practiceFacts } from '../practice/facts.ts'
import { identity } from '../practice/identity.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { nextTryMinutes, reachedAs } from './escalation.ts'
import { closingOutcomes, openSteps, safetyAlertOutcomes } from './outcomes.ts'
import { longestPlanPart } from './plan.ts'

const part = z._default(freeText(longestPlanPart), '')

/** A safety plan as a person writes it; a part that is left out is empty. */
export const newSafetyPlan = z.strictObject({
  warning_signs: part,
  things_i_can_do: part,
  people_and_places: part,
  people_to_ask: part,
  professionals: part,
  making_it_safer: part,
})
export type NewSafetyPlan = z.output<typeof newSafetyPlan>

/** The plan as it is stored and returned. */
export const safetyPlan = z.object({
  warning_signs: z.string(),
  things_i_can_do: z.string(),
  people_and_places: z.string(),
  people_to_ask: z.string(),
  professionals: z.string(),
  making_it_safer: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})

/** A person's request to notify their provider; `id` is created on their device, so that a retry notifies once. */
export const newSafetyAlert = z.strictObject({ id: z.optional(uuid('Must be a UUID.')) })

/** The id under which an alert was raised, to withdraw it. */
export const newWithdrawal = z.strictObject({ id: uuid('Must be a UUID.') })

/** Someone who is notified of the caller's alert. What is known is only whether a mail server has taken the email. */
export const notifiedOfAlert = z.object({
  full_name: z.string(),
  /** Why they are notified. */
  reached_as: z.enum(reachedAs),
  is_sent: z.boolean(),
})

/** What is known of the caller's open alert. */
export const ownAlert = z.object({
  /** Empty where no clinician can be notified. */
  notified: z.array(notifiedOfAlert),
  /** Who said last that they are getting in touch, and when; null while no one has. */
  taken: z.nullable(z.object({ full_name: z.string(), at: z.iso.datetime({ offset: true }) })),
  /** True outside working hours, when no one may read it before the next working day. */
  is_out_of_hours: z.boolean(),
  /** `YYYY-MM-DD`: the day on which working hours next begin. */
  next_working_day: z.iso.date(),
  /** False where the caller agreed to a wording that does not name the clinicians on duty. */
  agrees_to_duty: z.boolean(),
})
export type OwnAlert = z.output<typeof ownAlert>

/** The notified providers. Empty without consent, or without a clinician who can be notified. */
export const safetyAlertRaised = z.extend(ownAlert, {
  alerted: z.array(z.object({ full_name: z.string() })),
})
export type SafetyAlertRaised = z.output<typeof safetyAlertRaised>

const words = <Word extends string>(of: Record<Word, string>) =>
  Object.keys(of) as [Word, ...Word[]]
const outcome = z.enum(words(safetyAlertOutcomes))
const chooseNext = 'Choose when you try again.'
const chooseDay = 'Choose a day within the next 14 days.'

/** A provider's step: it keeps the alert open until a time, or closes it with a next date. */
export const newAcknowledgement = z
  .strictObject({
    outcome: z.enum([...words(openSteps), ...words(closingOutcomes)], 'Choose what came of it.'),
    /** Minutes from now; for `could_not_reach` alone. */
    next_try: z.optional(
      z.coerce
        .number(chooseNext)
        .check(z.refine((minutes) => nextTryMinutes.includes(minutes), chooseNext)),
    ),
    /** `YYYY-MM-DD`; for an outcome that closes the alert. */
    next_on: z.optional(z.iso.date(chooseDay)),
    /** What was tried, for `could_not_reach`, or what came of it. Not kept for `on_it`. */
    note: z.nullish(freeText(1000)),
  })
  .check(
    z.refine(({ outcome, next_try }) => outcome !== 'could_not_reach' || next_try !== undefined, {
      path: ['next_try'],
      error: chooseNext,
    }),
    z.refine(({ outcome, next_on }) => outcome in openSteps || next_on !== undefined, {
      path: ['next_on'],
      error: chooseDay,
    }),
  )
export type NewAcknowledgement = z.output<typeof newAcknowledgement>

/** What came of a contact that was due: the next one, or none. */
export const newFollowUp = z.strictObject({
  /** `YYYY-MM-DD`: the contact that is recorded. */
  planned_on: z.iso.date('Send the day that was planned.'),
  /** `YYYY-MM-DD`: the next contact; null where none follows. */
  next_on: z.nullable(z.iso.date(chooseDay)),
})
export type NewFollowUp = z.output<typeof newFollowUp>

const instant = z.iso.datetime({ offset: true })

/** An alert as the provider sees it: that there is one, never why. */
export const safetyAlert = z.object({
  id: uuid(),
  patient: z.object({
    id: uuid(),
    /** Null once the person has withdrawn their consent, for those who do not treat them. */
    full_name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    ...identity,
    /** While the alert is open or a contact is due; null where the person gave none. */
    phone_number: z.nullable(z.string()),
    /** While the alert is open, if the person released it. */
    emergency_contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  }),
  raised_at: instant,
  /** When it was raised once more while it was open. */
  raised_again_at: z.nullable(instant),
  /** When the next step is due. */
  due_at: instant,
  /** The last step that did not close it. */
  step: z.nullable(z.enum(words(openSteps))),
  step_at: z.nullable(instant),
  /** What the caller tried when they last could not reach the person. */
  step_note: z.nullable(z.string()),
  /** The provider who took that step, or closed the alert. */
  handled_by: z.nullable(z.string()),
  is_handled_by_me: z.boolean(),
  /** When it was closed. */
  acknowledged_at: z.nullable(instant),
  outcome: z.nullable(outcome),
  note: z.nullable(z.string()),
  next_on: z.nullable(z.iso.date()),
  /** When the contact of that day was recorded, and none follows. */
  followed_up_at: z.nullable(instant),
  /** Why the caller has it. */
  reached_as: z.enum(reachedAs),
  /** When the person withdrew their consent: nothing that it covered is shown any more. */
  withdrawn_at: z.nullable(instant),
  /** Of an open alert: when what raised it was removed, and by whom: its person, the caller, or another provider. */
  source_removed_at: z.optional(instant),
  source_removed_by: z.optional(z.enum(['patient', 'you', 'provider'])),
})
export type SafetyAlert = z.output<typeof safetyAlert>

/** A pending alert that no provider has handled, as an admin sees it: nothing of the person. */
export const escalatedAlert = z.object({
  id: uuid(),
  raised_at: instant,
  due_at: instant,
  providers: z.array(
    z.extend(practiceFacts, {
      id: uuid(),
      full_name: z.string(),
      phone_number: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** Why they have it. */
      reached_as: z.enum(reachedAs),
      /** On a day away, or in the hours of an absence. */
      is_away: z.boolean(),
    }),
  ),
})
export type EscalatedAlert = z.output<typeof escalatedAlert>

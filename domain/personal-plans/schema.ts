import * as z from 'zod/mini'
import { identity } from '../practice/identity.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { stepDoers } from './goals.ts'
import { longest, most } from './limits.ts'

const instant = z.iso.datetime({ offset: true })
const realDay = (message: string) => z.iso.date(message)
const day = z._default(z.nullable(realDay('Enter a real day, for example 2027-03-01.')), null)

const step = z.strictObject({
  id: uuid('Send an id for each step.'),
  step: z._default(freeText(longest.step), ''),
  who: z.enum(stepDoers, 'Choose who does it.'),
  who_words: z._default(freeText(longest.who), ''),
  when: z._default(freeText(longest.when), ''),
  is_once: z._default(z.boolean('Say whether it is done once.'), false),
})

const goal = z.strictObject({
  id: uuid('Send an id for each goal.'),
  goal: z._default(freeText(longest.goal), ''),
  measure: z._default(freeText(longest.measure), ''),
  by: day,
  steps: z.array(step).check(z.maxLength(most.steps, `Keep to ${most.steps} steps for a goal.`)),
})

const goals = z.array(goal).check(
  z.maxLength(most.goals, `Keep to ${most.goals} goals.`),
  z.refine((all) => {
    const ids = all.flatMap(({ id, steps }) => [id, ...steps.map((one) => one.id)])
    return new Set(ids).size === ids.length
  }, 'Send each goal and step with an id of its own.'),
)

/** A draft as it is typed: what is missing is asked for when it is published. Saved again and again under one id. */
export const planDraft = z.strictObject({
  patient_id: uuid('Send the id of a patient.'),
  goals,
  review_on: day,
  agreed_on: day,
  /** The saved draft that this one replaces; 0 for a new one. */
  version: z
    .int('Send the version of the draft.')
    .check(z.minimum(0, 'Send the version of the draft.')),
})
export type PlanDraft = z.output<typeof planDraft>

/** Publishes a draft as it was seen. */
export const publication = z.strictObject({
  version: z
    .int('Send the version of the draft.')
    .check(z.minimum(1, 'Send the version of the draft.')),
  /** The number of the version of the plan that this one follows; 0 for a new plan. */
  follows: z
    .int('Send the number of the version before.')
    .check(z.minimum(0, 'Send the number of the version before.')),
})
export type Publication = z.output<typeof publication>

export const endForm = z.strictObject({
  reason: freeText(longest.reason).check(z.minLength(1, 'Say why the plan ends.')),
})

const shownGoals = z.array(
  z.object({
    id: uuid(),
    goal: z.string(),
    measure: z.string(),
    by: z.nullable(z.iso.date()),
    steps: z.array(
      z.object({
        id: uuid(),
        step: z.string(),
        who: z.enum(stepDoers),
        who_words: z.string(),
        when: z.string(),
        is_once: z.boolean(),
      }),
    ),
  }),
)

/** A draft as its author reads it. */
export const storedDraft = z.object({
  id: uuid(),
  patient_id: uuid(),
  goals: shownGoals,
  review_on: z.nullable(z.iso.date()),
  agreed_on: z.nullable(z.iso.date()),
  version: z.int(),
  saved_at: instant,
})
export type StoredDraft = z.output<typeof storedDraft>

/** What a care plan says; nothing of a published version changes. */
export const planVersion = z.object({
  id: uuid(),
  number: z.int(),
  goals: shownGoals,
  review_on: z.iso.date(),
  agreed_on: z.iso.date(),
  published_at: instant,
  /** Null once the provider has left. */
  author_name: z.nullable(z.string()),
})
export type PlanVersion = z.output<typeof planVersion>

/** What a person said of a step that does not work for them. */
export const stepWords = z.object({
  id: uuid(),
  step_id: uuid(),
  words: z.string(),
  created_at: instant,
})

/** A care plan with its versions, the newest first. */
const plan = z.object({
  id: uuid(),
  is_shared: z.boolean(),
  /** Null while it is current. */
  ended_at: z.nullable(instant),
  ended_by_name: z.nullable(z.string()),
  end_reason: z.nullable(z.string()),
  versions: z.array(planVersion).check(z.minLength(1)),
  words: z.array(stepWords),
})
export type PersonalPlan = z.output<typeof plan>

export const planMark = z.object({ id: uuid(), step_id: uuid(), day: z.iso.date() })
export type PlanMark = z.output<typeof planMark>

/** All that the page of a person shows. */
export const ownPersonalPlans = z.object({
  /** Whether a membership plan of today includes it. */
  is_included: z.boolean(),
  /** The current one first. */
  plans: z.array(plan),
  /** Of the current plan, from the last 28 days, and of steps that are done once. */
  marks: z.array(planMark),
})
export type OwnPersonalPlans = z.output<typeof ownPersonalPlans>

/** The same of a patient, as a provider who treats them sees it. */
export const patientPlans = z.object({
  is_included: z.boolean(),
  /** Whether the patient has a current plan that they do not show to the caller. */
  is_hidden: z.boolean(),
  plans: z.array(plan),
  marks: z.array(z.object({ step_id: uuid(), day: z.iso.date() })),
  /** Of the caller. */
  draft: z.nullable(storedDraft),
})
export type PatientPlans = z.output<typeof patientPlans>

export const sharing = z.strictObject({ is_shared: z.boolean('Say whether it is shown.') })

/** A step that is done on a day. */
export const newMark = z.strictObject({
  id: uuid('Send an id for the mark.'),
  step_id: uuid('Send the id of a step.'),
  day: realDay('Send a day as YYYY-MM-DD.'),
})
export type NewMark = z.output<typeof newMark>

export const wordsForm = z.object({
  words: freeText(longest.words).check(z.minLength(1, 'Write what does not work for you.')),
})
export const newWords = z.strictObject({
  id: uuid('Send an id for your words.'),
  step_id: uuid('Send the id of a step.'),
  ...wordsForm.shape,
})
export type NewWords = z.output<typeof newWords>

/** A patient of the caller whose plan waits for them. */
export const duePlan = z.object({
  patient_id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  ...identity,
  review_on: z.iso.date(),
  /** How often the patient has said since then that a step does not work. */
  words: z.int(),
})
export type DuePlan = z.output<typeof duePlan>

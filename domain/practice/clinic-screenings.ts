import * as z from 'zod/mini'
import { screeningResult } from '../screening/schema.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** What a patient agreed to, as far as it matters to a questionnaire at the clinic. They can withdraw it at any time. */
export const screeningPermission = z.object({
  /** Whether the caller may record answers. */
  is_given: z.boolean(),
  /** Whether an alert about them reaches others. */
  agrees_to_alerts: z.boolean(),
  /** Without a login they agree at the counter. */
  has_login: z.boolean(),
})
export type ScreeningPermission = z.output<typeof screeningPermission>

/** What was recorded, and what became of the alert that item 9 of the PHQ-9 raises. */
export const recordedScreening = z.extend(screeningResult, {
  /** `none` where the answers ask for no alert; `not_agreed` where the patient has not agreed to alerts. */
  alert: z.enum(['none', 'open', 'not_agreed']),
})
export type RecordedScreening = z.output<typeof recordedScreening>

/** What became of the alert of a result that was recorded before. */
export const screeningAlert = z.pick(recordedScreening, { alert: true })
export type ScreeningAlert = z.output<typeof screeningAlert>

/** The patient reads the reason. */
export const screeningRemoval = z.strictObject({
  reason: freeText(300).check(z.minLength(1, 'Write why. The patient reads this.')),
})

/** An own screening that a provider has removed. */
export const screeningRemovedAtClinic = z.object({
  id: uuid(),
  created_at: z.iso.datetime({ offset: true }),
  removed_at: z.iso.datetime({ offset: true }),
  /** Null once the provider's account is erased. */
  removed_by_name: z.nullable(z.string()),
  reason: z.string(),
})
export type ScreeningRemovedAtClinic = z.output<typeof screeningRemovedAtClinic>

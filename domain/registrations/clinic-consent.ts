import * as z from 'zod/mini'
import { type ConsentPurpose, consentVersions } from '../accounts/consent.ts'
import { nameChecks } from '../values/name-characters.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** What a person without a login agrees to at the clinic, recorded by staff (docs/decisions/121-registered-patients.md). */

/** Keeping health data, measuring and asking at the clinic, what the provider sees of it, and who is notified in danger. */
export const clinicPurposes = [
  'health_data',
  'clinic_readings',
  'clinic_screenings',
  'clinic_plans',
  'share_readings',
  'share_screenings',
  'safety_alerts',
  'emergency_contact',
] as const satisfies readonly ConsentPurpose[]
export type ClinicPurpose = (typeof clinicPurposes)[number]

export const waysOfConsent = ['paper', 'words'] as const

const outdated = 'The wording has changed since then. Please read it out again.'

/** What was agreed at once; each purpose has an id of its own, so that a retry records it once. */
export const recordedConsents = z.strictObject({
  given_how: z.enum(waysOfConsent, 'Choose on paper or in words.'),
  /** The parent or guardian of a person under 18. */
  given_by: z.optional(freeText(200).check(z.minLength(1, 'Enter the name.'), ...nameChecks)),
  consents: z
    .array(
      z
        .object({
          id: uuid('Send a UUID.'),
          purpose: z.enum(clinicPurposes, 'Choose what they agreed to.'),
          version: z.string(outdated),
        })
        .check(
          z.refine(({ purpose, version }) => version === consentVersions[purpose], {
            path: ['version'],
            error: outdated,
          }),
        ),
      'Send a list of consents.',
    )
    .check(
      z.minLength(1, 'Choose what they agreed to.'),
      z.maxLength(clinicPurposes.length, 'Send each consent once.'),
    ),
})
export type RecordedConsents = z.output<typeof recordedConsents>

export const clinicWithdrawal = z.strictObject({
  purpose: z.enum(clinicPurposes, 'Choose which consent to withdraw.'),
})

/** The fields of the form. */
export const consentForm = z.object({
  purposes: z
    .array(z.enum(clinicPurposes, 'Choose what they agreed to.'), 'Choose what they agreed to.')
    .check(z.minLength(1, 'Choose what they agreed to.')),
  given_how: z.enum(waysOfConsent, 'Choose on paper or in words.'),
  given_by: z.optional(freeText(200).check(...nameChecks)),
})

import { conditionsIn } from '#domain/care-plans/shared/care-facts.ts'
import type { Care } from '#domain/readings/care.ts'
import type { IntakeForm } from '#domain/intake/schema.ts'
import type { IntakeField } from '#domain/intake/sections.ts'
import type { Profile } from '#domain/accounts/profile.ts'

/** The first values of the fields, by name; a date as `YYYY-MM-DD`. */
export type FirstValues = Partial<Record<IntakeField, string>>

/**
 * The values that are on record: the profile and the care profile first, for other forms write there since,
 * then the last form. The reason for the visit is empty each time.
 */
export function prefilled(
  profile: Profile | undefined,
  last: IntakeForm | null | undefined,
  care: Pick<Care, 'diabetes' | 'heart_disease' | 'kidney_disease'> | undefined,
): FirstValues {
  const { id: _, user_id: __, submittedAt: ___, reasonForVisit: ____, ...known } = last ?? {}
  return {
    ...withoutNull({ fullName: profile?.full_name, phone: profile?.phone_number }),
    ...withoutNull({ medicalHistory: care && conditionsIn(care) }),
    ...withoutNull(known),
    ...withoutNull({
      dateOfBirth: profile?.date_of_birth,
      emergencyContact: profile?.emergency_contact?.name,
      emergencyPhone: profile?.emergency_contact?.phone,
      allergies: profile?.known_allergies_conditions,
    }),
  }
}

/** The answers alone, without those that were left empty. */
export function withoutNull(
  answers: Partial<Record<IntakeField, string | null | undefined>>,
): FirstValues {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer))
}

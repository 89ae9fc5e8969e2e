import type { IntakeForm } from '#domain/intake/schema.ts'
import type { IntakeField } from '#domain/intake/sections.ts'
import type { Profile } from '#domain/accounts/profile.ts'

/** The first values of the fields, by name; a date as `YYYY-MM-DD`. */
export type FirstValues = Partial<Record<IntakeField, string>>

/** The values that are on record. The reason for the visit is empty each time. */
export function prefilled(
  profile: Profile | undefined,
  last: IntakeForm | null | undefined,
): FirstValues {
  const { id: _, user_id: __, submittedAt: ___, reasonForVisit: ____, ...known } = last ?? {}
  return withoutNull({
    fullName: profile?.full_name,
    dateOfBirth: profile?.date_of_birth,
    phone: profile?.phone_number,
    emergencyContact: profile?.emergency_contact?.name,
    emergencyPhone: profile?.emergency_contact?.phone,
    allergies: profile?.known_allergies_conditions,
    ...known,
  })
}

/** The answers alone, without those that were left empty. */
export function withoutNull(
  answers: Partial<Record<IntakeField, string | null | undefined>>,
): FirstValues {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer))
}

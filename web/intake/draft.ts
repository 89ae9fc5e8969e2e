import type { IntakeForm } from '#domain/intake/schema.ts'
import type { IntakeField } from '#domain/intake/sections.ts'
import type { Profile } from '#domain/profile.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'

/** What the fields hold, by name; a date as `YYYY-MM-DD`. */
export type Typed = Partial<Record<IntakeField, string>>

/** In the memory of this tab alone: a shared phone keeps nothing that was not sent off. */
let draft: Typed | undefined
onSignedOut(() => {
  draft = undefined
})

export const readDraft = () => draft
export function keepDraft(typed: Typed | undefined) {
  draft = typed
}

/** What is known already. Why somebody comes is asked anew each time. */
export function prefilled(
  profile: Profile | undefined,
  last: IntakeForm | null | undefined,
): Typed {
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
): Typed {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer))
}

import * as z from 'zod/mini'
import { changeable } from '../accounts/profile.ts'

const { emergency_contact } = changeable
const contact = emergency_contact._zod.def.innerType.shape

/**
 * What a student edits about themselves (docs/specification.md, "Field names"), as a form
 * stores it: the two halves of the emergency contact are separate, under the names by which the server
 * speaks of them.
 */
export const studentProfile = z
  .object({
    full_name: changeable.full_name,
    date_of_birth: changeable.date_of_birth,
    guardian_name: z.optional(changeable.guardian_name),
    guardian_agrees: z.optional(changeable.guardian_agrees),
    gender: changeable.gender,
    study_area: changeable.study_area,
    year_of_study: changeable.year_of_study,
    'emergency_contact.name': z.nullable(contact.name),
    'emergency_contact.phone': z.nullable(contact.phone),
    known_allergies_conditions: changeable.known_allergies_conditions,
  })
  .check(
    z.refine((typed) => !typed['emergency_contact.phone'] || typed['emergency_contact.name'], {
      path: ['emergency_contact.name'],
      error: 'Enter the name of your emergency contact, or remove the phone number.',
    }),
    z.refine((typed) => !typed['emergency_contact.name'] || typed['emergency_contact.phone'], {
      path: ['emergency_contact.phone'],
      error: 'Enter the phone number of your emergency contact, or remove the name.',
    }),
  )
export type StudentProfile = z.output<typeof studentProfile>

/** The same as the server takes it: an emergency contact is whole, or there is none. */
export function toProfileChanges({
  'emergency_contact.name': name,
  'emergency_contact.phone': phone,
  ...changes
}: StudentProfile) {
  return { ...changes, emergency_contact: name && phone ? { name, phone } : null }
}

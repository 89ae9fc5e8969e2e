import * as z from 'zod/mini'
import { changeable, contactName } from '../accounts/profile.ts'
import { phoneNumberOr } from '../phone/phone-schema.ts'

/**
 * What a student edits about themselves (docs/specification.md, "Field names"), as a form
 * stores it: the two halves of the emergency contact are separate, under the names by which the server
 * speaks of them.
 *
 * @param known the number of the contact that the form began with
 */
export const studentProfile = (known: string) =>
  z
    .object({
      full_name: changeable.full_name,
      date_of_birth: changeable.date_of_birth,
      guardian_name: z.optional(changeable.guardian_name),
      guardian_agrees: z.optional(changeable.guardian_agrees),
      gender: changeable.gender,
      study_area: changeable.study_area,
      year_of_study: changeable.year_of_study,
      'emergency_contact.name': z.nullable(contactName),
      'emergency_contact.phone': z.nullable(phoneNumberOr(known)),
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
export type StudentProfile = z.output<ReturnType<typeof studentProfile>>

/** The same as the server takes it: an emergency contact is whole, or there is none. */
export function toProfileChanges({
  'emergency_contact.name': name,
  'emergency_contact.phone': phone,
  ...changes
}: StudentProfile) {
  return { ...changes, emergency_contact: name && phone ? { name, phone } : null }
}

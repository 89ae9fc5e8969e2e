import type { PatientPage } from '#domain/practice/patient-page.ts'
import { firstName } from '#domain/values/names.ts'

/** As a provider speaks of them. */
export const firstNameOf = ({ full_name }: Pick<PatientPage, 'full_name'>) =>
  firstName(full_name) || 'The patient'

/** Why the readings are not on the page. */
export const readingsNotShared = (patient: PatientPage) =>
  `${firstNameOf(patient)} does not share readings with you. They can change that in their account, under “Sharing”.`

/** Why there are no screenings, or not all of them; undefined where all are shared. */
export function screeningsNotShared(patient: PatientPage): string | undefined {
  if (patient.shares_screenings) return undefined
  const name = firstNameOf(patient)
  if (patient.shares_screenings === null)
    return 'Questionnaires are shown to therapists and dietitians alone, by the choice of each patient.'
  const recorded = patient.screenings.filter(({ is_own }) => is_own).length
  if (recorded > 0 && recorded === patient.screenings.length)
    return `${name} does not share questionnaires with you. These are what you recorded at the clinic.`
  return patient.screenings.length > 0
    ? `${name} shares these results with you, and no others.`
    : `${name} does not share questionnaires with you. They can change that in their account, under “Sharing”.`
}

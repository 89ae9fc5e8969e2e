import type { AllergyMatch } from '#domain/medications/names/allergies.ts'

/** What to do about a medicine that the user may be allergic to; a misspelt name is asked about. */
export function allergyNote(name: string, allergies: string, match: AllergyMatch): string {
  const said = `Your profile says: “${allergies}”.`
  const question = match === 'maybe' ? ` Is ${name} one of these?` : ''
  return `${said}${question} Do not take ${name} before you have asked your clinic or a pharmacist today.`
}

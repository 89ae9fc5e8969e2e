import { knownNames } from '../medications/names/known-medicines.ts'

/** Short names are words of other kinds, too ("art", "iron"), and so is one more. */
const isMedicine = (name: string) =>
  name.length > 4 && name !== 'grandpa' && knownNames.has(name.toLowerCase())

/** The names of medicines in a text. For the server: no page has to load the list for it. */
export const findMedicines = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isMedicine)),
]

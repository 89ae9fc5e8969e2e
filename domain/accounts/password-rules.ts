/** Apart from the schemas, so that the live checklist is drawn without the schema library. */

/** Minimum length of a password, unless the server is configured otherwise. */
export const passwordMinimum = 8

/** The live checklist beside the password field, in its order. */
export const passwordRules = [
  {
    key: 'length',
    label: 'At least 8 characters',
    isMet: (p: string) => countOf(p) >= passwordMinimum,
  },
  { key: 'uppercase', label: 'One uppercase letter', isMet: (p: string) => /\p{Lu}/u.test(p) },
  { key: 'lowercase', label: 'One lowercase letter', isMet: (p: string) => /\p{Ll}/u.test(p) },
  { key: 'digit', label: 'One number', isMet: (p: string) => /\d/.test(p) },
  {
    key: 'special',
    label: 'One special character',
    isMet: (p: string) => /[^\p{L}\p{N}]/u.test(p),
  },
] as const

/** Characters as people count them, not code units. */
export function countOf(text: string): number {
  return Array.from(text).length
}

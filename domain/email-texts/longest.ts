import type { Wording } from './email-text.ts'

/** The longest text of each field, in UTF-16 units. The database has the same limits. */
export const longestWording: Readonly<Record<keyof Wording, number>> = {
  subject: 120,
  body: 3000,
  button: 40,
}

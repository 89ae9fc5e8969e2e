import * as z from 'zod/mini'

/** What `cleanText` leaves of control characters: a name has one line. */
const lines = /\p{Cc}/u

/** The name of a person is shown in lists of staff: in one line, in letters of any script. */
export const nameChecks = [
  z.refine<string>((name) => !lines.test(name), 'Write the name in one line, in letters alone.'),
  z.refine<string>((name) => name === '' || /\p{L}/u.test(name), 'Write the name in letters.'),
] as const

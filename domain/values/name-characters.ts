import * as z from 'zod/mini'

/**
 * A name with the letters and the apostrophe by which it is found: `Ｍary` and `ﬁona` in simple letters, and
 * Ng`andu as Ng'andu. The database knows those apostrophes that stay as they are.
 */
const inSimpleLetters = (name: string) =>
  name.replaceAll(/[`´ʻʹ′](?=\p{L})/gu, "'").normalize('NFKC')

/** What `cleanText` leaves of control characters: a name has one line. */
const lines = /\p{Cc}/u

/** The name of a person is shown in lists of staff: in one line, in letters of any script. */
export const nameChecks = [
  z.overwrite<string>(inSimpleLetters),
  z.refine<string>((name) => !lines.test(name), 'Write the name in one line, in letters alone.'),
  z.refine<string>((name) => name === '' || /\p{L}/u.test(name), 'Write the name in letters.'),
] as const

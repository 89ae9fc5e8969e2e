import * as z from 'zod/mini'

/**
 * A name with the letters and the apostrophe by which it is found: `Ｍary` and `ﬁona` in simple letters, and
 * Ng`andu as Ng'andu. The database knows those apostrophes that stay as they are. Two cells of a sheet have a
 * tab between them.
 */
const inSimpleLetters = (name: string) =>
  name
    .replaceAll('\t', ' ')
    .replaceAll(/[`´ʻʹ′](?=\p{L})/gu, "'")
    .normalize('NFKC')

/** A tone mark or an apostrophe is a letter of Unicode as well, and no name: it modifies one. */
const letter = /[\p{LC}\p{Lo}]/u

/** What `cleanText` leaves of control characters: a name has one line. */
const lines = /\p{Cc}/u

/** The name of a person is shown in lists of staff: in one line, in letters of any script. */
export const nameChecks = [
  z.overwrite<string>(inSimpleLetters),
  z.refine<string>((name) => !lines.test(name), 'Write the name in one line, in letters alone.'),
  z.refine<string>((name) => name === '' || letter.test(name), 'Write the name in letters.'),
] as const

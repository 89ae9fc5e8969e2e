import * as z from 'zod/mini'

/** Control characters, line breaks, and what turns the direction of a text. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

/** The name of a person is shown in lists of staff: in one line, in letters of any script. */
export const nameChecks = [
  z.refine<string>((name) => !unseen.test(name), 'Write the name in one line, in letters alone.'),
  z.refine<string>((name) => name === '' || /\p{L}/u.test(name), 'Write the name in letters.'),
] as const

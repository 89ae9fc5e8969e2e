import * as z from 'zod/mini'

/** Whether PostgreSQL can keep a text as it is: without NUL and without half a surrogate pair. */
export const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Said of a text that is not `isKeepable`. */
export const notKeepable = 'Remove the characters that cannot be saved.'

/**
 * Words that a person types freely, trimmed at both ends.
 *
 * @param max the longest text, in UTF-16 units
 */
export function freeText(max: number) {
  return z
    .string('Write this as text.')
    .check(
      z.trim(),
      z.maxLength(max, `Write at most ${max} characters.`),
      z.refine(isKeepable, notKeepable),
    )
}

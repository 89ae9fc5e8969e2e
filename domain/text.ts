import * as z from 'zod/mini'

/**
 * Words that a person types freely, trimmed at both ends. NUL and broken surrogate pairs are
 * refused, because PostgreSQL cannot keep them as they are.
 *
 * @param most the longest text, in UTF-16 units
 */
export function freeText(most: number) {
  const isKept = (text: string) => !text.includes('\0') && text.isWellFormed()
  return z
    .string('Write this as text.')
    .check(
      z.trim(),
      z.maxLength(most, `Write at most ${most} characters.`),
      z.refine(isKept, 'Remove the characters that cannot be kept.'),
    )
}

import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

/** Whether PostgreSQL can keep a text as it is: without NUL and without half a surrogate pair. */
export const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Said of a text that is not `isKeepable`. */
export const notKeepable = 'Remove the characters that cannot be saved.'

/**
 * What a person types, before anything is compared or stored: without what cannot be seen, composed, and
 * trimmed at both ends. Every field of words begins with it (`tests/architecture.test.ts`).
 *
 * @param missing what is said where there is no text at all
 */
export const typedText = (missing = 'Write this as text.') =>
  z.string(missing).check(z.overwrite(cleanText), z.trim())

/**
 * Words that a person types freely, trimmed at both ends.
 *
 * @param max the longest text, in UTF-16 units
 */
export function freeText(max: number) {
  return typedText().check(
    z.maxLength(max, `Write at most ${max} characters.`),
    z.refine(isKeepable, notKeepable),
  )
}

/** The same in one line: a line break, as of pasted words, becomes a space. */
export function lineOfText(max: number) {
  return typedText().check(
    z.overwrite((text) => text.replace(/\s*[\r\n]+\s*/g, ' ')),
    z.maxLength(max, `Write at most ${max} characters.`),
    z.refine(isKeepable, notKeepable),
  )
}

import { nameWords } from '#domain/values/names.ts'
import { plainPhone } from '#domain/phone/read-phone.ts'

/** No name has more. */
const maxWords = 8

/**
 * A query of PostgreSQL's text search: names in which each of these words starts a word, in any order.
 * Nothing that is typed has a meaning in it: every word is in quotes.
 *
 * @returns empty where nothing typed is a word
 */
export function wordsOf(typed: string): string {
  const words = [...new Set(nameWords(typed))].slice(0, maxWords)
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .map((word) => `'${word}':*`)
    .join(' & ')
}

/** Fewer digits are of too many people. */
const fewestDigits = 4

/**
 * The start of a phone number, as `plainPhone` writes it.
 *
 * @returns empty where what was typed is no phone number, or has fewer than four digits of its own
 */
export function phoneOf(typed: string): string {
  const phone = plainPhone(typed)
  return phone.length >= fewestDigits ? phone : ''
}

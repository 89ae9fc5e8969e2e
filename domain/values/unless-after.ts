/**
 * What a look-behind says, without one: Safari before 16.4 knows none, and rejects the whole file
 * (docs/decisions/114-old-browsers.md).
 */

/** Words that do not count where `before`, which ends with `$`, ends the text before them. */
export interface UnlessAfter {
  before: RegExp
  /** With the flag g. */
  words: RegExp
}

/** Longer than anything that `before` looks for; so time grows with the length of the text only. */
const longestBefore = 40

/** Whether the text before a place ends so. */
export const isAfter = (before: RegExp, text: string, at: number): boolean =>
  before.test(text.slice(Math.max(0, at - longestBefore), at))

/** The first of these words that counts. */
function find({ before, words }: UnlessAfter, text: string): RegExpExecArray | null {
  words.lastIndex = 0
  for (let match = words.exec(text); match; match = words.exec(text)) {
    if (!isAfter(before, text, match.index)) return match
    words.lastIndex = match.index + 1
  }
  return null
}

/** Whether a text has these words where they count. */
export const hasUnlessAfter = (one: UnlessAfter, text: string): boolean => find(one, text) !== null

/** Words of which any counts, as the alternatives of one expression. */
export type Words = readonly (RegExp | UnlessAfter)[]

export const hasWords = (words: Words, text: string): boolean =>
  words.some((one) => ('before' in one ? hasUnlessAfter(one, text) : one.test(text)))

/** The first of the words in a text; of several at the same place, the one that the list has first. */
export function firstOf(words: Words, text: string): string | undefined {
  let first: RegExpExecArray | null = null
  for (const one of words) {
    const match = 'before' in one ? find(one, text) : one.exec(text)
    if (match && (!first || match.index < first.index)) first = match
  }
  return first?.[0]
}

import { everywhereWords, firstLineWords, harmlessPhrases } from './health-vocabulary.ts'

/** A word as it is compared, and where it stands in the text. */
interface Word {
  plain: string
  from: number
  to: number
}

/** Small letters without marks, and each doubled letter once. */
const plainOf = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/([a-z])\1+/g, '$1')

/** The words of a text; letters that dots, hyphens or spaces divide are one: "H.I.V.", "h i v". */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const pattern =
    /(?:\p{L}\p{M}*(?:[.\-–]\p{L}\p{M}*)+|\p{L}(?: \p{L}){2,})(?![\p{L}\p{N}'’])|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const isDivided = /^\p{L}\p{M}*[.\-– ]/u.test(written)
    const plain = plainOf(isDivided ? written.replaceAll(/[.\-– ]/g, '') : written)
    words.push({ plain, from: index, to: index + written.length })
  }
  return words
}

const source = (phrases: readonly string[]) =>
  phrases
    .map((phrase) => plainOf(phrase).replaceAll('_', ' ').replace(/\*$/, "[\\p{L}\\p{N}']*"))
    .join('|')
const compile = (phrases: readonly string[]) => new RegExp(` (?:${source(phrases)})(?= )`, 'gu')

const anywhere = compile(everywhereWords)
const forFirstLines = compile(firstLineWords)
const harmless = compile(harmlessPhrases)
/** What is a word of health in this spelling alone: "prep" and "art" are ordinary words. */
const inCapitals = /\bPr?EP\b|\bPREP\b|\b(?:ART|VL|DOTS)\b/g

/** The words that a pattern finds, as they are written in the text, each once. */
function find(text: string, pattern: RegExp): string[] {
  const readable = text.replaceAll(/\{[a-z_]*\}/g, (name) => '.'.repeat(name.length))
  const words = wordsOf(readable)
  const starts = new Map<number, Word>()
  let line = ' '
  for (const word of words) {
    starts.set(line.length, word)
    line += `${word.plain} `
  }
  const ends = new Map([...starts].map(([at, word]) => [at + word.plain.length, word]))
  const searched = line.replaceAll(harmless, (phrase) => phrase.replaceAll(/[^ ]/g, '-'))
  const found = [...searched.matchAll(pattern)].map(({ 0: match, index }) =>
    readable.slice(starts.get(index + 1)!.from, ends.get(index + match.length)!.to),
  )
  return [...new Set(found)]
}

/** The words of a text that say something of health, as they are written; none in an ordinary text. */
export const findHealthWords = (text: string): string[] => [
  ...find(text, anywhere),
  ...new Set(text.match(inCapitals)),
]

/** The words that must not stand in a subject or a first paragraph, where a locked screen shows them. */
export const findFirstLineWords = (text: string): string[] => find(text, forFirstLines)

import { piecesOf, countWords } from '#domain/library/reading-time.ts'
import type { Guide } from '#domain/library/guide.ts'

/**
 * Syllables of an English word, by its groups of vowels: a silent `e` at the end is none, `-le` after a
 * consonant is one, and `-ed` is one after `t` and `d` alone. Right for about nine of ten words.
 */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return letters === '' ? 0 : 1
  const spoken = letters
    .replace(/(?<![td])ed$/, 'd')
    .replace(/(?<![sxzgc]|ch|sh)es$/, 's')
    .replace(/(?<![^aeiouy]l)e$/, '')
    .replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  // Two vowels that are spoken apart: "diabetes", "being", "idea".
  const apart = spoken.match(/i[ao](?!us)|[aeu]ing|ea$/g)?.length ?? 0
  return Math.max(1, groups + apart)
}

/** The sentences of a text: what ends with . ! ? : or ;, and each piece of its own. */
export const sentencesOf = (pieces: readonly string[]) =>
  pieces
    .flatMap((piece) => piece.split(/(?<=[.!?:;])(?!\d)\s*/))
    .filter((sentence) => countWords(sentence) > 0)

/**
 * The grade of a US school in which a text is understood, by Flesch and Kincaid (Kincaid et al. 1975, "Derivation of
 * new readability formulas").
 */
export function gradeOf(pieces: readonly string[]): number {
  const sentences = sentencesOf(pieces)
  const words = pieces.join('\n').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const syllables = words.reduce(
    (sum, word) =>
      sum + word.split('-').reduce((all, part) => all + Math.max(1, countSyllables(part)), 0),
    0,
  )
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** What a reader of a guide meets, in pieces. */
export const readPieces = (guide: Guide) => [...piecesOf(guide), guide.summary]

import { askingForSupport } from '#domain/library/courses/scripts/asking-for-support.ts'
import { getGoing } from '#domain/library/courses/scripts/get-going.ts'
import { grounding } from '#domain/library/courses/scripts/grounding.ts'
import { kindness } from '#domain/library/courses/scripts/kindness.ts'
import { problemSteps } from '#domain/library/courses/scripts/problem-steps.ts'
import { sleep } from '#domain/library/courses/scripts/sleep.ts'
import { unhooking } from '#domain/library/courses/scripts/unhooking.ts'
import { values } from '#domain/library/courses/scripts/values.ts'
import type { Course, CourseNode } from '#domain/library/courses/script.ts'

/** All courses. The web fetches them one at a time. */
export const allCourses: readonly Course[] = [
  grounding,
  unhooking,
  problemSteps,
  getGoing,
  values,
  kindness,
  sleep,
  askingForSupport,
]

/** All that a person reads in a step. */
export const textsOfStep = ({ say, note, choices = [] }: CourseNode): string[] => [
  ...say,
  ...(note ? [note.label, ...(note.hint ? [note.hint] : [])] : []),
  ...choices.map(({ label }) => label),
]

/** Syllables of an English word by its groups of vowels; right for about nine of ten words. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?<![td])ed$/, 'd')
    .replace(/(?<![sxzgc]|ch|sh)es$/, 's')
    .replace(/(?<![aeiouy]l)e$/, '')
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?:])\s+/).filter((sentence) => /\w/.test(sentence))

export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

/** The school grade in which texts are understood, by Flesch and Kincaid (1975). */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return (
    0.39 * (words.length / texts.flatMap(sentencesOf).length) +
    11.8 * (syllables / words.length) -
    15.59
  )
}

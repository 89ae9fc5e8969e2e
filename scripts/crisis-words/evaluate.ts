import { scoreOfRules } from '#domain/safety/crisis-words.ts'
import { worstWindow } from '#domain/safety/crisis-words/model.ts'
import { kindsByRules } from '#domain/safety/crisis-words/by-rules.ts'
import { featuresOf } from '#domain/safety/crisis-words/features.ts'
import type { CorpusText, TextGroup } from './corpus.ts'
import { type Example, trainDanger } from './train.ts'

/** A text, and how sure the rules and a model are that was trained without its author. */
export interface UnseenText {
  text: CorpusText
  score: number
}

export const examplesOf = (texts: readonly CorpusText[]): Example[] =>
  texts.map((text) => ({ text, windows: featuresOf(text.text) }))

/**
 * Leaves out some authors in turn, trains on all others, and scores the texts of those left out.
 *
 * @param atOnce authors that are left out together: with 1 it is the most exact, and takes the longest
 */
export function scoreUnseen(examples: readonly Example[], atOnce = 1): UnseenText[] {
  const authors = [...new Set(examples.map(({ text }) => text.author))]
  const times = Math.ceil(authors.length / atOnce)
  return Array.from({ length: times }, (_, turn) => {
    const left = new Set(authors.filter((_author, index) => index % times === turn))
    const danger = trainDanger(examples.filter(({ text }) => !left.has(text.author)))
    return examples
      .filter(({ text }) => left.has(text.author))
      .map(({ text, windows }) => {
        const byRules = kindsByRules(text.text).length > 0 ? scoreOfRules : 0
        return { text, score: byRules + worstWindow(danger, windows).score }
      })
  }).flat()
}

/** The score that this share of the harmless texts exceeds. */
export function thresholdAt(share: number, unseen: readonly UnseenText[]): number {
  const harmless = unseen.filter(({ text }) => text.label === 'harmless')
  const scores = harmless.map(({ score }) => score).sort((one, other) => other - one)
  return scores[Math.floor(scores.length * share)]!
}

/** @returns how many of the texts are found, and of how many; NaN of none */
export function shareFound(unseen: readonly UnseenText[], threshold: number) {
  const found = unseen.filter(({ score }) => score > threshold).length
  return { found, all: unseen.length, share: found / unseen.length }
}

/** What is measured of an author, a group or all: recall of danger, and false alarms. */
export function measure(unseen: readonly UnseenText[], threshold: number) {
  const of = (label: CorpusText['label'], group?: TextGroup) =>
    shareFound(
      unseen.filter(({ text }) => text.label === label && (!group || text.group === group)),
      threshold,
    )
  return {
    recall: of('danger'),
    alarms: of('harmless'),
    plain: of('danger', 'plain'),
    indirect: of('danger', 'indirect'),
    hard: of('harmless', 'hard'),
    sad: of('harmless', 'sad'),
    ordinary: of('harmless', 'ordinary'),
  }
}

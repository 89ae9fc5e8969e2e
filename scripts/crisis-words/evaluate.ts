import { scoreOfRules } from '#domain/safety/crisis-words.ts'
import { kindsOf, worstWindow } from '#domain/safety/crisis-words/model.ts'
import { type CrisisKind, crisisKindOrder } from '#domain/safety/crisis-words/kinds.ts'
import { kindsByRules } from '#domain/safety/crisis-words/by-rules.ts'
import { featuresOf } from '#domain/safety/crisis-words/features.ts'
import type { CorpusText, TextGroup } from './corpus.ts'
import { type Example, namesAllKinds, trainDanger, trainModels } from './train.ts'

/** A text, and how sure the rules and a model are that was trained without its author. */
export interface UnseenText {
  text: CorpusText
  score: number
  /** Of which kinds they take it, where it is about danger. */
  kinds: readonly CrisisKind[]
}

export const examplesOf = (texts: readonly CorpusText[]): Example[] =>
  texts.map((text) => ({ text, windows: featuresOf(text.text) }))

/**
 * Leaves out some authors in turn, trains on all others, and scores the texts of those left out.
 *
 * @param options.atOnce authors that are left out together: with 1 it is the most exact, and takes the longest
 * @param options.withKinds whether kinds are told as well, which takes twice as long; empty where not
 */
export function scoreUnseen(
  examples: readonly Example[],
  { atOnce = 1, withKinds = false } = {},
): UnseenText[] {
  const authors = [...new Set(examples.map(({ text }) => text.author))]
  const times = Math.ceil(authors.length / atOnce)
  return Array.from({ length: times }, (_, turn) => {
    const left = new Set(authors.filter((_author, index) => index % times === turn))
    const seen = examples.filter(({ text }) => !left.has(text.author))
    const models = withKinds ? trainModels(seen) : undefined
    const danger = models?.danger ?? trainDanger(seen)
    return examples
      .filter(({ text }) => left.has(text.author))
      .map(({ text, windows }) => {
        const byRules = kindsByRules(text.text)
        const { features, score } = worstWindow(danger, windows)
        return byRules.length > 0
          ? { text, score: score + scoreOfRules, kinds: byRules }
          : { text, score, kinds: models ? kindsOf(models, features) : [] }
      })
  }).flat()
}

/**
 * The score that this share of the harmless texts exceeds. Lists of ordinary texts alone do not count: with them the
 * same share would be a lower score, and so more alarms on all other texts.
 */
export function thresholdAt(share: number, unseen: readonly UnseenText[]): number {
  const mixed = new Set(
    unseen.filter(({ text }) => text.label === 'danger').map(({ text }) => text.author),
  )
  const harmless = unseen.filter(({ text }) => text.label === 'harmless' && mixed.has(text.author))
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

/**
 * What is measured of each kind, on the texts whose author named every kind: how many texts of that kind are found at
 * all, of those found how many have this kind, and how many that were given it are of it.
 */
export function measureKinds(unseen: readonly UnseenText[], threshold: number) {
  const known = unseen.filter(({ text }) => text.label === 'danger' && namesAllKinds(text))
  const found = known.filter(({ score }) => score > threshold)
  const share = (of: readonly UnseenText[], isRight: (one: UnseenText) => boolean) => {
    const right = of.filter(isRight).length
    return { found: right, all: of.length, share: right / of.length }
  }
  return Object.fromEntries(
    crisisKindOrder.map((kind) => {
      const isOfKind = ({ text }: UnseenText) => text.kinds.includes(kind)
      const isNamed = ({ kinds }: UnseenText) => kinds.includes(kind)
      return [
        kind,
        {
          found: share(known.filter(isOfKind), ({ score }) => score > threshold),
          named: share(found.filter(isOfKind), isNamed),
          right: share(found.filter(isNamed), isOfKind),
        },
      ]
    }),
  ) as Record<CrisisKind, Record<'found' | 'named' | 'right', ReturnType<typeof share>>>
}

import { combinations } from './crisis-words/combinations.ts'
import { finder } from './crisis-words/combine.ts'
import { sayings } from './crisis-words/harmless.ts'
import {
  localActs,
  localOther,
  localThoughts,
  localToOthers,
  localViolence,
} from './crisis-words/local-words.ts'
import { normalise } from './crisis-words/normalise.ts'
import { anyOf } from './crisis-words/pattern.ts'
import { acts, harm, means, plans, wishes } from './crisis-words/thoughts.ts'
import { toMe, toOthers } from './crisis-words/violence.ts'
import { isAboutOther } from './crisis-words/who.ts'

/**
 * What a text may be about, so that the right help comes first:
 *
 * - `done` something was taken or tried: to hospital now
 * - `violence` a person is being hurt, or is afraid of another person
 * - `self` the writer thinks of dying, or of harming themselves or a person
 * - `other` it is about someone else: what to do for them
 */
export type CrisisKind = 'done' | 'violence' | 'self' | 'other'

const said = anyOf(sayings)
const acted = anyOf(acts)
// One expression of all would be too long for the engine to optimise: 15 ms for 24,000 letters, not 0.1.
const thoughts = [wishes, plans, means, harm].map(anyOf)
const hurt = anyOf(toMe)
const hurtsOther = anyOf(toOthers)
const findCombinations = finder(combinations)

/** Where the writer is named in what someone else did. */
const reported =
  / (?:told|tell|tells|sent|gave|texted|called|asked|shown|showed|begging|help) (?:me|my)(?= )/g

/**
 * Finds words after which the helplines are shown at once, the most urgent kind first; empty where
 * there are none. It errs towards showing them. Never a diagnosis: the answer is neither stored nor sent.
 * Time grows with the length of the text.
 */
export function crisisKinds(text: string): readonly CrisisKind[] {
  const whole = normalise(text)
  const plain = whole.replace(said, ' .')
  const found = new Set<CrisisKind>()
  // Not matchAll: that copies the expression, and the copy is compiled again.
  const about = (pattern: RegExp, kind: CrisisKind) =>
    plain.replace(pattern, (match, index: number) => {
      const isOther = isAboutOther(plain, index, match)
      if (kind === 'done') found.add('done')
      if (isOther) found.add('other')
      else found.add(kind)
      return match
    })
  about(acted, 'done')
  for (const thought of thoughts) about(thought, 'self')
  findCombinations(plain, (combination, { start, end }) => {
    const { kind } = combination
    if (found.has(kind) && found.has('other')) return
    const match = plain.slice(start, end).replaceAll(reported, ' ')
    const isMine = /\b(?:i|am)\b/.test(match) || !isAboutOther(plain, start, match)
    const isOther = combination.isOther ?? (kind === 'other' || !isMine)
    if (kind === 'done' || kind === 'violence' || !isOther) found.add(kind)
    if (isOther) found.add('other')
  })
  if (matches(plain, hurt)) found.add('violence')
  if (matches(plain, hurtsOther)) found.add('violence').add('other')
  const mine: CrisisKind = localOther.test(whole) ? 'other' : 'self'
  if (matches(whole, localActs)) found.add('done').add(mine)
  if (matches(whole, localThoughts)) found.add(mine)
  if (matches(whole, localViolence)) found.add('violence')
  if (matches(whole, localToOthers)) found.add('violence').add('other')
  const order: readonly CrisisKind[] = ['done', 'violence', 'self', 'other']
  return order.filter((kind) => found.has(kind))
}

const matches = (text: string, pattern: RegExp) => text.search(pattern) > -1

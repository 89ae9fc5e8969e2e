import { kindsByRules } from './crisis-words/by-rules.ts'
import { featuresOf } from './crisis-words/features.ts'
import type { CrisisKind } from './crisis-words/kinds.ts'
import { kindsOf, worstWindow } from './crisis-words/model.ts'
import { weights } from './crisis-words/weights.ts'

/**
 * What a match of the rules adds to the score of the model. It outweighs the model but where that is very
 * sure of the opposite: with this number 3 of 1,700 dangerous texts of unseen authors are overruled, and 50
 * of 343 false alarms.
 */
export const scoreOfRules = 3

/**
 * Finds words after which the helplines are shown at once, the most urgent kind first; empty where there
 * are none. Rules know plain words and whom they are about; trained models find what is said in other ways
 * (docs/decisions/103-crisis-model.md). They err towards showing them. Never a diagnosis: the answer is
 * neither stored nor sent. Time grows with the length of the text.
 */
export function crisisKinds(text: string): readonly CrisisKind[] {
  const byRules = kindsByRules(text)
  const { features, score } = worstWindow(weights.danger, featuresOf(text))
  const isByRules = byRules.length > 0
  if (score + (isByRules ? scoreOfRules : 0) <= 0) return []
  return isByRules ? byRules : kindsOf(weights, features)
}

import { kindsByRules } from './crisis-words/by-rules.ts'
import { featuresOf } from './crisis-words/features.ts'
import type { CrisisKind } from './crisis-words/kinds.ts'
import { kindsOf, worstWindow } from './crisis-words/model.ts'
import { weights } from './crisis-words/weights.ts'

/**
 * Finds words after which the helplines are shown at once, the most urgent kind first; empty where there
 * are none. Rules know plain words; trained models find what is said in other ways
 * (docs/decisions/103-crisis-model.md). They err towards showing them. Never a diagnosis: the answer is
 * neither stored nor sent. Time grows with the length of the text.
 */
export function crisisKinds(text: string): readonly CrisisKind[] {
  const byRules = kindsByRules(text)
  if (byRules.length > 0) return byRules
  const { features, score } = worstWindow(weights.danger, featuresOf(text))
  return score > 0 ? kindsOf(weights, features) : []
}

import { type CrisisKind, crisisKindOrder } from './kinds.ts'

/** A linear model, as `scripts/crisis-words/train.ts` writes it. */
export interface StoredModel {
  /** One letter for each bucket, from `c` for -5 to `m` for 5. A power of two of them. */
  weights: string
  /** What a weight of 1 adds, before the sum is divided by the root of the number of features. */
  unit: number
  /** Added to each sum. Above 0 the answer is yes. */
  bias: number
}

/** The letter of a weight of 0. */
const zero = 104

/** How sure the model is that a window is of its kind: yes above 0. Buckets beyond its size are folded. */
export function scoreOf({ weights, unit, bias }: StoredModel, features: Uint16Array): number {
  const last = weights.length - 1
  let sum = 0
  for (const feature of features) sum += weights.charCodeAt(feature & last) - zero
  return (sum * unit) / Math.sqrt(Math.max(1, features.length)) + bias
}

/** Weights as letters. @param levels -5 to 5 */
export const lettersOf = (levels: Iterable<number>): string =>
  Array.from(levels, (level) => String.fromCharCode(zero + level)).join('')

/** Whether a text is about danger, and then of which kinds. */
export type CrisisModels = Readonly<Record<'danger' | CrisisKind, StoredModel>>

/** The window of a text that looks most dangerous. */
export function worstWindow(danger: StoredModel, windows: readonly Uint16Array[]) {
  let worst = { features: windows[0]!, score: -Infinity }
  for (const features of windows) {
    const score = scoreOf(danger, features)
    if (score > worst.score) worst = { features, score }
  }
  return worst
}

/** The kinds of a window that is about danger: at least the likeliest. */
export function kindsOf(models: CrisisModels, features: Uint16Array): CrisisKind[] {
  const scores = crisisKindOrder.map((kind) => scoreOf(models[kind], features))
  const highest = Math.max(...scores)
  return crisisKindOrder.filter((_, index) => scores[index]! > 0 || scores[index] === highest)
}

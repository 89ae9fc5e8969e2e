import { type CrisisKind, crisisKindOrder } from '#domain/safety/crisis-words/kinds.ts'
import { buckets } from '#domain/safety/crisis-words/features.ts'
import {
  type CrisisModels,
  lettersOf,
  type StoredModel,
  worstWindow,
} from '#domain/safety/crisis-words/model.ts'
import type { CorpusText } from './corpus.ts'

/** A text with the features of its windows. */
export interface Example {
  text: CorpusText
  windows: readonly Uint16Array[]
}

/** Buckets of the models that tell kinds apart: they have fewer texts to learn from. */
const bucketsOfKinds = 1 << 13
/** Authors who named only the main kind of a text, or none, and of which kinds it may be too. */
const namesMainKind = new Set(['project', 'held-out'])
const besides: Readonly<Record<CrisisKind, readonly CrisisKind[]>> = {
  done: ['violence', 'self', 'other'],
  violence: ['self', 'other'],
  self: [],
  other: ['done', 'violence'],
}
/** What is added to the score of a kind: to miss an act that needs a hospital is worse than to name one too many. */
const leanTowards: Readonly<Record<CrisisKind, number>> = {
  done: 0.7,
  violence: 0.2,
  self: 0,
  other: 0,
}
/** Ordinary texts are few, and a false alarm on one is the least expected: each counts as six. */
const countOf = ({ group }: CorpusText) => (group === 'ordinary' ? 6 : 1)
const epochs = 10
const learningRate = 0.25
const decay = 1e-3
/** Weights are stored as whole numbers from minus this to this. */
const mostLevel = 5
/** The same numbers in the same order each time. */
const seed = 38

const isDanger = ({ text }: Example) => text.label === 'danger'

/** The model that tells danger from all else, without its threshold. */
export const trainDanger = (examples: readonly Example[]): StoredModel =>
  train(examples, isDanger, buckets)

/**
 * Trains the models by logistic regression with AdaGrad (Duchi et al., 2011), averaged over the second
 * half of the epochs. Of a long text the window counts that looks most dangerous. The same examples give the
 * same weights, to the bit.
 *
 * @param threshold score above which a text is about danger, from texts of authors who were left out
 */
export function trainModels(examples: readonly Example[], threshold = 0): CrisisModels {
  const danger = trainDanger(examples)
  const dangerous = examples.filter(isDanger).map(({ text, windows }) => ({
    text,
    windows: [worstWindow(danger, windows).features],
  }))
  const kinds = crisisKindOrder.map((kind) => {
    const isOfKind = ({ text }: Example) => text.kinds.includes(kind)
    const known = dangerous.filter((example) => isOfKind(example) || !isUnknown(kind, example.text))
    const model = train(known, isOfKind, bucketsOfKinds)
    return [kind, { ...model, bias: round(model.bias + leanTowards[kind]) }]
  })
  return {
    danger: { ...danger, bias: round(danger.bias - threshold) },
    ...(Object.fromEntries(kinds) as Record<CrisisKind, StoredModel>),
  }
}

/** Whether the author of a text named every kind of it. */
export const namesAllKinds = ({ author, kinds }: CorpusText) =>
  !namesMainKind.has(author) && kinds.length > 0

const isUnknown = (kind: CrisisKind, { author, kinds }: CorpusText) =>
  namesMainKind.has(author) &&
  (kinds.length === 0 || kinds.some((main) => besides[main].includes(kind)))

function train(
  examples: readonly Example[],
  isPositive: (example: Example) => boolean,
  size: number,
): StoredModel {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  const sums = new Float64Array(size)
  const mask = size - 1
  let bias = 0
  let biases = 0
  const sumOf = (features: Uint16Array) => {
    let sum = 0
    for (const feature of features) sum += weights[feature & mask]!
    return sum / Math.sqrt(Math.max(1, features.length))
  }
  const order = examples.map((example) => ({ ...example, wanted: isPositive(example) ? 1 : 0 }))
  const random = randomNumbers(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const { text, windows, wanted } of order) {
      let [features, sum] = [windows[0]!, -Infinity]
      for (const window of windows) {
        const found = sumOf(window)
        if (found > sum) [features, sum] = [window, found]
      }
      const error = countOf(text) * (1 / (1 + Math.exp(-sum - bias)) - wanted)
      bias -= 0.02 * error
      const share = error / Math.sqrt(Math.max(1, features.length))
      for (const feature of features) {
        const at = feature & mask
        const gradient = share + decay * weights[at]!
        squares[at]! += gradient * gradient
        weights[at]! -= (learningRate * gradient) / Math.sqrt(squares[at]!)
      }
    }
    if (epoch < epochs / 2) continue
    for (let at = 0; at < size; at++) sums[at]! += weights[at]!
    biases += bias
  }
  const counted = epochs - Math.ceil(epochs / 2)
  return { ...quantise(sums.map((sum) => sum / counted)), bias: round(biases / counted) }
}

/** Eleven levels: the largest five weights in a thousand are cut to the highest. */
function quantise(weights: Float64Array): Pick<StoredModel, 'weights' | 'unit'> {
  const sizes = weights.map(Math.abs).sort()
  const unit = round(sizes[Math.floor(sizes.length * 0.995)]! / mostLevel)
  const levels = Array.from(weights, (weight) =>
    Math.max(-mostLevel, Math.min(mostLevel, Math.round(weight / unit))),
  )
  return { weights: lettersOf(levels), unit }
}

const round = (value: number) => Number(value.toPrecision(6))

function shuffle(list: unknown[], random: () => number) {
  for (let last = list.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1))
    ;[list[last], list[at]] = [list[at], list[last]]
  }
}

/** The generator of Park and Miller, 1988. @returns 0 to 1, without 1 */
function randomNumbers(first: number) {
  let state = first
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

import { bodyMeasures } from './measures.ts'

/** A weight and when it was measured, in milliseconds. */
export interface WeightAt {
  weight_kg: number
  at: number
}

const recentDays = 30
/** Between two weights of a month, a larger share is more often a slip of typing than a change. */
const usualShare = 0.1

const day = 86_400_000

/** What is odd about a weight, and the number that was probably meant. */
export interface Doubt {
  /** The weight that it differs from; undefined where there is none of the last 30 days. */
  last: number | undefined
  meant: number | undefined
}

const isNear = (value: number, last: number) => Math.abs(value - last) / last <= usualShare

/**
 * Whether a weight deserves a second look: it differs by more than 10 % from the last one within 30 days, or, where there
 * is none, few adults have it. It is about the number that was typed, never about the person.
 *
 * @param last the newest weight so far
 */
export function doubtAbout(typed: WeightAt, last: WeightAt | undefined): Doubt | undefined {
  const { weight_kg } = typed
  if (!last || Math.abs(typed.at - last.at) > recentDays * day) {
    const { min, max } = bodyMeasures.weight_kg.likely
    const isLikely = weight_kg >= min && weight_kg <= max
    return isLikely ? undefined : { last: undefined, meant: undefined }
  }
  if (isNear(weight_kg, last.weight_kg)) return undefined
  const [meant] = slipsOf(weight_kg)
    .filter((value) => isNear(value, last.weight_kg))
    .toSorted((one, other) => Math.abs(one - last.weight_kg) - Math.abs(other - last.weight_kg))
  return { last: last.weight_kg, meant }
}

/** What the fingers may have meant: two digits that changed places, one too many, or the dot elsewhere. */
function slipsOf(weight_kg: number): number[] {
  const text = String(weight_kg)
  const places = Array.from({ length: text.length }, (_, place) => place)
  const swapped = places
    .slice(1)
    .map((at) => text.slice(0, at - 1) + text[at] + text[at - 1] + text.slice(at + 1))
  const shorter = places.map((at) => text.slice(0, at) + text.slice(at + 1))
  return [
    ...[...swapped, ...shorter].filter((one) => /^\d+(?:\.\d{1,2})?$/.test(one)).map(Number),
    Math.round(weight_kg * 10) / 100,
    Math.round(weight_kg * 1000) / 100,
  ]
}

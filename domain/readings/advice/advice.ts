/** What to do about a reading, in our own words. It never says what a person has. */
export interface Advice {
  level: 'self-care' | 'clinician' | 'emergency'
  title: string
  /** What to do at once, whatever the danger signs: "Go to the nearest hospital now." */
  now?: string
  lines: readonly string[]
  /** Any one of these turns the advice into: go to a hospital now. */
  danger_signs?: readonly string[]
  /** Whether measuring again, within some hours, is among the steps. */
  measure_again?: true
  /**
   * The first task of the patient's day while the reading is recent; absent if the reading is not
   * urgent.
   */
  next?: { title: string; text: string }
}

/** True where measuring again is among the steps, and nothing must be done before it. */
export const asksToMeasure = ({ now, measure_again }: Advice): boolean =>
  measure_again === true && now === undefined

const urgency: Record<Advice['level'], number> = { 'self-care': 0, clinician: 1, emergency: 2 }

/**
 * Two pieces of advice about one reading as one: the more urgent leads, and no danger sign or step of
 * the other is lost. Self-care beside something that warns is dropped: it would only calm.
 */
export function joinAdvice(one: Advice, other: Advice): Advice {
  const [first, second] =
    urgency[other.level] > urgency[one.level] ? [other, one] : ([one, other] as const)
  if (second.level === 'self-care' && first.level !== 'self-care') return first
  const { now = first.now, danger_signs = [] } = second
  return {
    ...first,
    ...(now ? { now } : {}),
    ...(second.measure_again ? { measure_again: true } : {}),
    danger_signs: [...new Set([...(first.danger_signs ?? []), ...danger_signs])],
    lines: [...first.lines, ...second.lines],
  }
}

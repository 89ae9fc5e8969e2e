/** What to do about a reading, in our own words. It never says what a person has. */
export interface Advice {
  level: 'self-care' | 'clinician' | 'emergency'
  title: string
  /** What to do at once, whatever the danger signs: "Go to the nearest hospital now." */
  now?: string | undefined
  /** What to do today, where no danger sign makes it "now". Never beside `now`. */
  today?: string | undefined
  lines: readonly string[]
  /** Any one of these turns the advice into: go to a hospital now. */
  danger_signs?: readonly string[] | undefined
  /** Whether measuring again, within some hours, is among the steps. */
  measure_again?: true
  /** What is left of it beside advice that is more urgent. Beside `now`, nothing is. */
  beside?: string
  /** It stays until the person answers it: a later value does not end it. */
  stays?: true
  /**
   * The first task of the patient's day while the reading is recent; absent if the reading is not
   * urgent.
   */
  next?: { title: string; text: string }
}

/** True where measuring again is among the steps, and nothing must be done before it. */
export const asksToMeasure = ({ now, measure_again }: Advice): boolean =>
  measure_again === true && now === undefined

const levels: Record<Advice['level'], number> = { 'self-care': 0, clinician: 1, emergency: 4 }

export const mostUrgent = 5

/** How urgent advice is, from 0 to 5; what cannot wait for a second reading is the most urgent. */
export function urgencyOf({ level, now, today, stays }: Advice): number {
  if (now) return mostUrgent
  return Math.max(levels[level], today ? 3 : stays ? 2 : 0)
}

/**
 * Two pieces of advice about one reading as one: the more urgent leads, and no danger sign is lost. Of
 * the other one sentence is left, so that two sets of steps never meet; beside "go now", none is. Self-care
 * beside something that warns is dropped: it would only calm.
 */
export function joinAdvice(one: Advice, other: Advice): Advice {
  const [first, second] = urgencyOf(other) > urgencyOf(one) ? [other, one] : ([one, other] as const)
  if (second.level === 'self-care' && first.level !== 'self-care') return first
  const danger_signs = [...new Set([...(first.danger_signs ?? []), ...(second.danger_signs ?? [])])]
  if (first.now) return { ...first, danger_signs }
  return {
    ...first,
    danger_signs,
    lines: second.beside ? [...first.lines, second.beside] : first.lines,
  }
}

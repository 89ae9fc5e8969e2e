import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'

/** Days ago, and kg: about once a week. */
const weighed: readonly (readonly [ago: number, weight_kg: number])[] = [
  [88, 79.4],
  [81, 79.1],
  [73, 79.6],
  [66, 78.8],
  [59, 79.0],
  [51, 78.6],
  [44, 78.9],
  [37, 78.2],
  [30, 78.5],
  [23, 78.0],
  [16, 78.3],
  [9, 77.9],
  [2, 78.1],
]

/** Bwalya's weights on some mornings; the waist once a month. */
export function sampleWeights(now: Date) {
  const { day: today } = lusakaClock(now)
  return weighed.map(([ago, weight_kg], place) => ({
    weight_kg,
    waist_cm: place % 4 === 0 ? 94 - place / 4 : null,
    height_cm: 168,
    created_at: instantAt(dayAfter(today, -ago), '06:45'),
  }))
}

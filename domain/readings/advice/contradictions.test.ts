import { describe, expect, it } from 'vitest'
import type { Advice } from './advice.ts'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'
import { adviceOnGlucose } from './glucose-advice.ts'
import { type Care, pregnancies, unknownCare } from '../care.ts'
import { glucoseContexts } from '../glucose.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every pressure that is accepted: 31,445. */
const everyPressure = range(50, 300).flatMap((systolic) =>
  range(30, Math.min(200, systolic - 1)).map((diastolic) => ({ systolic, diastolic })),
)
/** Each side of the limits: 120 is that beside a low pressure, 130 the last that is no emergency by itself. */
const pulses = [null, 39, 40, 121, 130, 131]
const answers = ['yes', 'no', null] as const

const textOf = ({ title, now = '', today = '', lines }: Advice) =>
  [title, now, today, ...lines].join(' ')

const measures = /measure (it |your \w+ )?again|measure (twice|in the|every)|sit still|sit or lie/i
const canWait = /\bwithin (a|\d) |this week|next visit|keep (doing|an eye)|best range/i

const found = new Map<string, string | undefined>()

/** Which sentences of one card cannot both be followed; the same card is read once. */
function contradictionIn(advice: Advice): string | undefined {
  const text = textOf(advice)
  if (!found.has(text)) found.set(text, readFor(advice, text))
  return found.get(text)
}

function readFor(advice: Advice, text: string): string | undefined {
  const cannotWait = advice.now !== undefined || /do not wait/i.test(text)
  if (cannotWait && measures.test(text)) return 'go now, and measure first'
  if (cannotWait && canWait.test(text)) return 'go now, and it can wait'
  if (cannotWait && /clinic(ian)? today/i.test(text)) return 'go now, and go today'
  if (advice.now && advice.today) return 'go now, and go today'
  const isToday = advice.today !== undefined || /today/i.test(advice.title)
  if (isToday && canWait.test(text)) return 'go today, and it can wait'
  if (advice.level !== 'self-care' && /keep doing|best range/i.test(text))
    return 'warns and praises'
  return undefined
}

describe('the advice on one reading', () => {
  it('never contradicts itself: every pressure, with every kind of pulse, pregnancy, and a crisis before it', () => {
    const wrong = new Map<string, number>()
    let combinations = 0
    for (const pressure of everyPressure)
      for (const pulse of pulses)
        for (const pregnancy of pregnancies)
          for (const earlier of [[], [{ systolic: 182, diastolic: 100 }]]) {
            combinations += 1
            const reading = { ...pressure, pulse }
            const advice = adviceOnBloodPressure(reading, { pregnancy }, 0, { earlier })
            const reason = contradictionIn(advice)
            if (reason) wrong.set(reason, (wrong.get(reason) ?? 0) + 1)
          }
    expect(combinations).toBe(31_445 * pulses.length * pregnancies.length * 2)
    expect([...wrong]).toEqual([])
  })

  it('never contradicts itself: every disease and target at each limit', () => {
    const limits = [78, 85, 89, 90, 119, 120, 129, 130, 139, 140, 159, 160, 179, 180, 220]
    const wrong = limits.flatMap((systolic) =>
      [45, 59, 60, 79, 80, 89, 90, 99, 100, 109, 110, 119, 120].flatMap((diastolic) =>
        pregnancies.flatMap((pregnancy) =>
          answers.flatMap((diabetes) =>
            answers.flatMap((kidney_disease) =>
              [null, { systolic: 120, diastolic: 75, author: 'Dr Banda' }].flatMap((target) => {
                if (diastolic >= systolic) return []
                const care = { pregnancy, diabetes, kidney_disease, target }
                return contradictionIn(adviceOnBloodPressure({ systolic, diastolic }, care)) ?? []
              }),
            ),
          ),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('never contradicts itself: every glucose, moment, pregnancy, disease, age and number of lows before it', () => {
    const wrong = new Set<string>()
    const lows = [0, 1, 2].map((count) =>
      Array.from({ length: count }, () => ({
        entered_value: 3.1,
        entered_unit: 'mmol/L' as const,
        meter_shows: null,
      })),
    )
    for (const tenths of range(6, 500))
      for (const context of [null, ...glucoseContexts])
        for (const pregnancy of pregnancies)
          for (const diabetes of answers)
            for (const is_under_18 of [true, false, null])
              for (const earlier of lows)
                for (const minutes of [0, 45]) {
                  const care: Care = { ...unknownCare, pregnancy, diabetes, is_under_18 }
                  const reading = {
                    entered_value: tenths / 10,
                    entered_unit: 'mmol/L' as const,
                    meter_shows: null,
                    context,
                  }
                  const reason = contradictionIn(
                    adviceOnGlucose(reading, care, minutes, { earlier }),
                  )
                  if (reason) wrong.add(`${tenths / 10} ${context} ${pregnancy}: ${reason}`)
                }
    expect([...wrong]).toEqual([])
  })
})

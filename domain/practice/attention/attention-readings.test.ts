import { describe, expect, it } from 'vitest'
import { type AttentionFacts, attentionOf, inOrder } from './attention.ts'
import { ago, noFacts, now, pressure, reasonsOf } from '#tests/support/attention.ts'

describe('a patient needs attention by their readings', () => {
  it('where an emergency reading that was seen is none any more, until it is one again', () => {
    const change = (before: number, after: number | null) =>
      reasonsOf({
        changes: [
          {
            reading_id: 'one',
            before: pressure(2, before),
            changed_at: ago(1),
            now: after === null ? null : pressure(2, after),
            by_clinic: false,
          },
        ],
      })
    expect(change(218, 118)).toEqual([['changed_reading', 'routine']])
    expect(change(218, null)).toEqual([['changed_reading', 'routine']])
    expect(change(218, 190)).toEqual([])
    expect(change(130, 118)).toEqual([])
  })

  it('urgently after a reading for which the advice is emergency care, for fourteen days', () => {
    const glucose = { created_at: ago(1), pregnancy: 'no' as const, meter_shows: null }
    const one = (reading: AttentionFacts['readings'][number]) => reasonsOf({ readings: [reading] })
    const urgent = [['emergency_reading', 'urgent']]
    expect(one(pressure(1, 180))).toEqual(urgent)
    expect(one(pressure(13.9, 180))).toEqual(urgent)
    expect(one(pressure(14, 180))).toEqual([])
    expect(one(pressure(1, 170))).toEqual([])
    // A third low within the hour.
    const low = { ...glucose, entered_value: 3.5, entered_unit: 'mmol/L' as const }
    expect([1, 2].map((lows) => one({ ...low, lows }))).toEqual([[], urgent])
    expect(one(pressure(1, 170, { pregnancy: 'pregnant' }))).toEqual(urgent)
    expect(one(pressure(1, 120, { pulse: 35 }))).toEqual(urgent)
    expect(one({ ...glucose, entered_value: 2.9, entered_unit: 'mmol/L' })).toEqual(urgent)
    expect(one({ ...glucose, entered_value: 3, entered_unit: 'mmol/L' })).toEqual([])
    expect(
      one({ ...glucose, entered_value: 600, entered_unit: 'mg/dL', meter_shows: 'HI' }),
    ).toEqual(urgent)
  })

  it('after a reading for which the advice is to be seen the same day', () => {
    const today = [['today_reading', 'urgent']]
    const one = (reading: AttentionFacts['readings'][number]) => reasonsOf({ readings: [reading] })
    for (const pregnancy of ['pregnant', 'postpartum'] as const) {
      expect(one(pressure(1, 146, { diastolic: 92, pregnancy }))).toEqual(today)
      expect(one(pressure(1, 139, { diastolic: 89, pregnancy }))).toEqual([])
    }
    expect(one(pressure(1, 152, { diastolic: 98 }))).toEqual([])
    expect(one(pressure(1, 170, { diastolic: 112 }))).toEqual(today)
    const glucose = { created_at: ago(1), meter_shows: null, entered_unit: 'mmol/L' as const }
    expect(one({ ...glucose, entered_value: 17, pregnancy: 'no' })).toEqual(today)
    expect(one({ ...glucose, entered_value: 11, pregnancy: 'pregnant' })).toEqual(today)
    expect(one({ ...glucose, entered_value: 11, pregnancy: 'no' })).toEqual([])
  })

  it('by the reading that arrived last: it is named, and new to who has noted an earlier one', () => {
    const seen = pressure(0.01, 212)
    const late = pressure(0.05, 240, { known_at: ago(0) })
    const [before] = attentionOf({ ...noFacts, readings: [seen] }, now)
    const [after] = attentionOf({ ...noFacts, readings: [late, seen] }, now)
    expect(after!.newest > before!.newest).toBe(true)
    expect(after!.words).toContain('240/80')
    // Its days are counted from when it was measured.
    expect(reasonsOf({ readings: [pressure(14, 240, { known_at: ago(0) })] })).toEqual([])
  })

  it('in the order of the danger: low sugar of the last day, then the newest', () => {
    const order = [
      pressure(12, 199),
      { ...pressure(0.02, 152), diastolic: 98, pregnancy: 'pregnant' as const },
      {
        created_at: ago(0.013),
        pregnancy: 'no' as const,
        entered_value: 2.1,
        entered_unit: 'mmol/L' as const,
        meter_shows: null,
      },
      pressure(0.0007, 199),
      pressure(0.1, 199),
    ].map((reading) => attentionOf({ ...noFacts, readings: [reading] }, now)[0]!)
    const [old, sameDay, sugar, newest, earlier] = order
    expect(order.toSorted(inOrder)).toEqual([sugar, newest, earlier, sameDay, old])
  })

  it('with what the patient has answered to the advice', () => {
    const readings = [pressure(1, 185, { answer: 'wrong' })]
    expect(attentionOf({ ...noFacts, readings }, now)[0]!.words).toBe(
      'Emergency reading: blood pressure 185/80 mmHg. The patient says: “It was a wrong reading.”',
    )
  })
})

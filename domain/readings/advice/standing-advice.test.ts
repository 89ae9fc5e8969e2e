import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'
import { answeredValue } from './answers.ts'
import { aroundOf } from './around.ts'
import { adviceOnGlucose } from './glucose-advice.ts'
import { adviceOfDay, type AnsweredReading } from './standing-advice.ts'
import { type Care, unknownCare } from '../care.ts'

interface Read extends AnsweredReading {
  systolic: number
  diastolic: number
}

const now = Date.parse('2026-11-28T12:00:00Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const read = (
  minutesAgo: number,
  systolic: number,
  diastolic: number,
  more: Partial<Read> = {},
): Read => ({
  id: `${systolic}/${diastolic} ${minutesAgo}`,
  created_at: at(minutesAgo),
  systolic,
  diastolic,
  ...more,
})
const sugar = (minutesAgo: number, entered_value: number, more: Partial<AnsweredReading> = {}) => ({
  id: `${entered_value} ${minutesAgo}`,
  created_at: at(minutesAgo),
  entered_value,
  entered_unit: 'mmol/L' as const,
  meter_shows: null,
  context: null,
  ...more,
})
const answered = (answer: 'seen' | 'on_my_way' | 'wrong', minutesAgo: number) => ({
  answered: { answer, at: at(minutesAgo) },
})
const pregnant: Care = { ...unknownCare, pregnancy: 'pregnant' }
const adult: Care = { ...unknownCare, pregnancy: 'no' }
const ofDay = (readings: Read[], care = adult) =>
  adviceOfDay(readings, adviceOnBloodPressure, care, now)
const openIn = (...given: Parameters<typeof ofDay>) => {
  const { open } = ofDay(...given)
  return open && [`${open.reading.systolic}/${open.reading.diastolic}`, open.advice.title]
}

describe('the advice of the day', () => {
  it('stays with the most urgent value; a lower one is beside it and never calms it', () => {
    const readings = [read(0, 138, 88), read(1, 165, 112)]
    expect(openIn(readings, pregnant)).toEqual(['165/112', 'Go to a hospital now'])
    expect(ofDay(readings, pregnant).open?.later).toMatchObject({ systolic: 138 })
    expect(openIn(readings.toReversed(), pregnant)).toEqual(['165/112', 'Go to a hospital now'])
  })

  it.each([
    ['a crisis', [read(0, 118, 76), read(60, 182, 110)], '182/110'],
    ['a very low pressure', [read(0, 118, 76), read(60, 78, 50)], '78/50'],
    ['a clinic within a week', [read(0, 118, 76), read(60, 165, 95)], '165/95'],
    ['the newest of equals', [read(5, 165, 95), read(60, 166, 95)], '165/95'],
    ['the crisis, not what came after it', [read(0, 178, 112), read(60, 182, 110)], '182/110'],
    ['the newest, where nothing stays', [read(0, 118, 76), read(60, 145, 92)], '118/76'],
    ['nothing of yesterday', [read(0, 118, 76), read(24 * 60, 182, 110)], '118/76'],
  ])('is for %s', (_, readings, value) => {
    expect(openIn(readings)?.[0]).toBe(value)
  })

  it('is urgent at a second crisis within the hour, and not after two hours', () => {
    expect(openIn([read(0, 181, 110), read(59, 183, 112)])?.[1]).toContain('twice within an hour')
    expect(openIn([read(0, 181, 110), read(121, 183, 112)])?.[1]).toBe('This is dangerously high')
  })

  it('is undefined without a recent reading', () => {
    expect(ofDay([]).open).toBeUndefined()
  })
})

describe('a reading that was answered as wrong', () => {
  it.each([
    ['2.2, then 25.0', [sugar(30, 2.2)], sugar(20, 25)],
    ['3.5, then 31.0', [sugar(30, 3.5)], sugar(20, 31)],
    ['three lows, one of them wrong', [sugar(50, 3.2), sugar(10, 3.4)], sugar(30, 3.1)],
  ])('neither ends nor calms nor raises the advice on another: %s', (_, right, wrong) => {
    const all = [...right, { ...wrong, ...answered('wrong', 5) }]
    expect(adviceOfDay(all, adviceOnGlucose, unknownCare, now)).toEqual(
      adviceOfDay(right, adviceOnGlucose, unknownCare, now),
    )
  })

  it('never changes the advice: every sequence of four pressures and of four sugars', () => {
    const answers = [undefined, 'seen', 'on_my_way', 'wrong'] as const
    const given = (answer: (typeof answers)[number]) => (answer ? answered(answer, 1) : {})
    const sequences = <Value>(values: readonly Value[], length = 4): Value[][] =>
      length === 0
        ? [[]]
        : sequences(values, length - 1).flatMap((rest) => values.map((one) => [one, ...rest]))
    const isRight = (one: AnsweredReading) => one.answered?.answer !== 'wrong'
    const wrong: unknown[] = []
    for (const values of sequences([85, 118, 150, 165, 184]))
      for (const place of [0, 1, 2, 3]) {
        const all = values.map((systolic, index) =>
          read(10 + index * 15, systolic, 60, given(index === place ? 'wrong' : undefined)),
        )
        const [one, other] = [ofDay(all), ofDay(all.filter(isRight))]
        if (JSON.stringify(one) !== JSON.stringify(other)) wrong.push(all)
      }
    for (const values of sequences([2.2, 3.5, 5.5, 17.5, 31]))
      for (const answer of answers) {
        const all = values.map((value, index) =>
          sugar(
            10 + index * 15,
            value,
            given(index === 1 ? 'wrong' : index === 2 ? answer : undefined),
          ),
        )
        const [one, other] = [all, all.filter(isRight)].map((readings) =>
          JSON.stringify(adviceOfDay(readings, adviceOnGlucose, unknownCare, now)),
        )
        if (one !== other) wrong.push(all)
      }
    expect(wrong).toEqual([])
  })

  it('is not around a new one either', () => {
    const wrong = read(20, 184, 112, answered('wrong', 5))
    expect(aroundOf(read(0, 182, 112), [wrong])).toEqual({ earlier: [], later: undefined })
  })
})

describe('an answer', () => {
  it('is about the reading of the card and all others that are shown then, none of them more urgent', () => {
    const shown = [read(10, 150, 95), read(60, 165, 112), read(70, 120, 75)]
    const { open } = ofDay(shown, pregnant)
    expect(open?.reading.systolic).toBe(165)
    expect(open?.answeredWith.map(({ systolic }) => systolic)).toEqual([150])
    const all = [open!.reading, ...open!.answeredWith].map(({ id }) => id)
    const seen = shown.map((one) =>
      all.includes(one.id) ? { ...one, ...answered('seen', 5) } : one,
    )
    expect(ofDay(seen, pregnant).open).toBeUndefined()
    expect(openIn([read(1, 161, 90), ...seen], pregnant)?.[0]).toBe('161/90')
  })

  it.each([
    ['another time, an hour ago', [read(30, 165, 102, answered('seen', 20)), read(60, 210, 130)]],
    ['a time that was corrected', [read(5, 162, 101, answered('seen', 4)), read(30, 205, 128)]],
    ['15 minutes ago', [read(20, 162, 101, answered('on_my_way', 5)), read(15, 224, 132)]],
    ['yesterday', [read(5, 162, 101, answered('seen', 4)), read(12 * 60, 182, 112)]],
  ])('never hides a reading that was entered after it, with %s', (_, readings) => {
    const { open, onTheWay } = ofDay(readings)
    expect(open?.reading).toBe(readings[1])
    expect(open?.answered).toBeUndefined()
    expect(onTheWay).toBeUndefined()
  })

  it('never hides a low sugar that was entered after "I was seen" on a high one', () => {
    const sugars = [sugar(5, 17.5, answered('seen', 2)), sugar(10, 2.2)]
    const { open } = adviceOfDay(sugars, adviceOnGlucose, unknownCare, now)
    expect(open?.reading.entered_value).toBe(2.2)
  })

  it('"I was seen" answers what "I am on my way" has answered before', () => {
    const readings = [
      read(10, 182, 112, answered('on_my_way', 5)),
      read(20, 165, 101, answered('on_my_way', 5)),
    ]
    expect(ofDay(readings).onTheWay?.answeredWith).toEqual([readings[1]])
  })

  it('"It was a wrong reading" ends that on this reading alone', () => {
    const readings = [read(10, 182, 112), read(20, 190, 112, answered('wrong', 5))]
    expect(openIn(readings)?.[0]).toBe('182/112')
  })

  it('"I am on my way" leaves a reminder, and is asked about again after three hours', () => {
    const way = (minutesAgo: number) =>
      ofDay([
        read(0, 118, 76, { created_at: at(300) }),
        read(310, 182, 112, answered('on_my_way', minutesAgo)),
      ])
    expect(way(179).open?.reading.systolic).not.toBe(182)
    expect(way(179).onTheWay?.reading.systolic).toBe(182)
    expect(way(180).open).toMatchObject({
      reading: { systolic: 182 },
      answered: { answer: 'on_my_way' },
    })
    expect(way(180).onTheWay).toBeUndefined()
  })

  it('gives way to a later value that is as urgent and not answered', () => {
    const day = ofDay([read(1, 184, 112), read(90, 182, 112, answered('on_my_way', 60))])
    expect(day.open?.reading.systolic).toBe(184)
    expect(day.onTheWay).toBeUndefined()
  })

  it('counts for the value as it was', () => {
    expect(answeredValue({ systolic: 165, diastolic: 112, pulse: null })).toBe('165/112')
    expect(answeredValue({ systolic: 165, diastolic: 112, pulse: 80 })).toBe('165/112, 80')
    const sugar = { entered_value: 2.2, entered_unit: 'mmol/L', meter_shows: null }
    expect(answeredValue(sugar)).toBe('2.2 mmol/L')
    expect(answeredValue({ ...sugar, meter_shows: 'LO' })).toBe('LO')
  })
})

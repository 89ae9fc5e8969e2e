import { describe, expect, it } from 'vitest'
import { adviceOnBloodPressure } from './blood-pressure-advice.ts'
import { answeredValue } from './answers.ts'
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

describe('an answer', () => {
  it('"I was seen" ends the advice on every reading until then, and on none after it', () => {
    const before = [read(10, 150, 95), read(60, 165, 112, answered('seen', 5))]
    expect(ofDay(before, pregnant).open).toBeUndefined()
    expect(openIn([read(1, 161, 90), ...before], pregnant)?.[0]).toBe('161/90')
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

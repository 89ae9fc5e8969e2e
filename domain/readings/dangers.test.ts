import { expect, it } from 'vitest'
import { groupDangers } from './danger-words.ts'
import { dangersOf } from './dangers.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const level = (entered_value: number, hour: number) => ({
  entered_value,
  entered_unit: 'mmol/L' as const,
  meter_shows: null,
  created_at: at(hour),
})

it('names three dangerous lows between high values, whose average says nothing', () => {
  const levels = [2.8, 13.5, 2.9, 12.9, 3.1, 12.6].map(level)
  expect(groupDangers(dangersOf({ levels }, 'unknown'))).toEqual([
    {
      kind: 'glucose_low',
      title: '3 dangerous lows of glucose',
      shown: [
        { kind: 'glucose_low', shown: '3.1 mmol/L', at: at(4) },
        { kind: 'glucose_low', shown: '2.9 mmol/L', at: at(2) },
        { kind: 'glucose_low', shown: '2.8 mmol/L', at: at(0) },
      ],
      more: 0,
    },
  ])
})

it('names each emergency of pressure and pulse, and each sign of danger, symptoms first', () => {
  const pressures = [
    { systolic: 192, diastolic: 124, pulse: 140, created_at: at(1) },
    { systolic: 162, diastolic: 100, pulse: 70, created_at: at(2) },
    { systolic: 74, diastolic: 50, pulse: 35, created_at: at(3) },
  ]
  const felt = (symptom: 'chest_pain' | 'tiredness' | null, own_words: string | null) => ({
    symptom,
    own_words,
    notes: null,
    felt_at: at(4),
  })
  const symptoms = [
    felt('chest_pain', null),
    felt('tiredness', null),
    felt(null, 'I nearly fainted'),
  ]
  const titles = (pregnancy: 'no' | 'pregnant') =>
    groupDangers(dangersOf({ pressures, symptoms }, pregnancy)).map(({ title }) => title)
  expect(titles('no')).toEqual([
    '2 signs of danger',
    '1 dangerously high blood pressure',
    '1 dangerously low blood pressure',
    '1 very slow pulse',
    '1 very fast pulse',
  ])
  expect(titles('pregnant')).toContain('2 dangerously high blood pressures')
})

it('names what asks a pregnant person to be seen the same day, after emergencies', () => {
  const pressures = [
    { systolic: 166, diastolic: 112, pulse: null, created_at: at(1) },
    { systolic: 152, diastolic: 98, pulse: null, created_at: at(2) },
    { systolic: 146, diastolic: 92, pulse: null, created_at: at(3) },
  ]
  const titles = (pregnancy: 'no' | 'postpartum' | 'pregnant') =>
    groupDangers(dangersOf({ pressures, levels: [level(11, 4)] }, pregnancy)).map(
      ({ title }) => title,
    )
  expect(titles('no')).toEqual(['1 blood pressure that needs a clinic the same day'])
  const high = [
    '1 dangerously high blood pressure',
    '2 blood pressures that need a clinic the same day',
  ]
  expect(titles('postpartum')).toEqual(high)
  expect(titles('pregnant')).toEqual([...high, '1 high glucose that needs a clinic the same day'])
})

it('names the newest four of a kind, and counts the rest', () => {
  const levels = Array.from({ length: 9 }, (_, hour) => level(3, hour))
  const lows = levels.map((one) => ({ ...one, entered_value: 2.5 }))
  const [group] = groupDangers(dangersOf({ levels: lows }, 'unknown'))
  expect(group).toMatchObject({ title: '9 dangerous lows of glucose', more: 5 })
  expect(group!.shown.map((one) => one.at.getUTCHours())).toEqual([8, 7, 6, 5])
})

import { expect, it } from 'vitest'
import type { Slot } from '#domain/appointments/schema.ts'
import { forTopic } from './topic-slots.ts'

const card = (full_name: string, specialty: string | null) => ({
  id: full_name,
  full_name,
  specialty,
  profile_picture_url: null,
})
const kelvin = card('Kelvin Sakala', 'Fitness Expert')
const chileshe = card('Chileshe Mumba', 'Therapist')
const mutale = card('Mutale Zulu', 'Therapist')
const unnamed = card('Bupe Phiri', null)
const at = (time: string) => ({ time, starts_at: `2027-01-04T${time}:00.000Z` })
const slots: Slot[] = [
  { ...at('09:00'), free: true, provider: kelvin, providers: [kelvin, chileshe, mutale] },
  { ...at('10:00'), free: true, provider: unnamed, providers: [unnamed, kelvin] },
  { ...at('11:00'), free: false, reason: 'yours' },
]

it.each(['mind', 'unsure'] as const)(
  'offers no trainer to somebody for whom it is about: %s',
  (topic) => {
    expect(forTopic(slots, topic)).toEqual([
      { ...at('09:00'), free: true, provider: chileshe, providers: [chileshe, mutale] },
      { ...at('10:00'), free: true, provider: unnamed, providers: [unnamed] },
      slots[2],
    ])
  },
)

it('gives the first of the wanted profession, and calls taken what only others have', () => {
  expect(forTopic(slots, 'exercise')).toEqual([
    { ...at('09:00'), free: true, provider: kelvin, providers: [kelvin] },
    { ...at('10:00'), free: true, provider: kelvin, providers: [kelvin] },
    slots[2],
  ])
})

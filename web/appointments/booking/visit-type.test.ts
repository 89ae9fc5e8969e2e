import { expect, it } from 'vitest'
import type { VisitType } from '#domain/appointments/visit-types.ts'
import { sentTypeId } from './visit-type.ts'

const type = (name: string, professions: VisitType['professions']): VisitType => ({
  id: name,
  name,
  duration_minutes: 30,
  professions,
  session_types: ['Phone'],
  price_ngwee: null,
  self_booked: true,
  colour: 'green',
})

it('sends the only type of a topic where the clinic has others, which the server might take', () => {
  const [therapy, food] = [type('Therapy', ['therapist']), type('Food', ['dietitian'])]
  expect(sentTypeId([therapy, food], food)).toBe('Food')
  expect(sentTypeId([therapy], therapy)).toBeUndefined()
  expect(sentTypeId([], undefined)).toBeUndefined()
})

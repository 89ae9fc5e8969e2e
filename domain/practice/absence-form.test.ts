import { expect, it } from 'vitest'
import { absenceForm } from './absence-form.ts'

const typed = { day: '2026-12-24', from: '', to: '', cancel_reason: '' }
const several = { ...typed, day: 'other', first_day: '2026-12-24', last_day: '2026-12-27' }

it('is whole days where no times are given, and hours where they are', () => {
  expect(absenceForm.parse(typed)).toEqual({
    starts_at: '2026-12-23T22:00:00.000Z',
    ends_at: '2026-12-24T22:00:00.000Z',
  })
  expect(absenceForm.parse({ ...typed, from: '8.30', to: '1430', cancel_reason: 'Ill.' })).toEqual({
    starts_at: '2026-12-24T06:30:00.000Z',
    ends_at: '2026-12-24T12:30:00.000Z',
    cancel_reason: 'Ill.',
  })
  expect(absenceForm.parse(several)).toEqual({
    starts_at: '2026-12-23T22:00:00.000Z',
    ends_at: '2026-12-27T22:00:00.000Z',
  })
})

it.each([
  [{ day: '' }, 'day'],
  [{ from: '14:00', to: '10:00' }, 'to'],
  [{ from: 'noon' }, 'from'],
  [{ ...several, last_day: '2026-12-23' }, 'last_day'],
  [{ ...several, first_day: '' }, 'first_day'],
  [{ ...several, last_day: undefined }, 'last_day'],
  [{ cancel_reason: 'x'.repeat(501) }, 'cancel_reason'],
])('rejects %o by the name of the field', (wrong, field) => {
  const { error } = absenceForm.safeParse({ ...typed, ...wrong })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

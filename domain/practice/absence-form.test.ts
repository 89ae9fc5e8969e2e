import { expect, it } from 'vitest'
import { absenceForm } from './absence-form.ts'
import { spanOf } from './absence-span.ts'

const day = { first_day: '2026-12-24', last_day: '2026-12-24', from: '', to: '' }

it('is whole days where no times are given, and hours where they are', () => {
  expect(spanOf(day)).toEqual({
    starts_at: '2026-12-23T22:00:00.000Z',
    ends_at: '2026-12-24T22:00:00.000Z',
  })
  expect(spanOf({ ...day, from: '10:00', to: '14:30' })).toEqual({
    starts_at: '2026-12-24T08:00:00.000Z',
    ends_at: '2026-12-24T12:30:00.000Z',
  })
})

it.each([
  [{ last_day: '2026-12-23' }, 'last_day'],
  [{ from: '14:00', to: '10:00' }, 'last_day'],
  [{ first_day: '' }, 'first_day'],
  [{ from: 'noon' }, 'from'],
])('rejects %o by the name of the field', (wrong, field) => {
  const { error } = absenceForm.safeParse({ ...day, ...wrong })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

it('reads a time as it was typed', () => {
  const { from, to } = absenceForm.parse({ ...day, from: '8.30', to: '1700' })
  expect([from, to]).toEqual(['08:30', '17:00'])
})

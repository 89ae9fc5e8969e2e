import { expect, it } from 'vitest'
import { moveForm } from '../moving/move-schema.ts'
import { timeOf, typedOver } from './overbook-time.ts'

const over = { appointment_time: typedOver, over_time: '7.35', overbook_reason: 'It is urgent.' }

it('a time that is not free is read as it is typed, with why, on the chosen day', () => {
  expect(timeOf(moveForm.parse(over), '2026-12-24')).toEqual({
    appointment_time: '2026-12-24T05:35:00.000Z',
    overbook_reason: 'It is urgent.',
  })
  const free = { appointment_time: '2026-12-24T07:00:00.000Z' }
  expect(timeOf(moveForm.parse(free), '2026-12-24')).toEqual(free)
})

it.each([
  [{ over_time: '' }, 'over_time'],
  [{ over_time: 'noon' }, 'over_time'],
  [{ overbook_reason: ' x ' }, 'overbook_reason'],
  [{ overbook_reason: undefined }, 'overbook_reason'],
])('such a time with %o is rejected by the name of the field', (wrong, field) => {
  const { error } = moveForm.safeParse({ ...over, ...wrong })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

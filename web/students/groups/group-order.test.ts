import { expect, it } from 'vitest'
import type { GroupRegistration, GroupSession } from '#domain/students/groups.ts'
import { toGroups } from './group-order.ts'

const session = (id: string, session_time: string) => ({ id, session_time }) as GroupSession
const place = (session_id: string, session_time: string) =>
  ({ session_id, session_time, pseudonym: 'Kafue Heron' }) as GroupRegistration

it('shows each group once, with one’s own place, by the time it begins', () => {
  const groups = toGroups(
    [session('b', '2026-11-22T16:00:00Z'), session('c', '2026-11-23T16:00:00Z')],
    [
      place('z', '2026-12-24T16:00:00Z'),
      place('c', '2026-11-23T16:00:00Z'),
      place('a', '2026-11-21T16:00:00Z'),
    ],
  )
  expect(groups.map(({ id, open, place: own }) => [id, Boolean(open), own?.pseudonym])).toEqual([
    ['a', false, 'Kafue Heron'],
    ['b', true, undefined],
    ['c', true, 'Kafue Heron'],
    ['z', false, 'Kafue Heron'],
  ])
})

import { expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { GroupRegistration } from '#domain/students/groups.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import type { Group } from './groups/group-order.ts'
import { entriesOf } from './week-entries.ts'

const days = ['2026-11-21', '2026-11-22']
const task = (
  id: string,
  day: string | null,
  starts_at: string | null,
  done_at: string | null = null,
) => ({ id, day, starts_at, done_at, title: id }) as PlannerTask
const group = (id: string, session_time: string, cancelled_at: string | null) =>
  ({ id, topic: id, session_time, place: { cancelled_at } as GroupRegistration }) as Group

it('puts what is open on its day in Lusaka, by time, what has none last', () => {
  const entries = entriesOf(
    days,
    [
      task('no day', null, null),
      task('another week', '2026-11-30', null),
      task('done', '2026-11-21', null, '2026-11-21T06:00:00Z'),
      task('some time today', '2026-11-21', null),
      task('afternoon', '2026-11-21', '14:30'),
    ],
    [
      group('cancelled', '2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z'),
      group('after midnight', '2026-11-21T22:30:00Z', null),
      { ...group('not mine', '2026-11-21T10:00:00Z', null), place: undefined },
    ],
    [{ id: 'a', appointment_time: '2026-11-21T07:00:00Z', provider: null } as Appointment],
  )
  expect(entries.map(({ day, time, title }) => [day, time, title])).toEqual([
    ['2026-11-21', '09:00', 'Appointment'],
    ['2026-11-21', '14:30', 'afternoon'],
    ['2026-11-21', null, 'some time today'],
    ['2026-11-22', '00:30', 'Group: after midnight'],
  ])
})

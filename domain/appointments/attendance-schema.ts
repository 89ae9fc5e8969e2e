import * as z from 'zod/mini'
import { room } from '../practice/rooms.ts'
import { uuid } from '../values/uuid.ts'
import { attendanceStates } from './attendance.ts'
import { dayQuery } from './schema.ts'

/** The day (`YYYY-MM-DD`) whose visits are wanted. */
export const dayOfVisits = z.pick(dayQuery, { date: true })

/** What the desk marks: that a patient has arrived or did not come, or neither again. */
export const deskMark = z.strictObject({
  state: z.enum(
    ['booked', 'arrived', 'missed'],
    'Choose booked, arrived or did not come (missed).',
  ),
})
export type DeskMark = z.output<typeof deskMark>

/** What a provider marks: that a patient is with them, or not yet. */
export const providerMark = z.strictObject({
  state: z.enum(['with_provider', 'arrived', 'booked'], 'Choose with_provider, arrived or booked.'),
})
export type ProviderMark = z.output<typeof providerMark>

/** Where a visit is on its day, and since when its patient waits. */
export const attendance = z.object({
  id: uuid(),
  /** Null while it is not confirmed, and once it is cancelled. */
  state: z.nullable(z.enum(attendanceStates)),
  arrived_at: z.nullable(z.iso.datetime({ offset: true })),
  called_in_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Where it takes place; null where that is not decided. */
  room: z.nullable(room),
})
export type Attendance = z.output<typeof attendance>

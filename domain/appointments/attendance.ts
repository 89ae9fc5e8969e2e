import { lusakaClock } from '../values/lusaka.ts'
import type { SessionType } from './slots.ts'
import type { AppointmentStatus } from './status.ts'

/** Where a visit is on its day, for everyone at the clinic: nothing of health. */
export const attendanceStates = ['booked', 'arrived', 'with_provider', 'done', 'missed'] as const
export type AttendanceState = (typeof attendanceStates)[number]

/** Who marks it. Completing is a step of the visit itself: `canTransition`. */
export type AttendanceMarker = 'desk' | 'provider'

/** What is stored of a day: instants, null where it is not so. */
export interface AttendanceMarks {
  arrived_at: Date | null
  called_in_at: Date | null
  missed_at: Date | null
}

export const noMarks: AttendanceMarks = { arrived_at: null, called_in_at: null, missed_at: null }

interface Visit {
  status: AppointmentStatus
  /** Whether its provider has stated that the patient did not come. */
  is_no_show: boolean
}

/** The state of a visit; null while no one has confirmed it, and once it is cancelled. */
export function attendanceOf(
  { status, is_no_show }: Visit,
  marks: AttendanceMarks,
): AttendanceState | null {
  if (status === 'completed') return is_no_show ? 'missed' : 'done'
  if (status !== 'confirmed') return null
  if (marks.missed_at) return 'missed'
  if (marks.called_in_at) return 'with_provider'
  return marks.arrived_at ? 'arrived' : 'booked'
}

/** The steps of each, with the steps back: a wrong press is undone by who made it. */
const steps: Record<AttendanceMarker, Partial<Record<AttendanceState, AttendanceState[]>>> = {
  desk: {
    booked: ['arrived', 'missed'],
    arrived: ['booked', 'missed'],
    missed: ['booked', 'arrived'],
  },
  provider: {
    booked: ['with_provider'],
    arrived: ['with_provider'],
    missed: ['with_provider'],
    with_provider: ['arrived', 'booked'],
  },
}

/** Without a mark of the desk, a provider calls in from so long before the start. */
const earlyMs = 30 * 60_000

interface VisitOfToday extends Visit {
  session_type: SessionType
  appointment_time: string | Date
}

/**
 * Whether the desk or the provider may mark a visit so at this moment: one at the clinic that is confirmed, on its day
 * in Lusaka. That someone did not come is known from its start on. The way back from the provider leads to the waiting
 * room for who has arrived, else to what was before.
 */
export function canMark(
  visit: VisitOfToday,
  marks: AttendanceMarks,
  to: AttendanceState,
  by: AttendanceMarker,
  now: Date,
): boolean {
  const from = attendanceOf(visit, marks)
  if (visit.status !== 'confirmed' || visit.session_type !== 'In-person' || from === null)
    return false
  const starts = new Date(visit.appointment_time)
  if (lusakaClock(starts).day !== lusakaClock(now).day) return false
  if (to === 'missed' && now < starts) return false
  // Who is called in well before the start has arrived: the visit can end, and is billed, from then on.
  if (to === 'with_provider' && !marks.arrived_at && now.getTime() < starts.getTime() - earlyMs)
    return false
  if (from === 'with_provider' && to !== (marks.arrived_at ? 'arrived' : 'booked')) return false
  return steps[by][from]?.includes(to) ?? false
}

/** What is stored once a visit is marked so. Who had arrived keeps the time, also where a mark was wrong. */
export function marked(marks: AttendanceMarks, to: AttendanceState, at: Date): AttendanceMarks {
  if (to === 'arrived') return { ...noMarks, arrived_at: marks.arrived_at ?? at }
  if (to === 'with_provider') return { ...noMarks, arrived_at: marks.arrived_at, called_in_at: at }
  return to === 'missed' ? { ...noMarks, arrived_at: marks.arrived_at, missed_at: at } : noMarks
}

/** Whole minutes since a patient has arrived, until they are called in; null where they do not wait. */
export function minutesWaiting(
  { state, arrived_at }: { state: AttendanceState | null; arrived_at: string | null },
  now: number,
): number | null {
  if (state !== 'arrived' || arrived_at === null) return null
  return Math.max(0, Math.floor((now - Date.parse(arrived_at)) / 60_000))
}

import { slotMinutes, slotTimes, type SlotTime } from '../appointments/slots.ts'
import type { Availability } from './availability.ts'

type WeeklyHours = Availability['hours'][number]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The slots that lie wholly within the hours of a day and outside their break; none for a day off.
 * The database reckons the same: `practice.works_at` in the migrations.
 */
export function openSlots(hours: WeeklyHours | undefined): SlotTime[] {
  if (!hours) return []
  const { starts_at, ends_at, break_starts_at, break_ends_at } = hours
  return slotTimes.filter((time) => {
    const start = minutesOf(time)
    const end = start + slotMinutes
    const isWithin = start >= minutesOf(starts_at) && end <= minutesOf(ends_at)
    if (break_starts_at === null || break_ends_at === null) return isWithin
    return isWithin && (start >= minutesOf(break_ends_at) || end <= minutesOf(break_starts_at))
  })
}

/** The other slots of a day that an appointment closes, with so many free minutes around it. */
export function slotsClosedBy(time: SlotTime, buffer_minutes: number): SlotTime[] {
  return slotTimes.filter((other) => {
    const distance = Math.abs(minutesOf(other) - minutesOf(time))
    return distance > 0 && distance < slotMinutes + buffer_minutes
  })
}

import {
  bookingDays,
  isBookableDay,
  slotMinutes,
  slotTimes,
  startOfSlot,
} from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import type { ProviderCard, Slot } from '#domain/appointments/schema.ts'

/** Days that a search for the next free hours goes on. */
export const searchDays = 14

/** What decides the hours of a day: who is free when, and when the caller is not. */
export interface Hours {
  now: Date
  /** The providers who are free at an instant (ISO 8601), first the one to be assigned. */
  free: ReadonlyMap<string, ProviderCard[]>
  /** The person's own appointments, requested and confirmed. */
  own: readonly { appointment_time: Date; duration_minutes: number }[]
}

/** The six hours of a day (`YYYY-MM-DD`), free or why not. */
export function slotsOf(day: string, hours: Hours): Slot[] {
  return slotTimes.map((time) => {
    const starts_at = startOfSlot(day, time)
    const providers = hours.free.get(starts_at) ?? []
    const reason = whyNotFree(starts_at, providers, hours)
    return reason
      ? { time, starts_at, free: false, reason }
      : { time, starts_at, free: true, provider: providers[0]!, providers }
  })
}

function whyNotFree(
  starts_at: string,
  providers: readonly ProviderCard[],
  { now, own }: Hours,
): Slot['reason'] {
  if (Date.parse(starts_at) <= now.getTime()) return 'past'
  if (isOwnTime(starts_at, own)) return 'yours'
  return providers.length === 0 ? 'taken' : undefined
}

/** Whether an appointment of the person overlaps the slot that starts at an instant (ISO 8601). */
export function isOwnTime(starts_at: string, own: Hours['own']): boolean {
  const start = Date.parse(starts_at)
  return own.some(({ appointment_time, duration_minutes }) => {
    const begins = appointment_time.getTime()
    return begins < start + slotMinutes * 60_000 && begins + duration_minutes * 60_000 > start
  })
}

/** The days in which to look for an hour from an instant on, none where that is too far in the future. */
export function daysToSearch(from: Date, now: Date): string[] {
  const { day } = lusakaClock(from)
  if (!isBookableDay(day, now)) return []
  return Array.from({ length: searchDays }, (_, index) => dayAfter(day, index)).filter((one) =>
    isBookableDay(one, now),
  )
}

/** What a day without bookable hours returns. */
export const notBookable = `Choose a day within the next ${bookingDays} days.`

import { bookingDays, isBookableDay, startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import type { ProviderCard } from '#domain/appointments/provider-card.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import type { Visit } from '../visit-types/data.ts'

/** Days that a search for the next free hours goes on. */
export const searchDays = 14

/**
 * The inputs for the slots of a day: the free hours of providers and the booked hours of the
 * caller.
 */
export interface Hours {
  now: Date
  /** The providers who are free at an instant (ISO 8601), first the one to be assigned. */
  free: ReadonlyMap<string, ProviderCard[]>
  /** The instants at which one of them works, free or not; others are closed. */
  worked: ReadonlySet<string>
  visit: Visit
  /** The person's own appointments, requested and confirmed. */
  own: readonly { appointment_time: Date; duration_minutes: number }[]
}

/** The times of a day (`YYYY-MM-DD`) at which the visit can begin at the clinic, free or why not. */
export function slotsOf(day: string, hours: Hours): Slot[] {
  return hours.visit.startsIfOpen(day).flatMap((time): Slot[] => {
    const starts_at = startOfSlot(day, time)
    const providers = hours.free.get(starts_at) ?? []
    const reason = whyNotFree(starts_at, providers.length > 0, hours)
    return reason ? [{ time, starts_at, free: false, reason }] : freeSlot(starts_at, providers)
  })
}

/** The slot of an instant (ISO 8601) with who is free then, first the one to be assigned; none without anyone. */
export function freeSlot(starts_at: string, providers: ProviderCard[]): Slot[] {
  const [provider] = providers
  const { time } = lusakaClock(new Date(starts_at))
  return provider ? [{ time, starts_at, free: true, provider, providers }] : []
}

/** Why a person cannot be given a time (ISO 8601); undefined where they can. */
export function whyNotFree(
  starts_at: string,
  isFree: boolean,
  { now, own, worked, visit }: Omit<Hours, 'free'>,
): Slot['reason'] {
  if (Date.parse(starts_at) <= now.getTime()) return 'past'
  if (isOwnTime(starts_at, own, visit.minutes)) return 'yours'
  if (isFree) return undefined
  return worked.has(starts_at) ? 'taken' : 'closed'
}

/** Whether an appointment of the person overlaps the visit of so many minutes from an instant (ISO 8601) on. */
export function isOwnTime(starts_at: string, own: Hours['own'], minutes: number): boolean {
  const start = Date.parse(starts_at)
  return own.some(({ appointment_time, duration_minutes }) => {
    const begins = appointment_time.getTime()
    return begins < start + minutes * 60_000 && begins + duration_minutes * 60_000 > start
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

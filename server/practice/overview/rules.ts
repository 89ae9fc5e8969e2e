import { lusakaClock } from '#domain/appointments/slots.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The day in Lusaka that an instant falls on: from its midnight up to, not including, the next. */
export function dayAround(at: Date): { from: Date; to: Date } {
  const from = new Date(`${lusakaClock(at).day}T00:00:00+02:00`)
  return { from, to: new Date(from.getTime() + dayLength) }
}

import { instantAt, lusakaClock } from '#domain/values/lusaka.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The day in Lusaka that an instant falls on: from its midnight up to, not including, the next. */
export function dayAround(at: Date): { from: Date; to: Date } {
  const from = instantAt(lusakaClock(at).day)
  return { from, to: new Date(from.getTime() + dayLength) }
}

const units = [
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** For how long something waits, in words: `4 weeks`, `3 days`, `1 hour`, `less than a minute`. */
export function describeWait(since: Date | string, now: Date | number): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(since).getTime()) / 60_000)
  // Two weeks and less are said in days.
  const [unit, size] =
    units.find(([unit, size]) => minutes >= (unit === 'week' ? 2 : 1) * size) ?? []
  if (!unit) return 'less than a minute'
  const count = Math.floor(minutes / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

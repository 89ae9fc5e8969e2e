import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds of processor time that `work` takes on the machine for which limits are written. */
const usualWork = 100

/** Sorts the same 120,000 numbers each time. */
function work() {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  Float64Array.from({ length: 120_000 }, next).sort((a, b) => a - b)
}

/**
 * How many times longer than on a quiet, usual machine something may take now: by the speed of the
 * processor, and by how many processes already wait for it.
 *
 * @returns 1 to 12
 */
export function measurePatience(): number {
  const began = performance.now()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  const used = (user + system) / 1000
  const speed = Math.max(1, used / usualWork)
  const waiting = (performance.now() - began) / Math.max(used, 1)
  const load = 1 + loadavg()[0]! / availableParallelism()
  return Math.min(12, speed * Math.max(1, waiting, load))
}

/** Measured once for a run, whose processes inherit it. */
const factor = Number((process.env.TEST_PATIENCE ??= measurePatience().toFixed(2)))

/** The longest time to wait for something: it grows with the load that the machine had at the start of the run. */
export const limit = (milliseconds: number) => Math.ceil(milliseconds * factor)

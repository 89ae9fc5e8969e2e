import { asSystem } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { sweepSpentRows } from './data.ts'

const hour = 60 * 60 * 1000

/**
 * Sweeps what has run out, now and every hour. Several processes may do so at once: what one has
 * deleted, the other does not find.
 *
 * @returns a function that stops after the sweep under way
 */
export function startSweeping(): () => Promise<void> {
  const sweep = () =>
    asSystem('sweep what has run out', sweepSpentRows).catch((error: unknown) =>
      log.warn({ err: error }, 'sweep failed'),
    )
  let underWay = sweep()
  const timer = setInterval(() => {
    underWay = sweep()
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

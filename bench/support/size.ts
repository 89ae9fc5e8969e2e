/** Whether the bench runs only to show that it still measures: `npm run bench -- --small`. */
export const isSmall = process.env.BENCH_SMALL === 'true'

/** A number of a run, or its smaller one. */
export function sized<Size>(whole: Size, small: Size): Size {
  return isSmall ? small : whole
}

/**
 * Ends a small run where this machine has no means to measure, which is a failure where `CI` is set. A
 * whole run fails.
 *
 * @throws Error with the reason in a whole run
 */
export function leaveOut(reason: string): never {
  if (!isSmall) throw new Error(reason)
  console.log(`left out: ${reason}`)
  process.exit(process.env.CI ? 1 : 0)
}

/**
 * Prints whether the targets are reached, and ends the process with 1 in time where they are not. A small
 * run says nothing of them.
 */
export function conclude(isReached: boolean, targets: string): void {
  if (isSmall) console.log('measured; at this size no target is judged')
  else console.log(isReached ? 'reached' : `NOT reached (${targets})`)
  process.exitCode = isReached || isSmall ? 0 : 1
}

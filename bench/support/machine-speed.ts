const steps = 20_000_000

/** The same arithmetic each time. */
function loop(): number {
  let value = 1
  for (let step = 0; step < steps; step += 1) value = (Math.imul(value, 1_664_525) + step) | 0
  return value
}

/**
 * How fast this machine is now: milliseconds of processor time for a fixed loop, the least of three. Beside
 * a figure it makes those of two machines comparable.
 */
export function machineSpeed(): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    loop()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** "machine 31 ms", at the end of a figure's line. */
export const besideFigure = () => `machine ${machineSpeed().toFixed(0)} ms`

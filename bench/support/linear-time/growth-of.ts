/** How many times the smaller input the larger one is: quadratic work takes 256 times as long for it. */
export const factor = 16

/** Times that the larger input may take of the time for the smaller one, read `factor` times. */
const usualGrowth = 3

/** Growth that a few rounds show. */
const plainGrowth = 8

/** Milliseconds below which the larger input is read fast enough, however it grows. */
const unnoticed = 10

export interface Growth {
  /** Milliseconds for `factor` small inputs, and for the one that is as long as all of them. */
  small: number
  large: number
  isLinear: boolean
}

/**
 * Processor time for an input beside that for one of a sixteenth of it, read sixteen times. The shortest
 * time of each counts: other work can only lengthen it.
 *
 * @param make makes an input of about `size`, up to the largest that a client may send
 */
export async function growthOf<Input>(
  make: (size: number) => Input,
  size: number,
  read: (input: Input) => unknown,
  maxGrowth = usualGrowth,
): Promise<Growth> {
  const [part, whole] = [make(size / factor), make(size)]
  const shortest = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  const isWithin = (growth: number) =>
    shortest.large <= Math.max(unnoticed, shortest.small * growth)
  for (let round = 1; round <= 30; round += 1) {
    shortest.large = Math.min(shortest.large, await timeOf(read, whole, 1))
    if (shortest.large <= unnoticed) return { small: 0, large: shortest.large, isLinear: true }
    shortest.small = Math.min(shortest.small, await timeOf(read, part, factor))
    if (round >= 3 && (isWithin(maxGrowth) || !isWithin(plainGrowth))) break
  }
  return { ...shortest, isLinear: isWithin(maxGrowth) }
}

async function timeOf<Input>(
  read: (input: Input) => unknown,
  input: Input,
  times: number,
): Promise<number> {
  // Not that of this thread, which the system counts in steps of up to 4 ms.
  const began = process.cpuUsage()
  for (let time = 0; time < times; time += 1) {
    try {
      await read(input)
    } catch {
      // A rejection is also a response.
    }
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'

/** Times that twice the input may take of the time for the input. Quadratic work takes four. */
const maxGrowth = 3

/** Growth after which a few rounds are enough: on a machine with other work, quadratic work may show less than four at first. */
const plainGrowth = 2.5

/** Milliseconds after which, and after twelve rounds, the shortest times count. */
const giveUpAfter = 5000

/** Milliseconds below which a difference says nothing: garbage collection counts, too. */
const tooShortToTell = 15

/**
 * Expects twice the input to take less than three times as long. Both are measured in turn, the
 * shortest time of each counts, and a failure is measured again: other work can only lengthen it.
 *
 * @param make makes an input of about `size`, up to the largest that a client may send
 */
export async function expectNoMoreThanDouble<Input>(
  make: (size: number) => Input,
  size: number,
  read: (input: Input) => unknown,
): Promise<void> {
  const [once, twice] = [make(size / 2), make(size)]
  const shortest = { once: Number.POSITIVE_INFINITY, twice: Number.POSITIVE_INFINITY }
  const deadline = performance.now() + giveUpAfter
  for (let round = 0; round < 12 || performance.now() < deadline; round += 1) {
    // Later rounds are apart: what disturbs them, on a machine with other work, passes.
    if (round >= 12) await setTimeout(50)
    shortest.once = Math.min(shortest.once, await timeOf(read, once))
    shortest.twice = Math.min(shortest.twice, await timeOf(read, twice))
    if (round >= 2 && isWithin(shortest, round < 12 ? plainGrowth : maxGrowth)) return
  }
  expect(shortest, 'milliseconds for an input and for twice the input').toSatisfy((times: Times) =>
    isWithin(times, maxGrowth),
  )
}

interface Times {
  once: number
  twice: number
}

function isWithin({ once, twice }: Times, growth: number): boolean {
  return twice < Math.max(tooShortToTell, once * growth)
}

async function timeOf<Input>(read: (input: Input) => unknown, input: Input): Promise<number> {
  // Of the processor, for this thread: a machine with other work lengthens every other time.
  const began = process.threadCpuUsage()
  try {
    await read(input)
  } catch {
    // A rejection is also a response.
  }
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}

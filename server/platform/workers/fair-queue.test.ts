import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Work that ends on demand, and what has started so far. */
function bench(queue: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    do: (key: string, name: string) =>
      queue.run(key, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }),
    async end(name: string) {
      await new Promise(setImmediate)
      ends.get(name)!()
      await new Promise(setImmediate)
    },
  }
}

const limits = { running: 2, runningEach: 1, waiting: 4, waitingEach: 2 }
const busy = { status: 503, code: 'busy', retryAfter: expect.any(Number) }

describe('a fair queue', () => {
  it('lets keys take turns, however much work one of them has', async () => {
    const work = bench(new FairQueue({ ...limits, running: 1 }))
    const all = [
      work.do('a', 'a1'),
      work.do('a', 'a2'),
      work.do('a', 'a3'),
      work.do('b', 'b1'),
      work.do('c', 'c1'),
    ]
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await work.end(name)
    expect(work.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  it('runs one task of a key at a time, and leaves the other places to others', async () => {
    const work = bench(new FairQueue(limits))
    const all = [work.do('a', 'a1'), work.do('a', 'a2'), work.do('b', 'b1')]
    await new Promise(setImmediate)
    expect(work.begun).toEqual(['a1', 'b1'])
    for (const name of ['b1', 'a1', 'a2']) await work.end(name)
    expect(work.begun).toEqual(['a1', 'b1', 'a2'])
    await Promise.all(all)
  })

  it('rejects at once what exceeds a key’s places, or all places', async () => {
    const work = bench(new FairQueue({ ...limits, running: 1 }))
    const kept = [work.do('a', 'a1'), work.do('a', 'a2'), work.do('a', 'a3')]
    await expect(work.do('a', 'a4')).rejects.toMatchObject(busy)
    kept.push(work.do('b', 'b1'), work.do('b', 'b2'))
    await expect(work.do('c', 'c1')).rejects.toMatchObject(busy)
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await work.end(name)
    await Promise.all(kept)
    const again = work.do('a', 'a5')
    await work.end('a5')
    expect(await again).toBe('a5')
  })

  it('goes on after work that fails', async () => {
    const queue = new FairQueue({ ...limits, running: 1 })
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('a', () => Promise.resolve('next'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })
})

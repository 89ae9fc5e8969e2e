import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestUnread, streamOf } from './streamed-body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let made = 0
/** Pieces of 20,000 letters: each is a chunk of its own. */
async function* pieces(count: number) {
  for (made = 0; made < count; made += 1) yield 'x'.repeat(20_000)
}

describe('a streamed body', () => {
  it('is made one chunk ahead of its reader, whole, and then has ended', async () => {
    const { body, ended } = streamOf(pieces(5))
    const reader = body.getReader()
    await reader.read()
    await vi.advanceTimersByTimeAsync(1)
    expect(made).toBeLessThan(3)
    let letters = 20_000
    for (let next = await reader.read(); !next.done; next = await reader.read())
      letters += next.value.length
    expect(letters).toBe(100_000)
    await ended
  })

  it('gives its place up where no one reads it, as after HEAD', async () => {
    const { body, ended } = streamOf(pieces(5))
    await vi.advanceTimersByTimeAsync(longestUnread)
    await ended
    await expect(body.getReader().read()).rejects.toThrow('No one reads')
  })

  it('gives its place up when its reader leaves', async () => {
    const { body, ended } = streamOf(pieces(5))
    await body.cancel()
    await ended
    expect(made).toBeLessThan(3)
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTabLock } from './with-tab-lock.ts'

let begun: string[]
beforeEach(() => {
  begun = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Work that takes so many seconds. */
const work = (name: string, seconds: number) => async () => {
  begun.push(name)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return name
}

it('waits until the other tab is done', async () => {
  const both = [withTabLock('list', work('first', 5)), withTabLock('list', work('second', 5))]
  await vi.advanceTimersByTimeAsync(4000)
  expect(begun).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(6000)
  expect(await Promise.all(both)).toEqual(['first', 'second'])
})

it('does not wait for longer than 30 s for a tab that is suspended, nor a third for both', async () => {
  const suspended = withTabLock('stuck', work('suspended', 3600))
  const second = withTabLock('stuck', work('second', 5))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(begun).toEqual(['suspended'])
  await vi.advanceTimersByTimeAsync(7000)
  expect(await second).toBe('second')
  const third = withTabLock('stuck', work('third', 1))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await third).toBe('third')
  // What the suspended tab does is not lost when it goes on.
  await vi.advanceTimersByTimeAsync(3600_000)
  expect(await suspended).toBe('suspended')
  expect(begun).toEqual(['suspended', 'second', 'third'])
})

it('frees the turn where the work fails, and reports the failure', async () => {
  await expect(withTabLock('failing', () => Promise.reject(new TypeError('No.')))).rejects.toThrow(
    'No.',
  )
  const next = withTabLock('failing', work('next', 0))
  await vi.advanceTimersByTimeAsync(0)
  expect(await next).toBe('next')
})

it.each([
  ['has no locks', {}],
  [
    'forbids them',
    { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } },
  ],
])('works once where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const done = withTabLock('list', work('alone', 0))
  await vi.advanceTimersByTimeAsync(0)
  expect(await done).toBe('alone')
  expect(begun).toEqual(['alone'])
})

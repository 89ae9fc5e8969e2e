import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAgain } from './ask-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Names that are asked for; a visit stays unknown after each answer. */
function asking() {
  const asked = vi.fn<() => void>()
  const names = askAgain(() => {
    asked()
    names.see('a confirmed', true)
    // Whether it failed or came without the name: the visit is as unknown as before.
    setTimeout(() => names.see('a confirmed', false), 100)
  })
  return { asked, names }
}

it('asks for names at once, and again after an answer that failed', () => {
  const { asked, names } = asking()
  names.see('a confirmed', false)
  vi.advanceTimersByTime(0)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5200)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks less and less often, since each answer is on record', () => {
  const { asked, names } = asking()
  names.see('a confirmed', false)
  vi.advanceTimersByTime(10 * 60_000)
  expect(asked.mock.calls.length).toBeLessThan(15)
  expect(asked.mock.calls.length).toBeGreaterThan(8)
})

it('asks no more once all is known, and at once for another visit', () => {
  const { asked, names } = asking()
  names.see('a confirmed', false)
  names.see('', false)
  vi.advanceTimersByTime(60_000)
  expect(asked).not.toHaveBeenCalled()
  names.see('b confirmed', false)
  vi.advanceTimersByTime(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

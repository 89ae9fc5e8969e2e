import { expect, it } from 'vitest'
import { mayLack, writtenAt } from './newest-message.ts'

const idle = (dataUpdatedAt: number) => ({ fetchStatus: 'idle', dataUpdatedAt }) as const

it('fetches again only what is not newer than the newest message, however slow the page was', () => {
  const now = Date.now()
  const asked = now - 10_000
  const hourOld = writtenAt(3_600_000)
  expect(mayLack(hourOld, idle(now - 60_000), asked)).toBe(false)
  expect(mayLack(hourOld, idle(now - 7_200_000), asked)).toBe(true)
  expect(mayLack(hourOld, { fetchStatus: 'fetching', dataUpdatedAt: 0 }, asked)).toBe(false)
})

it('fetches again what may have been read before a message of the last seconds', () => {
  const now = Date.now()
  expect(mayLack(writtenAt(5000), idle(now), now - 10_000)).toBe(true)
  expect(
    mayLack(writtenAt(15_000), { fetchStatus: 'fetching', dataUpdatedAt: 0 }, now - 10_000),
  ).toBe(true)
  expect(mayLack(writtenAt(15_000), idle(now), now - 10_000)).toBe(false)
})

it('fetches again where the server does not say how old the newest is, and not where there is none', () => {
  expect(mayLack(writtenAt(undefined), idle(Date.now()), 0)).toBe(true)
  expect(mayLack(writtenAt(null), idle(Date.now()), Date.now())).toBe(false)
})

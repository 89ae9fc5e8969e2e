import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kept, made } from '#web/platform/calls/idempotency-key.ts'
import { findCreates, readCreates } from './kept-creates.ts'

const sent = JSON.stringify({ body: 'Can I bring my sister?' })
const here = { pathname: '/messages', search: '?thread=1', hash: '' }
beforeEach(() => {
  vi.stubGlobal('location', { ...here })
  made.add({ current: { id: 'first', sent } })
})
afterEach(() => {
  made.clear()
  kept.find = () => undefined
  vi.unstubAllGlobals()
})

it('keeps the id of what was sent with no word of it, and none of a press without a value', () => {
  made.add({ current: { id: 'second', sent: '{}' } })
  made.add({ current: undefined })
  const creates = readCreates()
  expect(creates.map(({ id }) => id)).toEqual(['first'])
  expect(JSON.stringify(creates)).not.toContain('sister')
})

it('finds the id for the same values on the same page, once', () => {
  findCreates(readCreates(), '/messages?thread=1')
  expect(kept.find(JSON.stringify({ body: 'Can I bring my brother?' }))).toBeUndefined()
  vi.stubGlobal('location', { ...here, search: '?thread=2' })
  expect(kept.find(sent)).toBeUndefined()
  vi.stubGlobal('location', { ...here })
  expect(kept.find(sent)).toBe('first')
  expect(kept.find(sent)).toBeUndefined()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ids } from '#web/platform/calls/idempotency-key.ts'
import {
  findCreates,
  followCreates,
  forgetCreates,
  noteSubmitted,
  readCreates,
} from './kept-creates.ts'

const sent = JSON.stringify({ body: 'Can I bring my sister?' })
const here = { pathname: '/messages', search: '?thread=1', hash: '' }
const form = { isConnected: true } as HTMLFormElement
const { make } = ids
beforeEach(() => {
  vi.stubGlobal('location', { ...here })
  followCreates()
  noteSubmitted(form)
})
afterEach(() => {
  forgetCreates(form)
  findCreates([], '')
  ids.make = make
  vi.unstubAllGlobals()
})

it('keeps the id of what was sent with no word of it, and none of a press without a value', () => {
  const id = ids.make(sent)
  ids.make('{}')
  const creates = readCreates()
  expect(creates.map((one) => one.id)).toEqual([id])
  expect(JSON.stringify(creates)).not.toContain('sister')
})

it('keeps none of a form that was answered, or is gone', () => {
  ids.make(sent)
  const gone = { isConnected: false } as HTMLFormElement
  noteSubmitted(gone)
  ids.make('{"note":"Gone"}')
  expect(readCreates()).toHaveLength(1)
  forgetCreates(form)
  expect(readCreates()).toEqual([])
  forgetCreates(gone)
})

it('gives the id again for the same values on the same page, once', () => {
  const first = ids.make(sent)
  findCreates(readCreates(), '/messages?thread=1')
  expect(ids.make(JSON.stringify({ body: 'Can I bring my brother?' }))).not.toBe(first)
  vi.stubGlobal('location', { ...here, search: '?thread=2' })
  expect(ids.make(sent)).not.toBe(first)
  vi.stubGlobal('location', { ...here })
  expect(ids.make(sent)).toBe(first)
  expect(ids.make(sent)).not.toBe(first)
})

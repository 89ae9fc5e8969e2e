import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import { wordsOfState } from './visit-state.ts'

const at = (time: string) => instantAt('2026-11-30', time).toISOString()
const now = Date.parse(at('09:10'))
const visit = (more: Partial<BoardVisit>) =>
  ({ status: 'confirmed', state: 'booked', arrived_at: null, ...more }) as BoardVisit

describe('the state of a visit in words', () => {
  it.each([
    [visit({}), 'Booked', 'Booked'],
    [visit({ state: 'arrived', arrived_at: at('08:58') }), 'Arrived, waits 12 min', 'Waits 12 min'],
    [visit({ state: 'with_provider', arrived_at: at('08:58') }), 'With the provider', 'Called in'],
    [visit({ state: 'missed' }), 'Did not come', 'Missed'],
    [visit({ state: null, status: 'requested' }), 'The patient answers', 'Requested'],
    [visit({ state: null, status: 'cancelled' }), 'Cancelled', 'Cancelled'],
  ])('has two or three in a line of a full board', (one, whole, brief) => {
    expect(wordsOfState(one, 'patient', now)).toBe(whole)
    expect(wordsOfState(one, 'patient', now, true)).toBe(brief)
    expect(brief.length).toBeLessThanOrEqual(12)
  })
})

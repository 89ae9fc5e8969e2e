import type { ZodMiniType } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { bookForm } from '#web/desk/booking/book-schema.ts'
import { proposal, seriesProposal } from '#web/practice/calendar/proposal-schema.ts'
import { moveForm, moveToAgree } from './moving/move-schema.ts'

const typed = {
  appointment_time: '2026-12-01T07:00:00.000Z',
  session_type: 'Phone',
  provider_id: '0b0e7a3c-6c1b-4a0e-9d6b-2f1f8d3f5a11',
}
const messagesOf = (schema: ZodMiniType, more: object) =>
  schema.safeParse({ ...typed, ...more }).error?.issues.map(({ message }) => message) ?? []

describe('whether the patient has agreed', () => {
  it('must be said by staff wherever it is asked', () => {
    for (const schema of [bookForm, proposal, moveToAgree]) {
      expect(messagesOf(schema, {})).toEqual(['Choose whether the patient has agreed.'])
      expect(messagesOf(schema, { agreement: 'by phone' })).toEqual([])
    }
  })

  it('is not asked of a series, nor where a visit stays confirmed', () => {
    for (const schema of [seriesProposal, moveForm]) expect(messagesOf(schema, {})).toEqual([])
  })
})

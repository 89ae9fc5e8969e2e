import { describe, expect, it } from 'vitest'
import type { PracticeFacts } from './facts.ts'
import { findPracticeBlocker, nameBlocker } from './blocker.ts'

const today = '2026-11-23'
const clear: PracticeFacts = {
  is_suspended: false,
  is_second_factor_missing: false,
  provider_status: 'approved',
  certificate_expires_on: '2026-12-31',
}
const say = (facts: Partial<PracticeFacts>) => {
  const blocker = findPracticeBlocker({ ...clear, ...facts }, today)
  return blocker && nameBlocker(blocker, (day) => `<${day}>`)
}

describe('what keeps a provider from practising', () => {
  it('is nothing for an approved provider with a certificate in force', () => {
    expect(say({})).toBeUndefined()
  })

  it.each([
    ['Account suspended', { is_suspended: true }],
    ['Two-step login required', { is_second_factor_missing: true }],
    ['Not verified yet', { provider_status: 'pending' }],
    ['Not verified yet', { provider_status: null }],
    ['Registration not accepted', { provider_status: 'refused' }],
    ['Certificate expired on <2026-11-22>', { certificate_expires_on: '2026-11-22' }],
    ['No practising certificate', { certificate_expires_on: null }],
  ] as [string, Partial<PracticeFacts>][])('is said as "%s"', (words, facts) => {
    expect(say(facts)).toBe(words)
  })

  it('lets a certificate hold until the end of its last day', () => {
    expect(say({ certificate_expires_on: today })).toBeUndefined()
  })

  it('names what shuts out of the account first, and a registration before its certificate', () => {
    const everything = {
      is_suspended: true,
      is_second_factor_missing: true,
      provider_status: 'pending',
      certificate_expires_on: null,
    } as const
    const order = [
      everything,
      { ...everything, is_suspended: false },
      { ...everything, is_suspended: false, is_second_factor_missing: false },
      { certificate_expires_on: null },
    ].map((facts) => say(facts))
    expect(order).toEqual([
      'Account suspended',
      'Two-step login required',
      'Not verified yet',
      'No practising certificate',
    ])
  })
})

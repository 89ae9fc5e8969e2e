import { expect, it } from 'vitest'
import {
  type Attempt,
  limits,
  macOfAddress,
  secondsToWait,
  type WrongCode,
} from './attempt-limits.ts'

const now = new Date('2026-11-22T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const addressOf = (name: string) => macOfAddress('a secret', 'a person', name)
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  session_id: 'one',
  address_hmac: addressOf('10.0.0.1'),
  budget: 'stranger',
  ...more,
})
const wrong = (count: number, more: Partial<WrongCode> = {}): WrongCode[] =>
  Array.from({ length: count }, (_, place) => ({
    ...attempt(),
    wrong_at: secondsAgo(60 + place),
    ...more,
  }))
const wait = (codes: WrongCode[], of = attempt(), isGuessable = true) =>
  secondsToWait(codes, of, { now, isGuessable })

it('stops a session after five wrong codes, and no other session', () => {
  expect(wait(wrong(4))).toBe(0)
  // The fifth newest is 64 seconds old; a quarter of an hour after it another may be tried.
  expect(wait(wrong(5))).toBe(15 * 60 - 64)
  expect(wait(wrong(5), attempt({ session_id: 'two' }))).toBe(0)
  expect(wait(wrong(5, { wrong_at: secondsAgo(15 * 60) }))).toBe(0)
})

it('stops an address after fifteen in an hour over all sessions, and no other address', () => {
  const codes = wrong(15, { session_id: 'many' })
  expect(wait(codes)).toBe(3600 - 74)
  expect(wait(codes.slice(1))).toBe(0)
  expect(wait(codes, attempt({ address_hmac: addressOf('10.0.0.2') }))).toBe(0)
})

it('stops strangers after sixty in a day over all addresses, but not who was right there before or has the mailbox', () => {
  const codes = wrong(60, { session_id: 'many', address_hmac: addressOf('10.9.9.9') })
  expect(wait(codes)).toBe(24 * 3600 - 119)
  expect(wait(codes.slice(1))).toBe(0)
  expect(wait(codes, attempt({ budget: 'known address' }))).toBe(0)
  expect(wait(codes, attempt({ budget: 'mailed link' }))).toBe(0)
})

it('counts each known address for itself, and all sessions of mailed links together', () => {
  const elsewhere = { session_id: 'many', address_hmac: addressOf('10.9.9.9') }
  const known = wrong(60, { ...elsewhere, budget: 'known address' })
  expect(wait(known, attempt({ budget: 'known address' }))).toBe(0)
  const there = { budget: 'known address', address_hmac: elsewhere.address_hmac } as const
  expect(wait(known, attempt(there))).toBeGreaterThan(0)
  const mailed = wrong(60, { ...elsewhere, budget: 'mailed link' })
  expect(wait(mailed, attempt({ budget: 'mailed link' }))).toBeGreaterThan(0)
})

it('asks only the session’s limit of a code that is too long to guess', () => {
  const many = wrong(60, { session_id: 'many' })
  expect(wait(many, attempt(), false)).toBe(0)
  expect(wait(wrong(5), attempt(), false)).toBeGreaterThan(0)
})

it('counts an IPv6 connection as one address, and keeps the addresses of accounts apart', () => {
  expect(addressOf('2001:db8:1:2::1')).toEqual(addressOf('2001:db8:1:2:ffff::9'))
  expect(addressOf('10.0.0.1')).not.toEqual(macOfAddress('a secret', 'another', '10.0.0.1'))
})

it('leaves a guesser who uses every address in the world under one chance in 5,000 a day', () => {
  // Of a million codes, three are right at any time: this step's and one on each side.
  expect(limits.budget.max * (3 / 1_000_000)).toBeLessThan(1 / 5000)
})

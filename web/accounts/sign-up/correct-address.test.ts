import { beforeEach, expect, it, vi } from 'vitest'
import type { SignUpForm } from '#domain/accounts/accounts.ts'
import { correctAddress, correctedFrom } from './correct-address.ts'
import { dropSignUp, sendSignUp } from './kept-sign-up.ts'

const browser = vi.hoisted(() => ({
  sent: [] as string[],
  session: null as object | null,
  listeners: [] as (() => void)[],
}))
vi.mock('#web/platform/signed-in/auth/auth.ts', () => ({
  dropSession: () => undefined,
  holdSession: async () => ({
    signUp: async ({ email }: { email: string }) => {
      browser.sent.push(email)
      return { data: { session: null }, error: null }
    },
  }),
}))
vi.mock('#web/platform/calls/session.ts', () => ({
  readStoredSession: () => browser.session,
  watchSession: (changed: () => void) => void browser.listeners.push(changed),
}))
vi.mock('./own-browser.ts', () => ({
  confirmPageOf: () => '',
  keepProof: () => undefined,
  proofForSignUp: () => '',
}))

const form = { email: 'mary@example.com', password: 'p', full_name: 'Mary' } as SignUpForm

beforeEach(async () => {
  dropSignUp()
  browser.session = null
  await sendSignUp(form, null)
  browser.sent.length = 0
})

it('corrects the address of the sign-up that led to the page', async () => {
  expect(correctedFrom('mary@example.com', 'mary@example.net')).toBe('mary@example.com')
  expect(await correctAddress('mary@example.com', 'mary@example.net', null)).toBe(true)
  expect(browser.sent).toEqual(['mary@example.net'])
  expect(correctedFrom('mary@example.com', 'mary@example.net')).toBeUndefined()
})

it('offers the form to no one who opened the page another way', () => {
  expect(correctedFrom(undefined, 'john@example.com')).toBeUndefined()
})

it.each([
  ['the page is left', dropSignUp],
  [
    'a user logs in',
    () => {
      browser.session = { user: { id: 'john' } }
      for (const changed of browser.listeners) changed()
    },
  ],
])('has no form any more once %s', async (_, end) => {
  end()
  expect(correctedFrom('mary@example.com', 'john@example.com')).toBeUndefined()
  expect(await correctAddress('mary@example.com', 'john@example.com', null)).toBe(false)
  expect(browser.sent).toEqual([])
})

it('sends no form that another sign-up has replaced since the question', async () => {
  await sendSignUp({ ...form, email: 'john@example.com' }, null)
  browser.sent.length = 0
  expect(await correctAddress('mary@example.com', 'mary@example.net', null)).toBe(false)
  expect(browser.sent).toEqual([])
})

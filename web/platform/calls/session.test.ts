import { expect, it, vi } from 'vitest'
import { sessionKey, watchUser } from './session.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
vi.stubGlobal('localStorage', { getItem: () => null })

const logIn = (id: string, token = 'a') =>
  stored.set(sessionKey, JSON.stringify({ access_token: token, user: { id } }))

it('notices that the user has logged out, or that another one has logged in', () => {
  logIn('one')
  const hasChanged = watchUser()
  expect(hasChanged()).toBe(false)
  logIn('one', 'a renewed token')
  expect(hasChanged()).toBe(false)
  stored.clear()
  expect(hasChanged()).toBe(true)
  logIn('two')
  expect(hasChanged()).toBe(true)
})

it('does not mind that a visitor logs in', () => {
  stored.clear()
  const hasChanged = watchUser()
  logIn('one')
  expect(hasChanged()).toBe(false)
})

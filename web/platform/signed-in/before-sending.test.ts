import { beforeEach, expect, it, vi } from 'vitest'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { isToSendLater } from '#web/platform/calls/send-when-possible.ts'
import { checkBeforeSending } from './before-sending.ts'

const phone = vi.hoisted(() => ({ user: 'bwalya', hasConsent: true, renew: () => {} }))
vi.mock('#web/platform/calls/session.ts', () => ({
  readStoredSession: () => ({ user: { id: phone.user } }),
}))
vi.mock('./auth/auth.ts', () => ({ accessToken: async () => phone.renew() }))
vi.mock('./authenticated-fetch.ts', () => ({ authenticatedFetch: async () => new Response() }))
vi.mock('./consents.ts', () => ({ hasConsent: async () => phone.hasConsent }))
vi.mock('./query-client.ts', () => ({ queryClient: {} }))

beforeEach(() => {
  Object.assign(phone, { user: 'bwalya', hasConsent: true, renew: () => {} })
})

it('lets an entry of the signed-in user pass', async () => {
  await expect(checkBeforeSending('bwalya')).resolves.toBeUndefined()
})

it('stops it without consent', async () => {
  phone.hasConsent = false
  await expect(checkBeforeSending('bwalya')).rejects.toMatchObject({ code: 'consent_withdrawn' })
})

it('stops it where another user logs in while the token is renewed', async () => {
  phone.renew = () => void (phone.user = 'mwila')
  await expect(checkBeforeSending('bwalya')).rejects.toSatisfy(
    (failure) => isToSendLater(failure) && describeFailure(failure).includes('no connection'),
  )
})

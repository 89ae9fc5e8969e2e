import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { consentTo } from '#domain/accounts/consent.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { ownConsents, withConsentTo } from './consents.ts'

const asked = vi.fn<() => Promise<Response>>()
vi.mock('./authenticated-fetch.ts', () => ({ authenticatedFetch: () => asked() }))

const given = {
  ...consentTo('health_data'),
  id: '1',
  given_at: '2026-01-01T00:00:00Z',
  withdrawn_at: null,
}

/** A page whose server knows these consents. */
function pageWith(consents: object[]) {
  asked.mockImplementation(() => Promise.resolve(Response.json(consents)))
  return new QueryClient()
}

const ask = () => 'asked'

it('does the work of a user who has consented', async () => {
  const client = pageWith([given])
  expect(await withConsentTo(client, 'health_data', async () => 'done', ask)).toBe('done')
})

it('asks without consent, and does not do the work', async () => {
  const work = vi.fn<() => Promise<string>>()
  expect(await withConsentTo(pageWith([]), 'health_data', work, ask)).toBe('asked')
  expect(work).not.toHaveBeenCalled()
})

it('asks where the consent was withdrawn elsewhere, and forgets what it knew', async () => {
  const client = pageWith([given])
  const work = () =>
    Promise.reject(new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 }))
  expect(await withConsentTo(client, 'health_data', work, ask)).toBe('asked')
  expect(client.getQueryData(ownConsents.queryKey)).toBeUndefined()
})

it('does work that needs no consent, and throws why it failed', async () => {
  const failure = new TypeError('Failed to fetch')
  const work = () => Promise.reject(failure)
  await expect(withConsentTo(pageWith([]), undefined, work, ask)).rejects.toBe(failure)
})

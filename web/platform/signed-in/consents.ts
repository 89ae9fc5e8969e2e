import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { consentInForce, type ConsentPurpose, consentTo } from '#domain/accounts/consent.ts'
import type { Consent } from '#domain/accounts/consent-schemas.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const consents = api<'consents'>(authenticatedFetch)

/** The caller's consents, newest first. */
export const ownConsents = queryOptions({
  queryKey: ['consents'],
  queryFn: async (): Promise<Consent[]> => (await consents.consents.$get()).json(),
  initialData: () => takePrefetchedData<Consent[]>('/api/consents'),
})

/** True where the user has consented to this. A "no" is fetched again. */
export async function hasConsent(client: QueryClient, purpose: ConsentPurpose): Promise<boolean> {
  const known = client.getQueryData(ownConsents.queryKey)
  if (known && consentInForce(known, purpose)) return true
  const asked = await client.fetchQuery({ ...ownConsents, staleTime: 0 })
  return consentInForce(asked, purpose) !== undefined
}

/**
 * Does work that stores health data, once the user has consented to it. Each form that stores some
 * takes this way, and decides by `ask` what happens without consent.
 *
 * @param purpose undefined where what is stored needs no consent, as far as this page knows
 * @param ask called without consent, and where it was withdrawn since this page was opened
 * @returns what the work or `ask` returns
 * @throws any other failure of the work
 */
export async function withConsentTo<Answer, Asked>(
  client: QueryClient,
  purpose: ConsentPurpose | undefined,
  work: () => Promise<Answer>,
  ask: () => Asked,
): Promise<Answer | Asked> {
  try {
    if (!purpose || (await hasConsent(client, purpose))) return await work()
  } catch (failure) {
    if (!(failure instanceof ProblemError && failure.code === 'consent_withdrawn')) throw failure
    client.removeQueries(ownConsents)
  }
  return ask()
}

/** @param id made once per decision, so that a retry on a bad connection writes one row */
export async function giveConsent(client: QueryClient, purpose: ConsentPurpose, id: string) {
  await consents.consents.$post({ json: { ...consentTo(purpose), id } })
  await client.invalidateQueries(ownConsents)
}

export async function withdrawConsent(client: QueryClient, purpose: ConsentPurpose) {
  await consents.consents.withdraw.$post({ json: { purpose } })
  await client.invalidateQueries(ownConsents)
}

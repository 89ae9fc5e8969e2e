import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { consentInForce, type ConsentPurpose, consentTo } from '#domain/consent.ts'
import type { Consent } from '#domain/consent-schemas.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const consents = api<'consents'>(fetchAsMe)

/** The caller's consents, newest first. */
export const ownConsents = queryOptions({
  queryKey: ['consents'],
  queryFn: async (): Promise<Consent[]> => (await consents.consents.$get()).json(),
})

/** True where the user has consented to this. A "no" is fetched again. */
export async function hasConsent(client: QueryClient, purpose: ConsentPurpose): Promise<boolean> {
  const known = client.getQueryData(ownConsents.queryKey)
  if (known && consentInForce(known, purpose)) return true
  const asked = await client.fetchQuery({ ...ownConsents, staleTime: 0 })
  return consentInForce(asked, purpose) !== undefined
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

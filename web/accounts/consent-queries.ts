import { queryOptions } from '@tanstack/react-query'

import { healthDataConsent } from '#domain/consent.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const consents = api<'consents'>(fetchAsMe)

/** One's own consents, newest first. */
export const consentQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: async () => (await consents.consents.$get()).json(),
})

/** @param id made once per page, so that a retry on a bad line writes one row */
export async function giveConsent(id: string) {
  await consents.consents.$post({ json: { ...healthDataConsent, id } })
}

export async function withdrawConsent() {
  await consents.consents.withdraw.$post({ json: { purpose: healthDataConsent.purpose } })
}

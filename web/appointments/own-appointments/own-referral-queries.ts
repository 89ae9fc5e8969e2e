import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Referral } from '#domain/referrals/schema.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { referrals } = api<'ownReferrals'>(authenticatedFetch)

/** They leave the cache with the page, because several people may use one phone. */
export const ownReferrals = queryOptions({
  queryKey: ['referrals'],
  queryFn: async (): Promise<Referral[]> => (await referrals.$get()).json(),
  gcTime: 0,
})

/** @throws ProblemError 409 where it is closed meanwhile */
export async function answerReferral(client: QueryClient, id: string, answer: 'agree' | 'reject') {
  try {
    await referrals[':id'].answer.$post({ param: { id }, json: { answer } })
  } finally {
    await client.invalidateQueries(ownReferrals)
  }
}

export const fetchOwnLetter = (id: string): Promise<FileAnswer> =>
  authenticatedFetch(`/api/referrals/${id}/letter.pdf`)

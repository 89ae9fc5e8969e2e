import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { GuideReview, NewReview, ReviewChange } from '#domain/library/schema.ts'
import { api } from '#web/api.ts'
import { pendingCounts } from '#web/admin/queries.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'guideReviews'>(authenticatedFetch).admin.library

export const guideReviews = queryOptions({
  queryKey: ['admin', 'library'],
  queryFn: async (): Promise<GuideReview[]> => (await calls.$get()).json(),
})

export const reviewChanges = (slug: string) =>
  queryOptions({
    queryKey: ['admin', 'library', slug, 'changes'],
    queryFn: async (): Promise<ReviewChange[]> =>
      (await calls[':slug'].changes.$get({ param: { slug } })).json(),
  })

/** @throws ProblemError 409 where another admin was faster or the text has changed, 422 by field */
export async function setReview(client: QueryClient, slug: string, json: NewReview) {
  try {
    await calls[':slug'].review.$put({ param: { slug }, json })
  } finally {
    // Also where another admin was faster: the list shows what they set.
    await Promise.all([
      client.invalidateQueries(guideReviews),
      client.invalidateQueries(pendingCounts),
    ])
  }
}

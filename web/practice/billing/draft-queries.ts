import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DraftMonth, DraftMonths, IssuedMonth } from '#domain/practice/billing/drafts.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everything, reload } from './billing-queries.ts'

const { provider } = api<'billing'>(authenticatedFetch)

/** How many drafts there are of each month, however many are in the list. */
export const draftMonths = queryOptions({
  queryKey: [...everything, 'draft-months'],
  queryFn: async (): Promise<DraftMonths> => (await provider['draft-months'].$get()).json(),
})

/**
 * Issues all drafts of a month, step by step. What a step that fails has not issued is still a draft: the
 * same again goes on from there.
 *
 * @throws ProblemError 409 where the drafts are not what was shown
 */
export async function issueAllOf(
  client: QueryClient,
  { month, drafts, sum_ngwee }: DraftMonth,
  as_of: string,
) {
  const left_out: IssuedMonth['left_out'] = []
  let after: string | undefined
  try {
    for (;;) {
      const shown = { month, drafts, sum_ngwee, as_of, ...(after ? { after } : {}) }
      const answer = await provider.invoices['issue-month'].$post({ json: shown })
      const step: IssuedMonth = await answer.json()
      left_out.push(...step.left_out)
      if (step.next === null) return { issued: step.issued, left_out }
      after = step.next
    }
  } finally {
    await reload(client)
  }
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'

const path = '/auth/v1/factors/recovery-codes'

/** At so many codes left, or fewer, the page advises new ones. */
export const fewCodes = 3

/** How many unused recovery codes there are; null where none were made. Fetched without auth-js. */
export const recoveryCodesLeft = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: () =>
    otherwise(
      404,
      async () =>
        ((await (await authenticatedFetch(path)).json()) as { remaining: number }).remaining,
      () => null,
    ),
})

export const refreshRecoveryCodes = (client: QueryClient) =>
  client.invalidateQueries(recoveryCodesLeft)

/**
 * Ten new codes that replace all earlier ones. A retry after a lost answer makes ten others, and
 * only those that are shown work.
 *
 * @param isFirst as far as this tab knows; another tab may have made or deleted some since then
 */
export async function makeRecoveryCodes(isFirst: boolean): Promise<string[]> {
  const make = () => ask(path)
  const replace = () => ask(`${path}/regenerate`)
  return isFirst ? otherwise(422, make, replace) : otherwise(404, replace, make)
}

async function ask(address: string): Promise<string[]> {
  const answer = await authenticatedFetch(address, { method: 'POST' })
  return ((await answer.json()) as { codes: string[] }).codes
}

/**
 * Returns what `work` returns, or what `instead` returns where the server answers with this status.
 */
async function otherwise<Value, Other>(
  status: number,
  work: () => Promise<Value>,
  instead: () => Promise<Other> | Other,
): Promise<Value | Other> {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof ProblemError && failure.status === status) return instead()
    throw failure
  }
}

import { queryOptions } from '@tanstack/react-query'

import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { ProblemError } from '#web/ui/problem.ts'

const path = '/auth/v1/factors/recovery-codes'

/** At so many codes left, or fewer, new ones are advised. */
export const fewCodes = 3

/** How many unused recovery codes there are; null where none were made. Asked for without auth-js. */
export const recoveryCodesLeft = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: () =>
    otherwise(
      404,
      async () => ((await (await fetchAsMe(path)).json()) as { remaining: number }).remaining,
      () => null,
    ),
})

/**
 * Ten new codes in the place of all there were. A retry after a lost answer makes ten others, and only
 * those that are shown work.
 *
 * @param isFirst as far as is known here; another tab may have made or deleted some since then
 */
export async function makeRecoveryCodes(isFirst: boolean): Promise<string[]> {
  const make = () => ask(path)
  const replace = () => ask(`${path}/regenerate`)
  return isFirst ? otherwise(422, make, replace) : otherwise(404, replace, make)
}

async function ask(address: string): Promise<string[]> {
  const answer = await fetchAsMe(address, { method: 'POST' })
  return ((await answer.json()) as { codes: string[] }).codes
}

/** What `work` gives, or what `instead` gives where the server answers with this status. */
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

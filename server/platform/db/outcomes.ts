import type { QueryResult } from 'pg'

/** The result of a promise that may fail before it is awaited. */
export type Outcome<T> = { value: T } | { reason: unknown }

export async function toResult<T>(promise: Promise<T>): Promise<Outcome<T>> {
  return promise.then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  )
}

export async function firstFailure(
  promises: Promise<unknown>[],
): Promise<{ reason: unknown } | undefined> {
  const results = await Promise.allSettled(promises)
  return results.find((result) => result.status === 'rejected')
}

/** True where a statement was rejected because an earlier one of its transaction had failed. */
export function isAborted(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '25P02'
}

/** The rows of one statement, or of the several of one text, one after the other. */
export function rowsOf(result: QueryResult | QueryResult[]): object[] {
  return [result].flat().flatMap(({ rows }) => rows as object[])
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string | undefined>()

/** Runs work for a request; undefined where the work is for none. */
export function withRequestId<T>(request_id: string | undefined, work: () => T): T {
  return current.run(request_id, work)
}

/** Id of the request that the running code works for, also in a job that it enqueued. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/**
 * 32 hexadecimal digits, with the hyphens of a UUID or, as nginx writes them, without. The audit
 * trail stores a UUID, and so few characters contain no name, number or address.
 */
const likeAnId = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/i

/** True where a value is the id of a request, as this server or a proxy makes it. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && likeAnId.test(value)
}

/** @param given the header of a trusted proxy; a new id is made where it is none */
export function requestIdFrom(given: string | undefined): string {
  return isRequestId(given) ? given : randomUUID()
}

import type { QueryState } from '@tanstack/react-query'

/** How long before data came they may have been read, in milliseconds. */
const readBefore = 10_000

/**
 * When the newest message was written, by this device's clock.
 *
 * @param quiet_ms how long ago that was; null where there is no message, not a number where it is not known
 */
export function writtenAt(quiet_ms: unknown): number {
  if (quiet_ms === null) return -Infinity
  return typeof quiet_ms === 'number' ? Date.now() - quiet_ms : Infinity
}

/**
 * Whether fetched data may lack the newest message. However slowly a page is loaded, what came after that message
 * is complete.
 *
 * @param newest when that message was written, in milliseconds
 * @param asked since when what is still being fetched was asked for, at the earliest, in milliseconds
 */
export const mayLack = (
  newest: number,
  { fetchStatus, dataUpdatedAt }: Pick<QueryState, 'fetchStatus' | 'dataUpdatedAt'>,
  asked: number,
) => newest >= (fetchStatus === 'idle' ? dataUpdatedAt : asked) - readBefore

import type { Writable } from 'node:stream'

/**
 * Lets what is sent in this turn leave in one system call. `pg` writes each statement by itself, and
 * four small writes cost more than all else that a small read does here.
 */
export function sendTogether(stream: Writable): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

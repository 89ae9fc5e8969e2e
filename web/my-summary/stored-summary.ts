import type { MySummary } from '#domain/my-summary/schema.ts'
import { signedInId, storeOfSession } from '#web/platform/calls/outbox.ts'

/** Logout, and a session that has ended, clear the whole store (docs/decisions/058-show-my-nurse.md). */
const key = 'ubumi.summary'
/** Another format is another number: what an earlier build stored is not shown by a later one. */
const format = 1

interface Stored {
  format: number
  owner: string
  summary: MySummary
}

/** Keeps the summary for this user, in the store of the session. */
export function store(summary: MySummary) {
  const owner = signedInId()
  if (!owner) return
  try {
    storeOfSession().setItem(key, JSON.stringify({ format, owner, summary } satisfies Stored))
  } catch {
    // A full store: the page works while there is a connection.
  }
}

/** The summary last opened by this user; undefined where there is none. */
export function readStored(): MySummary | undefined {
  try {
    const stored = JSON.parse(storeOfSession().getItem(key) ?? 'null') as Stored | null
    const isOwn = stored?.format === format && stored.owner === signedInId()
    return isOwn ? stored.summary : undefined
  } catch {
    return undefined
  }
}

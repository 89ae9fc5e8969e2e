import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** The kinds of unsent entries that logging out asks about: their names, and their outboxes. */
const kinds = [
  {
    key: outboxKeys.readings,
    one: '1 reading',
    many: 'readings',
    fetchOutbox: loadOnce(
      async () => (await import('#web/readings/waiting/outbox.ts')).readingOutbox,
    ),
  },
  {
    key: outboxKeys.screenings,
    one: '1 screening',
    many: 'screenings',
    fetchOutbox: loadOnce(
      async () => (await import('#web/screening/waiting/outbox.ts')).screeningOutbox,
    ),
  },
  {
    key: outboxKeys.forms,
    one: '1 intake form',
    many: 'intake forms',
    fetchOutbox: loadOnce(async () => (await import('#web/intake/outbox.ts')).intakeOutbox),
  },
  {
    key: outboxKeys.messages,
    one: '1 message to us',
    many: 'messages to us',
    fetchOutbox: loadOnce(async () => (await import('#web/contact/outbox.ts')).messageOutbox),
  },
] as const

/** Entries of a list that name this user, in either store. Sent entries name no user. */
function countOf(key: string, person: string): number {
  return [sessionStorage, localStorage]
    .flatMap((store) => {
      try {
        const entries: unknown = JSON.parse(store.getItem(key) ?? '[]')
        return Array.isArray(entries) ? (entries as object[]) : []
      } catch {
        return []
      }
    })
    .filter((entry) => JSON.stringify(entry).includes(person)).length
}

/**
 * What the signed-in user has entered and the server does not have: "2 readings, 1 screening";
 * empty where nothing.
 */
export function describeUnsent(): string {
  const person = readStoredSession()?.user.id
  if (person === undefined) return ''
  return kinds
    .map(({ key, one, many }) => ({ one, many, count: countOf(key, person) }))
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => (count === 1 ? one : `${count} ${many}`))
    .join(', ')
}

/** Tries to send all of it; never throws. */
export async function sendUnsent(): Promise<void> {
  const outboxes = await Promise.all(kinds.map(({ fetchOutbox }) => fetchOutbox()))
  await Promise.all(outboxes.map(({ sendAll }) => sendAll()))
}

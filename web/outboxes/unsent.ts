import { outboxKeys } from './stored.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'

/**
 * The kinds of unsent entries in this browser, by storage key, and their names in singular and
 * plural.
 */
const kinds = [
  { key: outboxKeys.readings, one: '1 reading', many: 'readings' },
  { key: outboxKeys.screenings, one: '1 screening', many: 'screenings' },
  { key: outboxKeys.forms, one: '1 intake form', many: 'intake forms' },
  { key: outboxKeys.messages, one: '1 message to us', many: 'messages to us' },
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
  const [readings, screenings, form, message] = await Promise.all([
    import('#web/readings/waiting/outbox.ts'),
    import('#web/screening/waiting/outbox.ts'),
    import('#web/intake/outbox.ts'),
    import('#web/contact/outbox.ts'),
  ])
  await Promise.all([readings, screenings, form, message].map(({ sendWaiting }) => sendWaiting()))
}

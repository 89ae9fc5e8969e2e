import { ownerOf, readPlain } from '#web/platform/calls/entry-list.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { withTimeout } from '#web/platform/calls/with-timeout.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { isStored } from './stored.ts'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'

/** So long the keys may take at logout, in milliseconds. */
const keysWithin = 3000

const loadKept = loadOnce(() => import('#web/platform/calls/kept/kept-lists.ts'))

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
    key: outboxKeys.answers,
    one: '1 answer to advice',
    many: 'answers to advice',
    fetchOutbox: loadOnce(
      async () => (await import('#web/readings/standing/answer-outbox.ts')).answerOutbox,
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
    key: outboxKeys.alerts,
    one: '1 safety alert',
    many: 'safety alerts',
    fetchOutbox: loadOnce(
      async () => (await import('#web/safety/alert/alert-outbox.ts')).alertOutbox,
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

/** What the signed-in user has entered and the server does not have, in words. Empty where nothing. */
export interface Unsent {
  /** "2 readings, 1 screening" */
  all: string
  /** Those that logging out deletes, because this browser cannot lock them. */
  lost: string
}

/** What the user has in the lists that end with the session. */
const openOf = (key: string, person: string) =>
  [tabStore(), deviceStore()].flatMap((store) =>
    readPlain(key, store).filter((one) => ownerOf(one) === person),
  )

const inWords = (counts: readonly { one: string; many: string; count: number }[]) =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => (count === 1 ? one : `${count} ${many}`))
    .join(', ')

/** What is unsent, locked or not. Never throws: offline, a part may be missing, and then what is open counts. */
export async function describeUnsent(): Promise<Unsent> {
  const person = signedInId()
  const isAny = kinds.some(({ key }) => isStored(key))
  if (person === undefined || !isAny) return { all: '', lost: '' }
  const kept = await loadKept().catch(() => undefined)
  // With a connection the keys may still come, and then nothing is lost. Without them nothing that is locked can be
  // read, and it stays as it is.
  if (kept) await withTimeout(kept.untilRead(), keysWithin).catch(() => undefined)
  const counts = kinds.map(({ key, one, many }) => {
    const open = openOf(key, person).length
    const locked = kept?.lockedCount(key) ?? 0
    return { one, many, open, count: open + locked }
  })
  return {
    all: inWords(counts),
    lost: inWords(counts.map(({ open, ...kind }) => ({ ...kind, count: open }))),
  }
}

/** Tries to send all of it; never throws. @returns why something is still here, as far as that is known */
export async function sendUnsent(): Promise<readonly BlockedBy[]> {
  const fetched = await Promise.allSettled(kinds.map(({ fetchOutbox }) => fetchOutbox()))
  const outboxes = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await Promise.all(outboxes.map(({ sendAll }) => sendAll()))
  return outboxes.flatMap(({ state }) => state().waiting.map(({ blockedBy }) => blockedBy))
}

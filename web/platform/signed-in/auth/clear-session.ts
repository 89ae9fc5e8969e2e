import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import {
  announceSession,
  isDeparture,
  readStoredSession,
  watchSession,
} from '#web/platform/calls/session.ts'

const leavers = new Set<() => void>()

let owner: string | undefined
let isFollowing = false

/**
 * From now on what this tab stores of a user is deleted as soon as the session is no longer theirs,
 * even if another tab ended it.
 */
export function followOwner() {
  owner = readStoredSession()?.user.id
  if (isFollowing) return
  isFollowing = true
  watchSession((event) => {
    const before = owner
    const now = readStoredSession()?.user.id
    if (before === undefined || before === now) return
    // Another tab has cleared the whole store: the user logged out there.
    if (now === undefined)
      emptyStores(!isDeparture() && event?.key !== null && before, sessionStorage)
    owner = now
    for (const clear of leavers) clear()
  })
}

/** Registers what must be deleted from memory when the user logs out. */
export function onSignedOut(clear: () => void) {
  leavers.add(clear)
}

const { alerts: _, ...stored } = outboxKeys

/** What was typed, and unsent entries, which contain the id of their user. An alert is not kept. */
const waits: readonly string[] = ['ubumi.typed', ...Object.values(stored)]

/** @param endedFor whose session expired: what they typed, and their unsent entries, stay */
function emptyStores(endedFor: string | false, ...stores: Storage[]) {
  dispatchEvent(new CustomEvent('ubumi:forget', { detail: endedFor !== false }))
  for (const store of stores)
    if (endedFor === false) store.clear()
    else
      for (const key of Object.keys(store))
        if (!waits.includes(key) && !(endedFor && key.includes(endedFor))) store.removeItem(key)
}

/**
 * Empties every store of this site in this browser. The cache of the service worker stays: it is
 * the public help pages as the build made them, the same for all users.
 *
 * @param endedFor the id of the user whose session expired: what they typed and did not send stays
 * for them
 */
export async function clearBrowserStorage(endedFor: string | false = false): Promise<void> {
  owner = undefined
  emptyStores(endedFor, sessionStorage, localStorage)
  for (const clear of leavers) clear()
  announceSession()
  const names = 'caches' in window ? await caches.keys() : []
  const own = names.filter((name) => !name.startsWith('help-'))
  await Promise.all(own.map((name) => caches.delete(name)))
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}

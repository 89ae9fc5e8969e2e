import { announceSession, isDeparture, readStoredSession, watchSession } from '#web/app/session.ts'

const leavers = new Set<() => void>()

let owner: string | undefined
let isFollowing = false

/**
 * From now on what this tab holds of a person is forgotten as soon as the session is no longer theirs,
 * whoever ended it: another tab among them.
 */
export function followOwner() {
  owner = readStoredSession()?.user.id
  if (isFollowing) return
  isFollowing = true
  watchSession((event) => {
    const before = owner
    const now = readStoredSession()?.user.id
    if (before === undefined || before === now) return
    // A store that another tab has cleared as a whole: the person logged out there.
    if (now === undefined) emptyStores(!isDeparture() && event?.key !== null, sessionStorage)
    owner = now
    for (const forget of leavers) forget()
  })
}

/** Registers what must be forgotten from memory when the person leaves. */
export function onSignedOut(forget: () => void) {
  leavers.add(forget)
}

/** @param hasEnded `web/app/idle/keep-typed.ts` spares what the person typed, and what waits to be sent */
function emptyStores(hasEnded: boolean, ...stores: Storage[]) {
  const spare = { hasEnded, stays: (_key: string) => false }
  dispatchEvent(new CustomEvent('ubumi:forget', { detail: spare }))
  for (const store of stores)
    if (!hasEnded) store.clear()
    else for (const key of Object.keys(store)) if (!spare.stays(key)) store.removeItem(key)
}

/**
 * Empties every store of this site in this browser. What the service worker keeps stays: it is the
 * public pages of help as the build made them, the same for everybody.
 *
 * @param hasEnded the session ended by itself: what was typed and not sent stays for the same person
 */
export async function forgetEverything(hasEnded = false): Promise<void> {
  owner = undefined
  emptyStores(hasEnded, sessionStorage, localStorage)
  for (const forget of leavers) forget()
  announceSession()
  const names = 'caches' in window ? await caches.keys() : []
  const own = names.filter((name) => !name.startsWith('help-'))
  await Promise.all(own.map((name) => caches.delete(name)))
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}

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
    if (now === undefined)
      emptyStores(!isDeparture() && event?.key !== null && before, sessionStorage)
    owner = now
    for (const forget of leavers) forget()
  })
}

/** Registers what must be forgotten from memory when the person leaves. */
export function onSignedOut(forget: () => void) {
  leavers.add(forget)
}

/** What waits to be sent names its person itself. */
const waits = /^(ubumi\.(typed|readings|screenings)|intakeForms|contact_messages)$/

/** @param endedFor whose session ended by itself: what they typed, and what waits to be sent, stays */
function emptyStores(endedFor: string | false, ...stores: Storage[]) {
  dispatchEvent(new CustomEvent('ubumi:forget', { detail: endedFor !== false }))
  for (const store of stores)
    if (endedFor === false) store.clear()
    else
      for (const key of Object.keys(store))
        if (!waits.test(key) && !(endedFor && key.includes(endedFor))) store.removeItem(key)
}

/**
 * Empties every store of this site in this browser. What the service worker keeps stays: it is the
 * public pages of help as the build made them, the same for everybody.
 *
 * @param hasEnded the session ended by itself: what was typed and not sent stays for the same person
 */
export async function forgetEverything(hasEnded = false): Promise<void> {
  const before = owner ?? readStoredSession()?.user.id ?? ''
  owner = undefined
  emptyStores(hasEnded && before, sessionStorage, localStorage)
  for (const forget of leavers) forget()
  announceSession()
  const names = 'caches' in window ? await caches.keys() : []
  const own = names.filter((name) => !name.startsWith('help-'))
  await Promise.all(own.map((name) => caches.delete(name)))
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}

import { announceSession, readStoredSession, watchSession } from '#web/app/session.ts'

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
  watchSession(() => {
    const before = owner
    owner = readStoredSession()?.user.id
    if (before === undefined || before === owner) return
    if (owner === undefined) sessionStorage.clear()
    for (const forget of leavers) forget()
  })
}

/** Registers what must be forgotten from memory when the person leaves. */
export function onSignedOut(forget: () => void) {
  leavers.add(forget)
}

/**
 * Empties every store of this site in this browser. What the service worker keeps stays: it is the
 * public pages of help as the build made them, the same for everybody.
 */
export async function forgetEverything(): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  for (const forget of leavers) forget()
  announceSession()
  const names = 'caches' in window ? await caches.keys() : []
  const own = names.filter((name) => !name.startsWith('help-'))
  await Promise.all(own.map((name) => caches.delete(name)))
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}

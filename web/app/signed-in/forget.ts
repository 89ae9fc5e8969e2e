import { announceSession } from '#web/app/session.ts'

const leavers = new Set<() => void>()

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

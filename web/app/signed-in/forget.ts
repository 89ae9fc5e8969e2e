import { announceSession } from '#web/app/session.ts'

const leavers = new Set<() => void>()

/** Registers what must be forgotten from memory when the person leaves. */
export function onSignedOut(forget: () => void) {
  leavers.add(forget)
}

/** Empties every store of this site in this browser. */
export async function forgetEverything(): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  for (const forget of leavers) forget()
  announceSession()
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map((name) => caches.delete(name)))
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name)
}

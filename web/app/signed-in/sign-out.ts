import { loadAuth } from '#web/app/signed-in/auth.ts'
import { announceSession } from '#web/app/session.ts'
import { toast } from '#web/ui/toast.tsx'

/** A phone without a line must not keep its owner signed in for longer than this, in milliseconds. */
const longestWait = 6000

const leavers = new Set<() => void>()

/** Registers what must be forgotten from memory when the person leaves. */
export function onSignedOut(forget: () => void) {
  leavers.add(forget)
}

/**
 * Ends the session on the server and removes all that this site has written in the browser, the
 * second also when the first fails: on a shared phone that is what counts.
 */
export async function signOut(): Promise<void> {
  const failure = await endSession().catch((error: unknown) => error)
  await forgetEverything()
  if (failure === undefined) return
  const message = failure instanceof Error ? failure.message : ''
  toast({
    title: 'Sign out Failed',
    text: message || 'Something went wrong',
    kind: 'destructive',
  })
}

async function endSession(): Promise<unknown> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server could not be told.')), longestWait)
  })
  // This device only: the account page ends the others by name.
  const ending = loadAuth().then((auth) => auth.signOut({ scope: 'local' }))
  const { error } = await Promise.race([ending, late])
  return error ?? undefined
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

import { loadAuth } from '#web/app/signed-in/auth.ts'
import { noteDeparture } from '#web/app/session.ts'
import { forgetEverything } from '#web/app/signed-in/forget.ts'
import { inTime } from '#web/ui/in-time.ts'
import { toast } from '#web/ui/toast.tsx'

/** A phone without a line must not keep its owner signed in for longer than this, in milliseconds. */
const longestWait = 6000

/**
 * Ends the session on the server and removes all that this site has written in the browser, the
 * second also when the first fails: on a shared phone that is what counts.
 */
export async function signOut(): Promise<void> {
  noteDeparture(true)
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
  // This device only: the account page ends the others by name.
  const ending = loadAuth().then((auth) => auth.signOut({ scope: 'local' }))
  const { error } = await inTime(ending, longestWait)
  return error ?? undefined
}

import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { noteDeparture } from '#web/platform/calls/session.ts'
import { followLogouts, notifyOtherTabs } from '#web/platform/signed-in/auth/chosen-logout.ts'
import { clearBrowserStorage } from '#web/platform/signed-in/auth/clear-session.ts'
import { describeUnsent, type Unsent } from '#web/frame-slots/outboxes/unsent.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { withTimeout } from '#web/platform/calls/with-timeout.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { isUnreachable } from '#web/platform/calls/problem.ts'

// Every tab with a user fetches this file.
followLogouts()

/**
 * A phone that is offline must not keep its owner signed in for longer than this, in milliseconds.
 */
const longestWait = 6000

/**
 * Ends the session on the server and removes all that this site has stored in the browser, the
 * second also when the first fails: on a shared phone that is what counts. Asks first where entries
 * of the user have not been sent.
 *
 * @returns whether the user has logged out
 */
export async function signOut(): Promise<boolean> {
  const unsent = await describeUnsent()
  if (unsent.all !== '' && !(await isMeant(unsent))) return false
  noteDeparture(true)
  notifyOtherTabs()
  const failure = await endSession().catch((error: unknown) => error)
  const clearing = clearBrowserStorage()
  // At once: a slow phone takes its time to delete the caches.
  if (failure !== undefined)
    toast({ title: 'Sign out Failed', text: wordsFor(failure), kind: 'destructive' })
  await clearing
  return true
}

const loadDialog = loadOnce(() => import('#web/frame-slots/outboxes/unsent-dialog.tsx'))

/** In the browser's own dialog where ours cannot be fetched. */
async function isMeant(unsent: Unsent): Promise<boolean> {
  const ask = await loadDialog().catch(() => undefined)
  if (ask) return ask.askAboutUnsent(unsent)
  const stay = 'They stay on this phone until you log in here again.'
  const end = unsent.lost === '' ? stay : `If you log out now, these are deleted: ${unsent.lost}.`
  return confirm(`Not sent yet: ${unsent.all}. ${end}`)
}

/** Without a connection the browser's own message would be "Failed to fetch". */
function wordsFor(failure: unknown): string {
  // auth-js reports a call without any answer by the status 0, and may be retried after a 5xx as
  // well.
  const isUnanswered = failure instanceof Error && 'status' in failure && failure.status === 0
  const isOffline = isUnreachable(failure) || isUnanswered
  if (isOffline) return 'You are offline. This phone has forgotten your account all the same.'
  // Only an answer of our server has a status and a message; an unreadable one has the browser's
  // message.
  const isAnswer = failure instanceof Error && 'status' in failure && Boolean(failure.status)
  return isAnswer && !failure.message.startsWith('{') ? failure.message : 'Something went wrong'
}

async function endSession(): Promise<unknown> {
  // This device only: the account page ends the other sessions by name.
  const ending = loadAuth().then((auth) => auth.signOut({ scope: 'local' }))
  const { error } = await withTimeout(ending, longestWait)
  return error ?? undefined
}

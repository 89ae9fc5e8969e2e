import type { AuthChangeEvent } from '@supabase/auth-js'

import {
  announceSession,
  noteDeparture,
  readStoredSession,
  sessionKey,
} from '#web/platform/calls/session.ts'
import { clearBrowserStorage } from '#web/platform/signed-in/auth/clear-session.ts'
import { fetchWithTimeout, withTimeout, loadWithin } from '#web/platform/calls/with-timeout.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import type { OnlineAuthClient } from './auth-client.ts'
import {
  deviceStore,
  pageStore,
  removeText,
  storeText,
  tabStore,
} from '#web/platform/browser/stores.ts'
import { ConnectionError } from '#web/platform/calls/problem.ts'

/**
 * The access to auth-js. It is 20 kB, so it is fetched only when the user signs in or changes their
 * account, and when a token is about to expire; until then `session.ts` reads what it stored.
 */
export type Auth = OnlineAuthClient

/** Pages that an emailed link may open with a session in the address. */
const landings = ['/confirm', '/reset-password']

/** auth-js refreshes automatically from here on, and so does a call that is about to be sent. */
const refreshBefore = 90_000

let memory: Map<string, string> | undefined
const watchers = new Set<(event: AuthChangeEvent) => void>()

/** The one auth client of this page; a failed fetch of it may be tried again. */
export const loadAuth = loadOnce(async (): Promise<Auth> => {
  const { OnlineAuthClient } = await withTimeout(import('./auth-client.ts'), loadWithin)
  const auth = new OnlineAuthClient({
    url: `${location.origin}/auth/v1`,
    fetch: fetchWithTimeout,
    storageKey: sessionKey,
    memory: () => memory,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: (url, params) =>
      landings.includes(url.pathname) && Boolean(params.access_token ?? params.error_code),
  })
  auth.onAuthStateChange((event) => {
    // Another tab signed out: if this session ended with it, the answer removes it here too.
    if (event === 'SIGNED_OUT' && !memory && readStoredSession()) void auth.getUser()
    for (const watcher of watchers) watcher(event)
    announceSession()
  })
  return auth
})

/** Calls `watcher` on each session event of auth-js; returns a function to stop. */
export function watchAuth(watcher: (event: AuthChangeEvent) => void): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/**
 * From now on a new session stays in memory: a sign-in whose second factor is missing, or the
 * session behind an emailed link, signs no one in until `keepSession`.
 */
export async function holdSession(): Promise<Auth> {
  const auth = await loadAuth()
  await auth.initialize()
  memory = new Map()
  return auth
}

/**
 * Signs in with the session in memory, on this device or in this tab alone.
 *
 * @returns false where this browser keeps nothing: then the session ends with the open page
 */
export function keepSession(isOnDevice: boolean): boolean {
  noteDeparture(false)
  const session = memory?.get(sessionKey)
  memory = undefined
  if (session === undefined) return true
  removeText(sessionKey)
  storeText(isOnDevice ? deviceStore() : tabStore(), sessionKey, session)
  announceSession()
  return pageStore.getItem(sessionKey) === null
}

/** Deletes the session in memory; a user who was signed in before still is. */
export function dropSession() {
  memory = undefined
}

/**
 * The token to send; refreshed by auth-js when it is about to expire. Undefined when signed out.
 *
 * @throws TypeError when it has expired and the server cannot be reached to refresh it
 */
export async function accessToken(): Promise<string | undefined> {
  const stored = readStoredSession()
  if (!stored) return undefined
  const left = stored.expires_at * 1000 - Date.now()
  if (left > refreshBefore) return stored.access_token
  const { data } = await (await loadAuth()).getSession()
  if (data.session) return data.session.access_token
  if (readStoredSession() === null) return undefined
  if (left > 0) return stored.access_token
  throw new ConnectionError('The session could not be refreshed.')
}

/**
 * A new token after the server rejected the current one; undefined when the session has ended,
 * which then is deleted here as well, with all that was stored beside it.
 *
 * @throws TypeError when the server gave no answer about the session
 */
export async function renewToken(): Promise<string | undefined> {
  const endedFor = readStoredSession()?.user.id
  // Calls are rejected side by side: the first of them has deleted everything already.
  if (endedFor === undefined) return undefined
  const auth = await loadAuth()
  const { data, error } = await auth.refreshSession()
  if (data.session) return data.session.access_token
  // Unreachable, or rate-limited: no answer about the session.
  if (error && (error.name === 'AuthRetryableFetchError' || error.status === 429))
    throw new ConnectionError(error.message)
  await clearBrowserStorage(endedFor)
  return undefined
}

/**
 * Starts auth-js to refresh the token shortly before it expires, and answers duplicates of this
 * tab; returns a function to stop.
 */
export function refreshInTime(): () => void {
  const stored = readStoredSession()
  if (!stored) return () => {}
  import('./same-session.ts').catch(() => undefined)
  const wait = stored.expires_at * 1000 - Date.now() - refreshBefore
  const timer = setTimeout(() => void accessToken().catch(() => undefined), Math.max(wait, 0))
  return () => clearTimeout(timer)
}

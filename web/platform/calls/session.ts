import { useSyncExternalStore } from 'react'
import {
  deviceStore,
  pageStore,
  readText,
  tabStore,
  type TextStore,
} from '#web/platform/browser/stores.ts'

export type Role = 'client' | 'provider' | 'admin' | 'front_desk'

/**
 * The session as auth-js stores it under its storage key. `expires_at` is in seconds since 1970.
 */
export interface StoredSession {
  access_token: string
  refresh_token: string
  expires_at: number
  user: {
    id: string
    email?: string
    created_at?: string
    app_metadata?: { role?: Role }
    user_metadata: {
      role?: Role
      full_name?: string
      student_data?: unknown
      /** How far the first run of the account is: `web/first-run/remember-in-account.ts`. */
      first_run?: string
      install?: string
    }
  }
}

export const sessionKey = 'ubumi.auth'

let hasLeft = false

/** The user logs out or erases the account: a session that ends now has not expired. */
export function noteDeparture(isLeaving: boolean) {
  hasLeft = isLeaving
}

/** Whether the user ended the last session of this tab themselves. */
export const isDeparture = () => hasLeft

let lastText: string | null = null
let lastSession: StoredSession | null = null
const listeners = new Set<(event?: StorageEvent) => void>()

/**
 * The stored session without loading auth-js; null when there is none or it cannot be read. It is
 * in the tab's own store unless the user asked to stay signed in on this device (docs/specification.md,
 * "Where a session is stored").
 */
export function readStoredSession(): StoredSession | null {
  const text = readText(sessionKey)
  if (text === lastText) return lastSession
  lastText = text
  try {
    lastSession = text === null ? null : (JSON.parse(text) as StoredSession)
  } catch {
    lastSession = null
  }
  return lastSession
}

/** The id of the signed-in user, who owns a new entry. */
export const signedInId = () => readStoredSession()?.user.id

/**
 * The store of the session, for what must not outlive it: the tab's own, unless the user asked to stay
 * signed in (docs/specification.md, "Where a session is stored"); the open page where the browser keeps
 * nothing.
 */
export const storeOfSession = (): TextStore =>
  [pageStore, tabStore()].find((store) => store.getItem(sessionKey) !== null) ?? deviceStore()

/**
 * Remembers who is logged in, for work that takes a while.
 *
 * @returns whether that user has logged out since, or another one is logged in; never where it was a visitor
 */
export function watchUser(): () => boolean {
  const id = readStoredSession()?.user.id
  return () => id !== undefined && readStoredSession()?.user.id !== id
}

/** Notifies all subscribers to the session that the stored one has changed. */
export function announceSession() {
  for (const listener of listeners) listener()
}

/**
 * Calls `changed` whenever the stored session may have changed, also by another tab; returns a
 * function to stop.
 */
export function watchSession(changed: (event?: StorageEvent) => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** The session of this browser; undefined while the page is still as the server rendered it. */
export function useSession(): StoredSession | null | undefined {
  return useSyncExternalStore(watchSession, readStoredSession, () => undefined)
}

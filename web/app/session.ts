import { useSyncExternalStore } from 'react'

import type { Role } from '#web/app/guard.ts'

/** The session as auth-js keeps it under its storage key. `expires_at` is in seconds since 1970. */
export interface StoredSession {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { id: string; email?: string; user_metadata: { role?: Role; full_name?: string } }
}

export const sessionKey = 'ubumi.auth'

let lastText: string | null = null
let lastSession: StoredSession | null = null

/** The stored session without loading auth-js; null when there is none or it cannot be read. */
export function readStoredSession(): StoredSession | null {
  const text = sessionStorage.getItem(sessionKey) ?? localStorage.getItem(sessionKey)
  if (text === lastText) return lastSession
  lastText = text
  try {
    lastSession = text === null ? null : (JSON.parse(text) as StoredSession)
  } catch {
    lastSession = null
  }
  return lastSession
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** The session of this browser; undefined while the page is still as the server rendered it. */
export function useSession(): StoredSession | null | undefined {
  return useSyncExternalStore(subscribe, readStoredSession, () => undefined)
}

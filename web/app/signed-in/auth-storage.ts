import { sessionKey, type StoredSession } from '#web/app/session.ts'
import { shareSession } from './same-session.ts'

/**
 * What auth-js writes goes to the tab's store, to the device's where asked, or nowhere yet. A session
 * that is stored is told to the other tabs that have it; one that is only held is not.
 */
export function storageOf(readHeld: () => Map<string, string> | undefined) {
  const getItem = (key: string) => {
    const held = readHeld()
    if (held) return held.get(key) ?? null
    return sessionStorage.getItem(key) ?? localStorage.getItem(key)
  }
  return {
    getItem,
    setItem(key: string, value: string) {
      const text = key === sessionKey ? byThisClock(value, getItem(key)) : value
      const held = readHeld()
      if (held) return void held.set(key, text)
      storeOf(key).setItem(key, text)
      if (key === sessionKey) shareSession(JSON.parse(text) as StoredSession)
    },
    removeItem(key: string) {
      const held = readHeld()
      if (held) return void held.delete(key)
      sessionStorage.removeItem(key)
      localStorage.removeItem(key)
    },
  }
}

/**
 * A new session with its end told by this device's clock, which may be hours off: by the server's word
 * alone a phone that is ahead would renew its token without end.
 *
 * @param before what is stored already; a session with the same token has been told before
 */
function byThisClock(text: string, before: string | null): string {
  const session = JSON.parse(text) as { access_token?: string; expires_in?: number }
  const known = before === null ? null : (JSON.parse(before) as { access_token?: string })
  if (session.expires_in === undefined || known?.access_token === session.access_token) return text
  return JSON.stringify({
    ...session,
    expires_at: Math.floor(Date.now() / 1000) + session.expires_in,
  })
}

/** A refreshed session stays where the old one was. */
function storeOf(key: string): Storage {
  const isOnDevice = sessionStorage.getItem(key) === null && localStorage.getItem(key) !== null
  return isOnDevice ? localStorage : sessionStorage
}

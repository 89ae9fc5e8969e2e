import { sessionKey, type StoredSession } from '#web/platform/calls/session.ts'
import { shareSession } from './same-session.ts'
import {
  deviceStore,
  pageStore,
  readText,
  removeText,
  storeText,
  tabStore,
  type TextStore,
} from '#web/platform/browser/stores.ts'

/**
 * auth-js writes go to the tab's store, to the device's where requested, or to memory only for now.
 * A stored session is announced to the other tabs that have it; one in memory only is not.
 */
export function storageOf(readMemory: () => Map<string, string> | undefined) {
  const getItem = (key: string) => {
    const memory = readMemory()
    if (memory) return memory.get(key) ?? null
    return readText(key)
  }
  return {
    getItem,
    setItem(key: string, value: string) {
      const text = key === sessionKey ? byThisClock(value, getItem(key)) : value
      const memory = readMemory()
      if (memory) return void memory.set(key, text)
      storeNewer(storeOf(key), key, text)
      if (key === sessionKey) shareSession(JSON.parse(text) as StoredSession)
    },
    removeItem(key: string) {
      const memory = readMemory()
      if (memory) return void memory.delete(key)
      removeText(key)
    },
  }
}

/**
 * A new session with its expiry by this device's clock, which may be hours off: with the server's
 * time alone a phone whose clock is fast would renew its token without end.
 *
 * @param before what is stored already; a session with the same token has been converted before
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

/**
 * In a store that is full the new text has the space of the old one. Where not even that is enough, the old one
 * is gone as well: another tab, or this one after a reload, would refresh with a token that was used.
 */
function storeNewer(store: TextStore, key: string, text: string) {
  try {
    store.setItem(key, text)
  } catch {
    store.removeItem(key)
    storeText(store, key, text)
  }
}

/** A refreshed session stays where the old one was. */
function storeOf(key: string): TextStore {
  const stores = [pageStore, tabStore(), deviceStore()]
  return stores.find((store) => store.getItem(key) !== null) ?? tabStore()
}

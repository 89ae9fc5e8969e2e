import type { DeviceKey } from '#domain/accounts/device-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { keptPrefix } from './kept-prefix.ts'
import { readStoredSession, storeOfSession } from '../session.ts'
import { deviceStore, pageStore, storeText, tabStore } from '#web/platform/browser/stores.ts'

/** Beside the session, and gone with it. */
const place = 'ubumi.keys'

/** The safety page, which has no call of a user, loads the list of what is locked as well. */
const loadFetch = loadOnce(
  async () => (await import('#web/platform/signed-in/authenticated-fetch.ts')).authenticatedFetch,
)

interface Held {
  owner: string
  keys: DeviceKey[]
}

/** The keys of the signed-in user, the one that locks first; empty until they were fetched. */
export function readHeldKeys(): readonly DeviceKey[] {
  const owner = readStoredSession()?.user.id
  for (const store of [pageStore, tabStore(), deviceStore()]) {
    try {
      const held = JSON.parse(store.getItem(place) ?? 'null') as Held | null
      if (held && held.owner === owner) return held.keys
    } catch {
      // Not ours.
    }
  }
  return []
}

/** Whether this browser can lock anything: not on a page that came by http. */
export const canLock = () => globalThis.crypto?.subtle !== undefined

/**
 * Keeps the keys of the signed-in user beside the session, so that an entry can be locked offline.
 *
 * @throws TypeError offline, ProblemError where the server has none for this account
 */
export async function holdKeys(): Promise<readonly DeviceKey[]> {
  const held = readHeldKeys()
  const { id: owner, app_metadata, user_metadata } = readStoredSession()?.user ?? {}
  if (held.length > 0 || owner === undefined || !canLock()) return held
  // Others enter nothing offline.
  if ((app_metadata?.role ?? user_metadata?.role ?? 'client') !== 'client') return []
  const fetchAsUser = await loadFetch()
  const answer = await fetchAsUser('/api/device-keys')
  const keys = (await answer.json()) as DeviceKey[]
  // Another user may have logged in meanwhile.
  if (readStoredSession()?.user.id !== owner) return []
  storeText(storeOfSession(), place, JSON.stringify({ owner, keys } satisfies Held))
  return keys
}

/** Deletes what the signed-in user has locked on this phone: their account is erased. */
export function deleteKept() {
  for (const { name } of readHeldKeys()) deviceStore().removeItem(keptPrefix + name)
}

import { ownerOf, readPlain, writePlain } from '#web/platform/calls/entry-list.ts'
import { keptPrefix } from '#web/platform/calls/kept/kept-prefix.ts'
import { ownerOfPhonePlan, phonePlanKey } from '#web/platform/phone-plan.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import {
  announceSession,
  isDeparture,
  readStoredSession,
  watchSession,
} from '#web/platform/calls/session.ts'
import { deviceStore, pageStore, tabStore } from '#web/platform/browser/stores.ts'
import { emptyOtherStores } from '#web/platform/browser/other-stores.ts'

const leavers = new Set<() => void>()

let owner: string | undefined
let isFollowing = false

/**
 * From now on what this tab stores of a user is deleted as soon as the session is no longer theirs,
 * even if another tab ended it.
 */
export function followOwner() {
  owner = readStoredSession()?.user.id
  if (isFollowing) return
  isFollowing = true
  watchSession(() => {
    const before = owner
    const now = readStoredSession()?.user.id
    if (before === undefined || before === now) return
    // Where they logged out in another tab, `followLogouts` deletes the rest.
    if (now === undefined) emptyStores(!isDeparture() && before, before, tabStore())
    owner = now
    for (const clear of leavers) clear()
  })
}

/** Registers what must be deleted from memory when the user logs out. */
export function onSignedOut(clear: () => void) {
  leavers.add(clear)
}

/** What was typed, and unsent entries, which contain the id of their user. */
const waits: readonly string[] = ['ubumi.typed', 'ubumi.typed-left', ...Object.values(outboxKeys)]

/**
 * The unsent entries of everyone else who used this browser, by key and store: no one's logout deletes
 * another user's entry. What was sent is in no list of them, and a visitor's message is.
 */
function entriesOfOthers(store: Storage, person: string | undefined) {
  return Object.values(outboxKeys).map((key) => {
    const others = readPlain(key, store).filter((one) => {
      const owner = ownerOf(one)
      return owner === undefined ? 'message' in one : owner !== person
    })
    return () => writePlain(key, store, others)
  })
}

/** A safety plan on this phone that the person has not taken over: it stays for its writer. */
function isPlanOfOther(key: string, store: Storage, person: string | undefined) {
  if (key !== phonePlanKey || person === undefined) return false
  const owner = ownerOfPhonePlan(store.getItem(key))
  return owner !== null && owner !== person
}

/**
 * What is locked stays in any case: it names no one, and only the next login of its owner opens it.
 *
 * @param endedFor whose session expired: what they typed, and their unsent entries, stay
 * @param person who was logged in
 */
export function emptyStores(
  endedFor: string | false,
  person: string | undefined,
  ...stores: Storage[]
) {
  pageStore.clear()
  dispatchEvent(new CustomEvent('ubumi:forget', { detail: endedFor !== false }))
  for (const store of stores) {
    const putBack = endedFor === false ? entriesOfOthers(store, person) : []
    const stays = (key: string) =>
      key.startsWith(keptPrefix) ||
      isPlanOfOther(key, store, person) ||
      (endedFor !== false && (waits.includes(key) || key.includes(endedFor)))
    for (const key of Object.keys(store)) if (!stays(key)) store.removeItem(key)
    for (const put of putBack) put()
  }
}

/**
 * Empties every store of this site in this browser, but for what others have not sent and what is
 * locked. The cache of the service worker stays: it is
 * the public help pages as the build made them, the same for all users.
 *
 * @param endedFor the id of the user whose session expired: what they typed and did not send stays
 * for them
 */
export async function clearBrowserStorage(endedFor: string | false = false): Promise<void> {
  const person = owner ?? readStoredSession()?.user.id
  owner = undefined
  emptyStores(endedFor, person, tabStore(), deviceStore())
  for (const clear of leavers) clear()
  announceSession()
  await emptyOtherStores((cache) => !cache.startsWith('help-'))
}

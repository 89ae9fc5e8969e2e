import { readStoredSession, signedInId, watchSession } from '#web/platform/calls/session.ts'
import { deviceStore, removeText, storeText, tabStore } from '#web/platform/browser/stores.ts'
import { emptyStores } from './clear-session.ts'

/**
 * The id of a user who logs out: set and removed at once, so that the other tabs of the browser hear of it.
 * Without it they take the end of the session for one that expired, and keep what was typed.
 */
const leftKey = 'ubumi.left'

/** Milliseconds between a logout and the end of its session in another tab, in either order. */
const leftWithin = 60_000

let owner: string | undefined

/** Who has logged out in another tab, and whose session has ended in this one; when, in milliseconds. */
let left: { id: string; at: number } | undefined
let ended: typeof left

const isLately = (what: typeof left) => what !== undefined && Date.now() - what.at < leftWithin

/**
 * Notifies the other tabs that the session of this user ends because they log out; before it ends here. Where
 * this browser keeps nothing they hear nothing.
 */
export function notifyOtherTabs(person = owner ?? signedInId()) {
  if (person === undefined) return
  storeText(deviceStore(), leftKey, person)
  removeText(leftKey)
}

/** What a user typed in this tab is deleted with their logout in another one. */
export function followLogouts() {
  owner = signedInId()
  watchSession((event) => {
    const at = Date.now()
    if (event?.key === leftKey && event.newValue) left = { id: event.newValue, at }
    const before = owner
    owner = signedInId()
    if (before !== undefined && owner === undefined) ended = { id: before, at }
    if (owner === undefined && left?.id === ended?.id && isLately(left) && isLately(ended))
      // After all that keeps something for the next login.
      setTimeout(forgetEnded)
  })
  // The exit of every page ends the session as well, and leaves at once.
  addEventListener('pagehide', () => {
    if (!readStoredSession()) notifyOtherTabs(owner)
  })
}

function forgetEnded() {
  if (ended && signedInId() === undefined) emptyStores(false, ended.id, tabStore())
  ended = undefined
}

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { isDeparture, readStoredSession, watchSession } from '#web/platform/calls/session.ts'

/**
 * A health entry that was sent from its form and is not saved. It is in the memory of the open page
 * alone: what to do about a danger needs no consent, no session and no storage.
 */
export interface UnsavedEntry {
  /** As it was typed: "192/124". */
  shown: string
  /** What to do about it, where it is a danger: above every page until it is saved or hidden. */
  warning?: ReactNode
  /** Saves it as of the time at which it was typed. @throws why it could not be saved */
  save: () => Promise<void>
}

let noted: { entry: UnsavedEntry; owner: string | undefined } | undefined
/** The page of its form was left: until then the form itself shows what to do. */
let isCarried = false
let isFollowing = false
const listeners = new Set<() => void>()

function change(next: typeof noted, carried: boolean) {
  noted = next
  isCarried = carried
  for (const listener of listeners) listener()
}

/** Before an entry is sent, whatever becomes of it. It takes the place of the one before. */
export function noteUnsaved(entry: UnsavedEntry) {
  if (!isFollowing) {
    isFollowing = true
    // A session that has ended keeps it, a logout does not, also one in another tab.
    addEventListener('ubumi:forget', (event) => {
      if (!(event as CustomEvent<boolean>).detail) dropUnsaved()
    })
  }
  change({ entry, owner: readStoredSession()?.user.id }, false)
}

/** It is saved, or its user put the warning away. */
export function dropUnsaved() {
  if (noted) change(undefined, false)
}

function carryOn() {
  if (noted && !isDeparture()) change(noted, true)
}

/** For a form that notes its entries: what is not saved when its page is left goes with the user. */
export function useCarriedEntry() {
  useEffect(() => carryOn, [])
}

/** Another user of this tab does not get it; on the login page it is still there for its owner. */
function readCarried(): UnsavedEntry | undefined {
  if (!noted || !isCarried) return undefined
  const now = readStoredSession()?.user.id
  return now === undefined || now === noted.owner ? noted.entry : undefined
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  const stop = watchSession(changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}

/** The entry that was carried on from the page of its form; undefined where there is none. */
export const useUnsavedEntry = () => useSyncExternalStore(subscribe, readCarried, () => undefined)

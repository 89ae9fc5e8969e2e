import type { FullGuide, GuideSummary } from '#domain/library/schema.ts'
import { useSyncExternalStore } from 'react'
import { notifyWorker } from '#web/platform/browser/notify-worker.ts'
import { deviceStore, readText, tabStore } from '#web/platform/browser/stores.ts'
import {
  announceSession,
  signedInId,
  storeOfSession,
  watchSession,
} from '#web/platform/calls/session.ts'

/** What a person has saved: the list, with it a search works offline, and the text of each saved guide. */
interface Saved {
  /** Who saved it; null for a visitor. Another user is not shown it. */
  owner: string | null
  list: readonly GuideSummary[]
  guides: Readonly<Record<string, FullGuide>>
}

const place = 'ubumi.guides'
const none: Saved = { owner: null, list: [], guides: {} }

let lastText: string | null = null
let last = none

function readAll(): Saved {
  const text = readText(place)
  if (text !== lastText) {
    lastText = text
    try {
      last = text === null ? none : (JSON.parse(text) as Saved)
    } catch {
      last = none
    }
  }
  return last
}

const ownerNow = () => signedInId() ?? null

/** What the present reader has saved. The same object until that changes. */
export function readSaved(): Saved {
  const saved = readAll()
  return saved.owner === ownerNow() ? saved : none
}

/** What the present reader has saved, also as another tab changes it. */
export const useSaved = () => useSyncExternalStore(watchSession, readSaved, () => none)

/** Until when a saved guide stays: what a signed-in user saved in their tab ends with it. */
export const savedUntil = (): 'removal' | 'logout' | 'tab' =>
  ownerNow() === null ? 'removal' : storeOfSession() === tabStore() ? 'tab' : 'logout'

/**
 * Beside the session and gone with it: which guides a person has saved says something of them. Those of a
 * visitor are free ones, and stay on the device until they remove them or someone logs out here.
 *
 * @throws DOMException where this browser keeps nothing, or has no space
 */
function write(saved: Saved) {
  const store = ownerNow() === null ? deviceStore() : storeOfSession()
  if (Object.keys(saved.guides).length === 0) store.removeItem(place)
  else store.setItem(place, JSON.stringify(saved))
  announceSession()
}

/** @throws DOMException where this browser keeps nothing, or has no space */
export function saveGuide(guide: FullGuide) {
  const { list, guides } = readSaved()
  write({ owner: ownerNow(), list, guides: { ...guides, [guide.slug]: guide } })
  // The pages themselves open offline from now on.
  notifyWorker('library')
}

/** Keeps the list for a search offline, where anything is saved. Without space the former one stays. */
export function keepList(list: readonly GuideSummary[]) {
  const saved = readSaved()
  if (Object.keys(saved.guides).length === 0 || JSON.stringify(saved.list) === JSON.stringify(list))
    return
  try {
    write({ ...saved, list })
  } catch {
    // No space: the former list stays.
  }
}

export function removeGuide(slug: string) {
  const { list, guides } = readSaved()
  const { [slug]: removed, ...others } = guides
  if (removed) write({ owner: ownerNow(), list, guides: others })
}

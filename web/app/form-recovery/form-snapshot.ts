import type { KeptCreate } from './kept-creates.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { draftOfTab } from '#web/platform/drafts/draft.ts'
import { tabStore } from '#web/platform/browser/stores.ts'

/**
 * Why a page was saved: it ended against the user's wish, such as by the end of the session; or it was left,
 * reloaded, or put into the background, where a phone may end it.
 */
export type Cause = 'ended' | 'left'

/** Each names its user, who may be a visitor: closing the tab and logging out each delete both. */
const stored = {
  ended: draftOfTab<TypedRecord>('typed'),
  left: draftOfTab<TypedRecord>('typed-left'),
}

/** The value of one control. */
export interface TypedValue {
  /** Which form of the page, by its first question. */
  form: string
  name: string
  /** Index among the controls of this name in the form. */
  index: number
  value: string
  /** Only for a choice. */
  checked?: boolean
}

/** A press of a button: its label, and its index among the buttons with the same label. */
export interface Press {
  label: string
  index: number
  /** In a dialog, without `data-of`: only what was pressed before says of whom its fields are. */
  isUnnamed?: boolean
}

/** A group of fields that a button adds, such as a form or the rows of a list. */
export interface Brought {
  /** The prefix of the names of the fields: one of `data-adds-fields` of the button. */
  brings: string
  /** None where rows were only removed. */
  presses: Press[]
  /** How many fields of this name there were. */
  count: number
  /** In which forms; none in records of earlier builds. */
  forms?: string[]
}

/** What was typed on one page and not sent. */
export interface TypedRecord {
  /** The user's id; null for a visitor. */
  person: string | null
  /** Path, search and hash. */
  place: string
  /** The state of the page's history entry: the step of a questionnaire. */
  state: unknown
  /** When it was saved, in milliseconds since 1970. */
  at: number
  values: TypedValue[]
  brought: Brought[]
  /** Ids of the tabs that were open; the address of a page names only some of them. */
  tabs: string[]
  /** Of a page that promises to keep nothing once it is closed (`data-reload-alone`). */
  isForReload?: boolean
  /** Creates without an answer yet; none in records of earlier builds. */
  creates?: KeptCreate[]
}

/** Milliseconds. A user who returns later starts again. */
export const retention = { ended: 12 * 60 * 60 * 1000, left: 60 * 60 * 1000 }

export const placeNow = () => location.pathname + location.search + location.hash

export const personNow = () => readStoredSession()?.user.id ?? null

/** The record of this tab; undefined where there is none, or none that can be read. An old one is deleted. */
export function readRecord(cause: Cause): TypedRecord | undefined {
  const record = stored[cause].read()
  if (!record) return undefined
  const isRecent = Date.now() - record.at < retention[cause]
  if (isRecent && Array.isArray(record.values) && record.brought && record.tabs) return record
  clearRecord(cause)
  return undefined
}

/** Deletes what a reload alone may bring back: a tab that is opened again may have someone else in front of it. */
export function clearUnlessReload(isReload: boolean) {
  const left = readRecord('left')
  if (left && !isReload && (left.person === null || left.isForReload)) clearRecord('left')
}

export const writeRecord = (cause: Cause, record: TypedRecord) => stored[cause].keep(record)
export const clearRecord = (cause: Cause) => stored[cause].clear()

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/**
 * Deletes what the tab stored of any other user: on a shared phone the next user sees none of it. What a visitor
 * typed on a page that was left is for a reload alone.
 */
export function clearOthers(person: string) {
  const record = readRecord('ended')
  if (record && record.person !== null && record.person !== person) clearRecord('ended')
  if (readRecord('left')?.person !== person) clearRecord('left')
  for (const key of Object.keys(tabStore())) {
    // Version 0.3.0 stored messages under keys without the name of the product.
    const owner = uuid.exec(key)?.[0]
    if (owner !== undefined && owner !== person) tabStore().removeItem(key)
  }
}

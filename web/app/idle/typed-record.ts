import { readStoredSession } from '#web/app/session.ts'

/** In the tab's own store: closing the tab, logging out and "Exit this page" each forget it. */
export const recordKey = 'ubumi.typed'

/** What one control held. */
export interface TypedValue {
  /** Which form of the page, by what it asks first. */
  form: string
  name: string
  /** Among the controls of this name in the form. */
  index: number
  value: string
  /** Of a choice alone. */
  checked?: boolean
}

/** A press of a button: its words, and its place among the buttons that say the same. */
export interface Press {
  label: string
  index: number
}

/** A group of fields that a button brings, such as a form or the rows of a list. */
export interface Brought {
  /** What the names of the fields begin with: one of `data-brings` of the button. */
  brings: string
  /** None where rows were only taken away. */
  presses: Press[]
  /** How many fields of this name there were. */
  count: number
}

/** What was typed on one page and not sent. */
export interface TypedRecord {
  /** Whose it is; null for a visitor. */
  person: string | null
  /** Path, search and hash. */
  place: string
  /** What the page's entry in the history knew: the step of a questionnaire. */
  state: unknown
  /** When it was put aside, in milliseconds since 1970. */
  at: number
  values: TypedValue[]
  brought: Brought[]
}

/** Milliseconds. Whoever has not come back by then starts again. */
const keptFor = 12 * 60 * 60 * 1000

export const placeNow = () => location.pathname + location.search + location.hash

export const personNow = () => readStoredSession()?.user.id ?? null

/** The record of this tab; undefined where there is none, or none that can be read or is recent. */
export function readRecord(): TypedRecord | undefined {
  try {
    const record = JSON.parse(sessionStorage.getItem(recordKey) ?? 'null') as TypedRecord | null
    const isRecent =
      record && Date.now() - record.at < keptFor && Array.isArray(record.values) && record.brought
    return isRecent ? record : undefined
  } catch {
    return undefined
  }
}

export function writeRecord(record: TypedRecord) {
  try {
    sessionStorage.setItem(recordKey, JSON.stringify(record))
  } catch {
    // A full store: what was typed before the page went is lost.
  }
}

export const forgetRecord = () => sessionStorage.removeItem(recordKey)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Forgets what the tab keeps of anybody but this person: on a shared phone the next one meets none of it. */
export function forgetOthers(person: string) {
  const record = readRecord()
  if (record && record.person !== null && record.person !== person) forgetRecord()
  for (const key of Object.keys(sessionStorage)) {
    const owner = key.startsWith('ubumi.') ? uuid.exec(key)?.[0] : undefined
    if (owner !== undefined && owner !== person) sessionStorage.removeItem(key)
  }
}

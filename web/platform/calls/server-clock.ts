import { readStoredSession, storeOfSession } from './session.ts'

/**
 * The clock of the server, as far as this phone knows it. The clock of a phone may be wrong by years, and
 * people change it. Each answer of the server has its time (the header Date, RFC 9110, in whole seconds).
 */
interface Contact {
  /** The server's clock less this phone's, in milliseconds. */
  offset: number
  /** By this phone's clock, in milliseconds since 1970, which may jump. */
  phone: number
  /** Milliseconds since the page was opened, which do not jump, and may stand still while a phone sleeps. */
  steady: number
}

/** Beside the session: an offline page goes by the last contact of an earlier one. */
const place = 'ubumi.clock'

/** Clocks that differ by more than this are not the same clock, in milliseconds. */
export const tolerance = 5 * 60_000

let contact: Contact | undefined
const watchers = new Set<() => void>()

/**
 * Notes the time of an answer.
 *
 * @param date the header Date
 * @param isLate it came some time ago, with the HTML of the page: a later one is better
 */
export function noteServerTime(date: string | null, isLate = false) {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server) || (isLate && contact)) return
  const before = clockOffset()
  // Half a second is what whole seconds leave out, on average.
  contact = { offset: server + 500 - Date.now(), phone: Date.now(), steady: performance.now() }
  if (before !== undefined && Math.abs(before - contact.offset) < 2000) return
  try {
    // An answer may come after a logout, which leaves nothing behind.
    if (readStoredSession()) storeOfSession().setItem(place, String(contact.offset))
  } catch {
    // A full store: this page knows it all the same.
  }
  for (const changed of watchers) changed()
}

/** Forgets the last contact, as a page that was just opened. */
export const forgetServerTime = () => {
  contact = undefined
}

/** Whether the server has answered within the last minute, and the clock was not changed since. */
export function isContactFresh(): boolean {
  if (!contact) return false
  const { phone, steady } = passedSince(contact)
  return steady < 60_000 && Math.abs(phone - steady) < tolerance
}

const passedSince = ({ phone, steady }: Contact) => ({
  phone: Date.now() - phone,
  steady: performance.now() - steady,
})

/** By how much the server's clock is ahead of this phone's now, in milliseconds; undefined where unknown. */
export function clockOffset(): number | undefined {
  if (!contact) return storedOffset()
  const { phone, steady } = passedSince(contact)
  // This phone's clock was set back: what has passed is at least what this page has measured.
  return phone < steady - tolerance ? contact.offset + steady - phone : contact.offset
}

function storedOffset(): number | undefined {
  const stored = Number.parseFloat(storeOfSession().getItem(place) ?? '')
  return Number.isNaN(stored) ? undefined : stored
}

/** The time by the server's clock, in milliseconds since 1970; by this phone's where nothing is known. */
export const serverNow = (): number => Date.now() + (clockOffset() ?? 0)

/**
 * The earliest that it can be: where this phone's clock has moved more than the page has measured, the
 * phone slept, or its clock was set forward.
 */
export const earliestNow = (): number =>
  contact ? contact.phone + contact.offset + passedSince(contact).steady : serverNow()

/** A time of this phone's clock as the server's clock shows it. */
export const byServerClock = (at: string): string =>
  new Date(Date.parse(at) + (clockOffset() ?? 0)).toISOString()

/** Calls `changed` where the difference of the clocks has changed; returns a function to stop. */
export function watchServerClock(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { withTabLock } from './with-tab-lock.ts'
import type { OutboxKind, SentEntry, Unsent } from './outbox-kind.ts'
import { type BlockedBy, blockedBy, isOfOneEntry, sendWhenPossible } from './send-when-possible.ts'
import { announceSession, readStoredSession, sessionKey } from './session.ts'

export type Outbox<Entry extends object> = ReturnType<typeof openOutbox<Entry>>

/**
 * True where the session, and what is stored with it, ends with the tab (docs/specification.md, "Where a
 * session is stored").
 */
export const isInTab = () => sessionStorage.getItem(sessionKey) !== null

/**
 * The store of the session, for entries that must not outlive it
 * (docs/decisions/018-readings-offline.md).
 */
export const storeOfSession = () => (isInTab() ? sessionStorage : localStorage)

/** The id of the signed-in user, who owns a new entry. */
export const signedInId = () => readStoredSession()?.user.id

/**
 * A list in the browser's store of what could not be sent: shown to its owner, sent in its order by
 * one tab at a time, and removed once the server has it. Several tabs may read and write it. Signing
 * out clears the store; this clears what is in memory.
 */
export function openOutbox<Entry extends object>(kind: OutboxKind<Entry>) {
  const { key, idOf, isOwn, store = () => localStorage } = kind
  /** In memory only: after a reload each is tried again. */
  const blocked = new Map<string, BlockedBy>()
  /** The ids that this page has sent. */
  const sent = new Set<string>()
  let sending: Promise<number> | undefined
  let stop: (() => void) | undefined
  let lastText = ''
  let last: { waiting: readonly Unsent<Entry>[]; sent: readonly string[] } = {
    waiting: [],
    sent: [],
  }

  const isEntry = (one: object): one is Entry => kind.isEntry(one)
  const isRejected = (entry: Entry) => blocked.get(idOf(entry)) instanceof Object

  /** The whole list, oldest first; empty where the text is not ours. */
  function readAll(): object[] {
    try {
      const stored: unknown = JSON.parse(store().getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.filter((one) => one instanceof Object && (kind.keepsSent || isEntry(one)))
    } catch {
      return []
    }
  }

  function write(list: readonly object[]) {
    if (list.length > 0) store().setItem(key, JSON.stringify(list))
    else store().removeItem(key)
    announceSession()
  }

  const own = () => readAll().filter(isEntry).filter(isOwn)
  const without = (id: string) =>
    readAll().filter((one) => (isEntry(one) ? idOf(one) : (one as SentEntry).id) !== id)
  /** The list without what a new item replaces. */
  const besides = (id: string) =>
    without(id).filter((one) => !(kind.onePerUser && isEntry(one) && isOwn(one)))
  const isAnyToSend = () => own().some((entry) => !isRejected(entry))

  function remove(id: string) {
    write(without(id))
    blocked.delete(id)
  }

  /** Removes one from the list, unless it was replaced meanwhile, as by the withdrawal of an alert. */
  function finish(entry: Entry, left?: SentEntry) {
    const id = idOf(entry)
    const now = own().find((one) => idOf(one) === id)
    if (now && JSON.stringify(now) !== JSON.stringify(entry)) return
    write([...without(id), ...(left ? [left] : [])])
  }

  /** @returns what to do next; `stop` where the others would fail as well */
  async function sendOne(entry: Entry): Promise<'count' | 'skip' | 'stop'> {
    const id = idOf(entry)
    try {
      finish(entry, await kind.send(entry))
      blocked.delete(id)
      sent.add(id)
      return 'count'
    } catch (failure) {
      const reason = blockedBy(failure, kind.wordsOf)
      blocked.set(id, reason)
      if (reason === 'consent') kind.onConsentMissing?.()
      if (kind.dropsRejected && isRejected(entry)) {
        finish(entry)
        blocked.delete(id)
      }
      return isOfOneEntry(failure) ? 'skip' : 'stop'
    }
  }

  /** @returns how many were sent */
  async function sendList(): Promise<number> {
    let count = 0
    /** Compared as text, because another entry may have replaced this one under the same id. */
    const skipped = new Set<string>()
    for (;;) {
      // Read again each time: the user may have removed one, or logged out.
      const next = own().find((one) => !isRejected(one) && !skipped.has(JSON.stringify(one)))
      if (!next) return count
      const outcome = await sendOne(next)
      if (outcome === 'stop') return count
      if (outcome === 'count') count += 1
      else skipped.add(JSON.stringify(next))
    }
  }

  async function run(): Promise<number> {
    const count = await (kind.everyTab ? sendList() : withTabLock(key, sendList)).catch(() => 0)
    sending = undefined
    announceSession()
    if (count > 0) await kind.onSent?.(count)
    return count
  }

  /**
   * Sends the entries of the signed-in user, or waits for the run under way; never throws.
   *
   * @returns how many this run sent
   */
  async function sendAll(): Promise<number> {
    const isUnderWay = sending !== undefined
    sending ??= run()
    const count = await sending
    return isUnderWay ? 0 : count
  }

  /** From now on sends the entries as soon as possible, on any page, until none can be sent. */
  function keepSending() {
    stop?.()
    stop = undefined
    if (!isAnyToSend()) return
    stop = sendWhenPossible(() => {
      if (isAnyToSend()) return void sendAll()
      stop?.()
      stop = undefined
    })
  }

  onSignedOut(() => {
    blocked.clear()
    sent.clear()
  })

  /** Stores an entry, in place of an earlier one. @throws DOMException where nothing is stored */
  function add(entry: Entry) {
    write([...besides(idOf(entry)), entry])
    blocked.delete(idOf(entry))
  }

  /** Notes what was sent without the outbox. A full store has no list of it; the server has it. */
  function noteSent(left: SentEntry) {
    try {
      write([...besides(left.id), left])
    } catch {
      return
    }
  }

  /** Lets a rejected entry be sent again. */
  function retry(id: string) {
    blocked.delete(id)
    return sendAll()
  }

  /** The unsent entries and the sent ids; the same object as long as nothing has changed. */
  function state() {
    const waiting = own().map((entry) => ({
      ...entry,
      blockedBy: blocked.get(idOf(entry)) ?? ('offline' as const),
    }))
    const now = { waiting, sent: [...sent] }
    const text = JSON.stringify(now)
    if (text !== lastText) last = now
    lastText = text
    return last
  }

  return { own, state, add, noteSent, remove, retry, sendAll, keepSending }
}

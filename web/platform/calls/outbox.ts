import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { type EntryList, plainList, type Place } from './entry-list.ts'
import { withTabLock } from './with-tab-lock.ts'
import type { OutboxKind, SentEntry, Unsent } from './outbox-kind.ts'
import { type BlockedBy, blockedBy, isOfOneEntry, sendWhenPossible } from './send-when-possible.ts'
import { announceSession } from './session.ts'
import { deviceStore } from '#web/platform/browser/stores.ts'

export type Outbox<Entry extends object> = ReturnType<typeof openOutbox<Entry>>

/**
 * A list in the browser's store of what could not be sent: shown to its owner, sent in its order by
 * one tab at a time, and removed once the server has it. Several tabs may read and write it.
 */
export function openOutbox<Entry extends object>(kind: OutboxKind<Entry>) {
  const { key, idOf, isOwn, store = () => deviceStore() } = kind
  const list: EntryList = kind.list ?? plainList(key, store)
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
  /** Nothing but the user can change that it is not sent. */
  const isStuck = (entry: Entry) => {
    const reason = blocked.get(idOf(entry))
    return reason === 'time' || reason instanceof Object
  }
  const isOurs = (one: object) => kind.keepsSent === true || isEntry(one)

  const own = () => list.read().filter(isEntry).filter(isOwn)
  const isAnyToSend = () => own().some((entry) => !isStuck(entry))

  /** Whether an item stays where this one is removed. */
  const isOther = (id: string) => (one: object) =>
    isOurs(one) && (isEntry(one) ? idOf(one) : (one as SentEntry).id) !== id
  /** Whether an item stays beside this new one. */
  const staysBeside = (id: string) => (one: object) =>
    isOther(id)(one) && !(kind.onePerUser && isEntry(one) && isOwn(one))

  /** A change of the list; what it throws, it throws at once or later. */
  function change(stays: (one: object) => boolean, added: readonly object[] = []): Promise<Place> {
    const changing = list.change(stays, added)
    announceSession()
    return changing
  }

  function remove(id: string) {
    change(isOther(id)).catch(() => undefined)
    blocked.delete(id)
  }

  /** Removes one from the list, unless it was replaced meanwhile, as by the withdrawal of an alert. */
  async function finish(entry: Entry, left?: SentEntry) {
    const id = idOf(entry)
    const now = own().find((one) => idOf(one) === id)
    if (now && JSON.stringify(now) !== JSON.stringify(entry)) return
    await change(isOther(id), left ? [left] : []).catch(() => undefined)
  }

  /** @returns what to do next; `stop` where the others would fail as well */
  async function sendOne(entry: Entry): Promise<'count' | 'skip' | 'stop'> {
    const id = idOf(entry)
    try {
      await finish(entry, await kind.send(entry))
      blocked.delete(id)
      sent.add(id)
      return 'count'
    } catch (failure) {
      const reason = blockedBy(failure, kind.wordsOf)
      blocked.set(id, reason)
      if (reason === 'consent') kind.onConsentMissing?.()
      if (kind.dropsRejected && blocked.get(id) instanceof Object) {
        await finish(entry)
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
    await list.ready()
    for (;;) {
      // Read again each time: the user may have removed one, or logged out.
      const next = own().find((one) => !isStuck(one) && !skipped.has(JSON.stringify(one)))
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

  /**
   * Stores an entry, in place of an earlier one.
   *
   * @returns where it is
   * @throws DOMException where nothing is stored, at once or later
   */
  function add(entry: Entry): Promise<Place> {
    const adding = change(staysBeside(idOf(entry)), [entry])
    blocked.delete(idOf(entry))
    return adding
  }

  /** Notes what was sent without the outbox. A full store has no list of it; the server has it. */
  function noteSent(left: SentEntry) {
    try {
      change(staysBeside(left.id), [left]).catch(() => undefined)
    } catch {
      return
    }
  }

  /** Lets an entry be sent again that waited for the user. */
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

  return { own, state, add, noteSent, remove, retry, sendAll, keepSending, ready: list.ready }
}

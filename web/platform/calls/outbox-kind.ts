import type { EntryList } from './entry-list.ts'
import type { ProblemError } from './problem.ts'
import type { BlockedBy } from './send-when-possible.ts'

/** What a feature declares of its outbox. An entry is what could not be sent yet. */
export interface OutboxKind<Entry extends object> {
  /** Of the list in the browser's store, and of the lock of the tab that sends. */
  key: string
  /** Where the entries are; by default a list in `store` that anyone who uses the browser can read. */
  list?: EntryList
  /** The store of that list; by default that of the device. */
  store?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whether an item of the list is an entry in our format. */
  isEntry: (stored: Partial<Entry>) => boolean
  idOf: (entry: Entry) => string
  /** Whether the signed-in user may see and send it: never what another user entered. */
  isOwn: (entry: Entry) => boolean
  /**
   * Sends one; its id lets the server store a repeated one once.
   *
   * @returns what stays in the list of a sent entry; nothing by default
   * @throws ProblemError where it was rejected, TypeError when offline
   */
  send: (entry: Entry) => Promise<SentEntry | undefined>
  /** The list also contains what stays of sent entries. */
  keepsSent?: true
  /** Each user has at most one: a new entry replaces an earlier one. */
  onePerUser?: true
  /** A rejected entry is removed, since no one could correct it. */
  dropsRejected?: true
  /** Each tab sends: another tab, which may be frozen, must not delay it. */
  everyTab?: true
  /** The words of a rejection; by default its message. */
  wordsOf?: (failure: ProblemError) => string
  /** Called after sending with how many were sent. */
  onSent?: (count: number) => void | Promise<void>
  /** Called where consent is missing. */
  onConsentMissing?: () => void
}

/** What stays in the list of something that was sent. */
export interface SentEntry {
  id: string
  /** ISO instant: when it arrived, by the server's clock. */
  submittedAt: string
}

/** An unsent entry, and why it is unsent. */
export type Unsent<Entry> = Entry & { blockedBy: BlockedBy }

import { readStoredSession } from '#web/platform/calls/session.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { tabStore } from '#web/platform/browser/stores.ts'

/** The place of one input that is not sent yet. */
export interface Draft<Value extends object> {
  /** Undefined where there is none, or none that can be parsed. */
  read: () => Value | undefined
  /** @returns false where the browser stores nothing: then it remains in the open page alone */
  keep: (value: Value) => boolean
  clear: () => void
}

/** What is in no storage. Logging out, and the end of the session, delete it. */
const memory = new Map<string, object>()
onSignedOut(() => memory.clear())

/**
 * In the memory of the open page alone, so that a shared phone stores nothing: for health text, from which the user
 * goes to another page, to the consent page or to the login, and returns.
 */
export const memoryDraft = <Value extends object>(name: string) =>
  // A form may still be sending when its user logs out: the next user of the tab must not get it.
  keptInMemory<Value>(() => `${name} of ${readStoredSession()?.user.id ?? 'visitor'}`)

/** As `memoryDraft`, for a form that may be filled without an account. */
export const visitorMemoryDraft = <Value extends object>(name: string) =>
  withVisitors<Value>(
    memoryDraft(name),
    keptInMemory(() => `${name} of visitor`),
  )

/** Logging in keeps what a visitor typed. What a user typed is read by no other user, and by no visitor. */
function withVisitors<Value extends object>(
  own: Draft<Value>,
  visitors: Draft<Value>,
): Draft<Value> {
  return {
    ...own,
    read: () => own.read() ?? visitors.read(),
    keep(value) {
      visitors.clear()
      return (readStoredSession() ? own : visitors).keep(value)
    },
    clear() {
      own.clear()
      visitors.clear()
    },
  }
}

function keptInMemory<Value extends object>(keyNow: () => string): Draft<Value> {
  return {
    // Where a page is prerendered there is no session to read, and nothing in memory.
    read: () => (memory.size > 0 ? (memory.get(keyNow()) as Value | undefined) : undefined),
    keep: (value) => Boolean(memory.set(keyNow(), value)),
    clear: () => void memory.delete(keyNow()),
  }
}

/**
 * In the tab's own storage under the id of its user: a reload and the end of the session keep it for
 * them. Closing the tab, logging out and "Exit this page" delete it, and so does the next user who
 * logs in here.
 *
 * @param part which of several of the same name, such as the id of a conversation
 */
export function tabDraft<Value extends object>(name: string, part?: string): Draft<Value> {
  return storedDraft(() => {
    const id = readStoredSession()?.user.id
    return id && ['ubumi', name, id, ...(part ? [part] : [])].join('.')
  })
}

/** As `tabDraft`, for a form that may be filled without an account. */
export const visitorDraft = <Value extends object>(name: string) =>
  withVisitors<Value>(tabDraft(name), draftOfTab(name))

/** Without a user in its key: the value itself must say whose it is. */
export const draftOfTab = <Value extends object>(name: string) =>
  storedDraft<Value>(() => `ubumi.${name}`)

/** @param keyNow undefined where there is no user: nothing is stored then */
function storedDraft<Value extends object>(keyNow: () => string | undefined): Draft<Value> {
  const clear = () => {
    const key = keyNow()
    if (key === undefined) return
    memory.delete(key)
    tabStore().removeItem(key)
  }
  return {
    read() {
      const key = keyNow()
      if (key === undefined) return undefined
      return (memory.get(key) ?? parse(tabStore().getItem(key))) as Value | undefined
    },
    keep(value) {
      const key = keyNow()
      if (key === undefined) return false
      clear()
      try {
        tabStore().setItem(key, JSON.stringify(value))
        return true
      } catch {
        // The storage is full, and only a reload loses it.
        memory.set(key, value)
        return false
      }
    },
    clear,
  }
}

function parse(text: string | null): object | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}

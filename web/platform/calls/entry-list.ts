import type { TextStore } from '#web/platform/browser/stores.ts'

/** Where an entry is: on this phone until it is sent, or in this tab until that is closed. */
export type Place = 'phone' | 'tab'

/** The list of an outbox. */
export interface EntryList {
  /** Everything that can be read now, oldest first. */
  read: () => object[]
  /**
   * Removes what `stays` rejects, and adds to the end: at once for `read`, and as soon as possible in
   * the browser's store.
   *
   * @throws DOMException where nothing is stored, at once or later
   */
  change: (stays: (one: object) => boolean, added: readonly object[]) => Promise<Place>
  /** Waits until everything that is kept for the signed-in user can be read; never throws. */
  ready: () => Promise<void>
}

/** The list under this key of a store; empty where the text is not ours. */
export function readPlain(key: string, store: Pick<Storage, 'getItem'>): object[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => one instanceof Object) : []
  } catch {
    return []
  }
}

/** @throws DOMException where the store is full */
export function writePlain(key: string, store: TextStore, list: readonly object[]) {
  if (list.length > 0) store.setItem(key, JSON.stringify(list))
  else store.removeItem(key)
}

/** A list that anyone who uses the browser can read. */
export function plainList(key: string, store: () => TextStore): EntryList {
  return {
    read: () => readPlain(key, store()),
    change(stays, added) {
      writePlain(key, store(), [...readPlain(key, store()).filter(stays), ...added])
      return Promise.resolve('phone')
    },
    ready: () => Promise.resolve(),
  }
}

/** Whose an entry is; undefined where it names no user, as what was sent, or a visitor's message. */
export function ownerOf(entry: object): string | undefined {
  const { user_id, userId } = entry as { user_id?: string; userId?: string }
  return user_id ?? userId
}

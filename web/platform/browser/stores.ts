/** A store that reads as empty and rejects each write, as a browser does whose store is full. */
class NoStore {
  readonly length = 0
  getItem = () => null
  key = () => null
  removeItem = () => {}
  clear = () => {}
  setItem = () => {
    throw new DOMException('This browser keeps nothing for this page.', 'QuotaExceededError')
  }
}

const noStore = Object.create(new NoStore()) as Storage

/**
 * A browser that blocks the data of sites throws where the property is read, and some apps that show
 * pages have null there. Read each time: a user may allow it meanwhile.
 */
function storeNamed(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis[name] ?? noStore
  } catch {
    return noStore
  }
}

/** What ends with the tab. Reading never throws; `setItem` throws a DOMException where nothing is kept. */
export const tabStore = () => storeNamed('sessionStorage')

/** What the device keeps, for all tabs. Reading never throws; `setItem` as above. */
export const deviceStore = () => storeNamed('localStorage')

const memory = new Map<string, string>()

/** The memory of the open page: what must work where the browser keeps nothing. A reload empties it. */
export const pageStore = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, text: string) => void memory.set(key, text),
  removeItem: (key: string) => void memory.delete(key),
  clear: () => memory.clear(),
}

/** The part of a store that is used for single texts. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The first text under this key, from the open page to the device. */
export const readText = (key: string): string | null =>
  pageStore.getItem(key) ?? tabStore().getItem(key) ?? deviceStore().getItem(key)

/** Removes a text from every store. */
export function removeText(key: string) {
  for (const store of [pageStore, tabStore(), deviceStore()]) store.removeItem(key)
}

/** Stores a text, in the memory of the open page where this store keeps nothing. */
export function storeText(store: TextStore, key: string, text: string) {
  try {
    store.setItem(key, text)
    // A newer text is never behind an older one.
    if (store !== pageStore) pageStore.removeItem(key)
  } catch {
    pageStore.setItem(key, text)
  }
}

/** Whether a tab of this browser keeps anything over a reload. */
export function isTabKept(): boolean {
  try {
    tabStore().setItem('ubumi.try', '1')
    tabStore().removeItem('ubumi.try')
    return true
  } catch {
    return false
  }
}

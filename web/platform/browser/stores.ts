/** @param isKept false for one that rejects each write, as that of a browser whose store is full */
function makeStore(isKept: boolean) {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!isKept) throw new DOMException('', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const noStore = makeStore(false) as unknown as Storage

/** The memory of the open page: what must work where the browser keeps nothing. A reload empties it. */
export const pageStore = makeStore(true)

/**
 * A browser that blocks the data of sites throws where the property is read, and some apps that show
 * pages have null there; one whose files are damaged throws at each reading. Read each time: a user may allow it
 * meanwhile.
 */
function storeNamed(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const store = globalThis[name]
    store?.getItem('')
    return store ?? noStore
  } catch {
    return noStore
  }
}

/** What ends with the tab. Reading never throws; `setItem` throws a DOMException where nothing is kept. */
export const tabStore = () => storeNamed('sessionStorage')

/** What the device keeps, for all tabs. Reading never throws; `setItem` as above. */
export const deviceStore = () => storeNamed('localStorage')

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

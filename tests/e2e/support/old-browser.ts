import type { Page } from '@playwright/test'

/** What a browser is like: each is one that people have. */
export type Profile =
  | 'blocks all data'
  | 'has no stores'
  | 'has damaged stores'
  | 'is full'
  | 'is old'

/** Makes the browser of a page so, before any script of a page runs. */
export async function makeBrowser(page: Page, profile: Profile) {
  if (profile === 'is old') await page.addInitScript(removeMethods)
  else await page.addInitScript(changeStores, profile)
}

function changeStores(profile: string) {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (profile === 'is full')
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
    else if (profile === 'has damaged stores')
      for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
        Storage.prototype[method] = () => {
          throw new DOMException('', 'NS_ERROR_FILE_CORRUPTED')
        }
    else
      Object.defineProperty(window, name, {
        get() {
          if (profile === 'has no stores') return null
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
  if (profile !== 'blocks all data') return
  for (const name of ['caches', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  // A name that is there; only making one is denied.
  window.BroadcastChannel = function denied() {
    throw new DOMException('Access is denied.', 'SecurityError')
  } as unknown as typeof BroadcastChannel
}

/** What Safari 15, Chrome 87 or Firefox 115 lack (`scripts/build/browsers.ts`). */
function removeMethods() {
  const lists = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']
  const lacking: [object, string[]][] = [
    [Array.prototype, lists],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Navigator.prototype, ['locks', 'wakeLock', 'share', 'clipboard', 'serviceWorker']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Element.prototype, ['checkVisibility', 'ariaLabel', 'ariaSelected']],
    [window, ['requestIdleCallback', 'structuredClone', 'BroadcastChannel', 'reportError']],
  ]
  for (const [of, names] of lacking) for (const name of names) Reflect.deleteProperty(of, name)
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf'])
    Reflect.deleteProperty(Set.prototype, name)
  for (const name of ['map', 'filter', 'toArray', 'some', 'find', 'reduce'])
    Reflect.deleteProperty(
      (globalThis as unknown as { Iterator: FunctionConstructor }).Iterator.prototype,
      name,
    )
}

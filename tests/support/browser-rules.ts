import { type Source, walk } from './sources.ts'

/** The folder whose files use what a browser may lack, block or reject. */
export const guardedFolder = 'web/platform/browser/'

/** What a browser may lack or block; of `navigator`, the parts after `navigator.`. */
const optionalNames = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
  'SharedWorker',
  'Notification',
  'PushManager',
  'requestIdleCallback',
  'structuredClone',
])
const optionalParts = new Set([
  'serviceWorker',
  'clipboard',
  'share',
  'canShare',
  'vibrate',
  'wakeLock',
  'mediaDevices',
  'locks',
  'storage',
  'permissions',
  'connection',
  'userAgentData',
  'getBattery',
])

/** Methods that the oldest browsers lack (`scripts/build/browsers.ts`), and that nothing adds. */
const newerMethods = new Set([
  'withResolvers',
  'fromAsync',
  'canParse',
  'throwIfAborted',
  'checkVisibility',
  'startViewTransition',
  'getOrInsert',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'formatRangeToParts',
  'supportedValuesOf',
  'setHTML',
  'moveBefore',
])
/** The same, where only the object distinguishes them. */
const newerOf = new Set([
  'Object.groupBy',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'Promise.try',
  'Response.json',
  'URL.parse',
  'Intl.Segmenter',
  'Intl.DurationFormat',
  'RegExp.escape',
  'Math.sumPrecise',
  'Error.isError',
])

/** Files beyond the folder that look for it themselves, with the reason. */
export const guardedElsewhere: Readonly<Record<string, string>> = {
  'web/platform/calls/with-tab-lock.ts': 'asks whether there are locks, and works without',
}

/** What of a source of the web an old browser, or one that keeps nothing, cannot do. */
export function optionalUses({ path, program }: Source): string[] {
  if (path.startsWith(guardedFolder) || path in guardedElsewhere) return []
  const found = new Set<string>()
  walk(program, (node) => {
    const { type, object, property, name, computed } = node as {
      type: string
      object?: { type: string; name?: string }
      property?: { name?: string }
      name?: string
      computed?: boolean
    }
    if (type === 'Identifier' && name && optionalNames.has(name)) found.add(name)
    if (type !== 'MemberExpression' || computed || !property?.name) return
    if (object?.name === 'navigator' && optionalParts.has(property.name))
      found.add(`navigator.${property.name}`)
    if (newerMethods.has(property.name)) found.add(`.${property.name}`)
    if (newerOf.has(`${object?.name}.${property.name}`))
      found.add(`${object?.name}.${property.name}`)
  })
  return [...found]
}

/** Regular expressions with a look-behind, which Safari before 16.4 rejects with the whole file. */
export function lookBehinds({ program }: Source): string[] {
  const found: string[] = []
  walk(program, (node) => {
    const pattern = (node as { regex?: { pattern: string } }).regex?.pattern
    if (pattern && /\(\?<[=!]/.test(pattern)) found.push(pattern.slice(0, 40))
  })
  return found
}

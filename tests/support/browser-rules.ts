import { type Node, type Source, walk } from './sources.ts'

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
  'speechSynthesis',
  'SpeechSynthesisUtterance',
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

const lookBehind = /\(\?<[=!]/

/**
 * Look-behinds in regular expressions, and in texts, which may become one. Safari before 16.4 rejects the whole
 * file of the first, and throws at the second.
 */
export function lookBehinds({ program }: Pick<Source, 'program'>): string[] {
  const found: string[] = []
  walk(program, (node) => {
    const { regex, value } = node as { regex?: { pattern: string }; value?: unknown }
    const text =
      node.type === 'TemplateElement' ? (value as { raw: string }).raw : (regex?.pattern ?? value)
    if (typeof text !== 'string') return
    const at = text.search(lookBehind)
    if (at > -1) found.push(text.slice(at, at + 40))
  })
  return found
}

/** Syntax of a built script that the oldest browsers lack (`scripts/build/browsers.ts`). */
export function newerSyntax(script: Pick<Source, 'program'>): string[] {
  const found = new Set(lookBehinds(script).map((pattern) => `the look-behind ${pattern}`))
  walk(script.program, (node) => {
    const { type, regex, operator, left, expression } = node as {
      type: string
      regex?: { pattern: string; flags: string }
      operator?: string
      left?: Node
      expression?: unknown
    }
    if (type === 'StaticBlock') found.add('a static block')
    if (regex && /[dv]/.test(regex.flags)) found.add(`/${regex.pattern}/${regex.flags}`)
    if (operator === 'in' && left?.type === 'PrivateIdentifier') found.add('#name in object')
    if (type !== 'ChainExpression') return
    // Chrome 80 to 90 calls these although the value is missing.
    for (let link = expression as Link | undefined; link; link = link.callee ?? link.object)
      if (link.arguments?.some((one) => one.type === 'SpreadElement'))
        found.add('a call with ... after ?.')
  })
  return [...found]
}

/** A part of `a?.b(...c)`, of which the last is outside. */
interface Link {
  arguments?: readonly Node[]
  callee?: Link
  object?: Link
}

import { useEffect, useSyncExternalStore } from 'react'
import { type CrisisLine, crisisLines } from '#domain/crisis-lines.ts'

/**
 * The help lines as an admin keeps them, for pages that were built with those of the build. Whatever
 * goes wrong on the way, a whole list is there. Few words, because every page carries them.
 */
let lines = crisisLines
let isAsked = false
const listeners = new Set<() => void>()

/**
 * The help lines, in their order.
 *
 * @param isSeen false while they are folded away, so that nothing is fetched for them
 */
export function useCrisisLines(isSeen = true): readonly CrisisLine[] {
  useEffect(() => {
    if (isAsked || !isSeen) return
    isAsked = true
    void import('./help/told-lines.ts').then(({ ask }) => ask(show)).catch(() => undefined)
  }, [isSeen])
  return useSyncExternalStore(
    listen,
    () => lines,
    () => crisisLines,
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(told: readonly CrisisLine[]) {
  lines = told
  for (const listener of listeners) listener()
}

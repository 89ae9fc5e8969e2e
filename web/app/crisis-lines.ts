import { useEffect, useSyncExternalStore } from 'react'
import { type CrisisLine, crisisLines, dialable } from '#domain/crisis-lines.ts'

/**
 * The help lines as an admin keeps them, for pages that were built with those of the build. Whatever
 * goes wrong on the way, a whole list is there: first the build's, then what was told last.
 */
let lines = crisisLines
let isAsked = false
const listeners = new Set<() => void>()

/** Where this browser keeps a list that differs from the build's, for when there is no line. */
const keptAs = 'crisis_lines'

/**
 * The help lines, in their order.
 *
 * @param isSeen false while they are folded away, so that nothing is fetched for them
 */
export function useCrisisLines(isSeen = true): readonly CrisisLine[] {
  useEffect(() => {
    if (isSeen) void ask()
  }, [isSeen])
  return useSyncExternalStore(
    listen,
    () => lines,
    () => crisisLines,
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Once a page load; the browser's own cache answers for some minutes. */
async function ask() {
  if (isAsked) return
  isAsked = true
  try {
    const kept = localStorage.getItem(keptAs)
    if (kept) show(JSON.parse(kept))
    if (!navigator.onLine) return
    const answer = await fetch('/api/crisis-lines', { credentials: 'omit' })
    const told: unknown = await answer.json()
    if (!answer.ok || !show(told)) return
    if (isSame(told, crisisLines)) localStorage.removeItem(keptAs)
    else localStorage.setItem(keptAs, JSON.stringify(told))
  } catch {
    // No line, no room, no permission to keep anything: what stands there can be called.
  }
}

/** @returns whether it is a list to go by */
function show(told: unknown): boolean {
  if (!isList(told)) return false
  if (!isSame(told, lines)) {
    lines = told
    for (const listener of listeners) listener()
  }
  return true
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** An empty list is none: somebody looks at it in need. */
function isList(told: unknown): told is CrisisLine[] {
  return Array.isArray(told) && told.length > 0 && told.every(isLine)
}

function isLine(told: Partial<Record<keyof CrisisLine, unknown>> | null): boolean {
  const { name, number, for_whom, hours, kind, last_checked } = told ?? {}
  return (
    [name, for_whom, hours, kind, last_checked].every((text) => typeof text === 'string') &&
    typeof number === 'string' &&
    dialable.test(number)
  )
}

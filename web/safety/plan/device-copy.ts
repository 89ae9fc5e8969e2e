import { useSyncExternalStore } from 'react'

import { type PlanTexts, planTextsOf } from '#web/safety/plan/plan-texts.ts'

/** In the device's own store, which logging out empties (`web/platform/signed-in/auth/clear-session.ts`). */
const key = 'ubumi.safety-plan'

let lastText: string | null = null
let lastCopy: PlanTexts | null = null
const listeners = new Set<() => void>()

/** The copy on this phone; null where there is none, or none that can be read. */
export function readDeviceCopy(): PlanTexts | null {
  const text = localStorage.getItem(key)
  if (text === lastText) return lastCopy
  lastText = text
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<PlanTexts> | null
    lastCopy = stored && planTextsOf((part) => stored[part])
  } catch {
    lastCopy = null
  }
  return lastCopy
}

/** @throws Error where the browser keeps nothing, as in some private windows */
export function keepOnDevice(plan: PlanTexts) {
  localStorage.setItem(key, JSON.stringify(plan))
  for (const listener of listeners) listener()
}

export function removeFromDevice() {
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** The copy on this phone; undefined while the page is still as the server rendered it. */
export function useDeviceCopy(): PlanTexts | null | undefined {
  return useSyncExternalStore(subscribe, readDeviceCopy, () => undefined)
}

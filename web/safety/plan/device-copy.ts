import { useSyncExternalStore } from 'react'

import { signedInId } from '#web/platform/calls/session.ts'
import { ownerOfPhonePlan, phonePlanKey } from '#web/platform/phone-plan.ts'
import { type PlanTexts, planTextsOf } from '#web/safety/plan/plan-texts.ts'
import { deviceStore } from '#web/platform/browser/stores.ts'

/** In the device's own store, of which logging out removes the user's own (`web/platform/signed-in/auth/clear-session.ts`). */
const key = phonePlanKey

/** A plan on this phone, and the id of the user who saved it; a visitor's has none. */
export interface DeviceCopy {
  plan: PlanTexts
  of: string | undefined
}

let lastText: string | null = null
let lastCopy: DeviceCopy | null = null
const listeners = new Set<() => void>()

/** The copy on this phone; null where there is none, or none that can be read. */
export function readDeviceCopy(): DeviceCopy | null {
  const text = deviceStore().getItem(key)
  if (text === lastText) return lastCopy
  lastText = text
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<PlanTexts> | null
    lastCopy = stored && {
      plan: planTextsOf((part) => stored[part]),
      of: ownerOfPhonePlan(text) ?? undefined,
    }
  } catch {
    lastCopy = null
  }
  return lastCopy
}

/** Keeps a plan as that of the signed-in user, or of a visitor. @throws Error where the browser keeps nothing, as in some private windows */
export function keepOnDevice(plan: PlanTexts) {
  deviceStore().setItem(key, JSON.stringify({ ...plan, of: signedInId() }))
  for (const listener of listeners) listener()
}

export function removeFromDevice() {
  deviceStore().removeItem(key)
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
export function useDeviceCopy(): DeviceCopy | null | undefined {
  return useSyncExternalStore(subscribe, readDeviceCopy, () => undefined)
}

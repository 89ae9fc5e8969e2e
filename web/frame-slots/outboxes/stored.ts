import { isAnyKept } from '#web/platform/calls/kept/kept-prefix.ts'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'

/**
 * Whether a list may be stored in this browser, of any user: the outbox reads whose entries it has. What
 * is locked does not say.
 */
export const isStored = (key: string) =>
  isAnyKept() || [tabStore(), deviceStore()].some((store) => store.getItem(key))

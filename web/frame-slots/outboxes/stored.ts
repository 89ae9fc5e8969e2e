import { isAnyKept } from '#web/platform/calls/kept/kept-prefix.ts'

/**
 * Whether a list may be stored in this browser, of any user: the outbox reads whose entries it has. What
 * is locked does not say.
 */
export const isStored = (key: string) =>
  isAnyKept() || [sessionStorage, localStorage].some((store) => store.getItem(key))

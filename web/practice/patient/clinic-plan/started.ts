import type { Typed } from '#web/platform/drafts/typed.ts'

/** Questions that are being asked at the clinic, in the memory of the open page. */
export interface Started {
  typed: Typed
  /** From 1; the one after the last question checks the answers. */
  step: number
}

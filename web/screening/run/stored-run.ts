import type { ScreeningState } from '#domain/screening/flow.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'

/** A screening under way in this tab. */
export interface Run {
  state: ScreeningState
  /** False where the person chose that nothing of it is saved. */
  is_kept: boolean
  /** The provider's request that it answers. */
  request?: string
}

/** The screening that this tab has put aside: its answers are given by buttons, not by a form. */
export const storedRun = tabDraft<Partial<Run>>('screening')

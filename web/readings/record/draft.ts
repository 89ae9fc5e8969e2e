import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'

/** What was typed of a reading, by the hub of its kind: the forms of that kind share it. */
export const drafts = {
  '/hypertension': memoryDraft<Typed>('blood-pressure'),
  '/diabetes': memoryDraft<Typed>('glucose'),
}

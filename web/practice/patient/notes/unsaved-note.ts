import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Unsaved } from '../drafts/draft-machine.ts'
import type { Typed } from './typed.ts'

/** The one note on a patient that is not saved yet, while the page is open: its editor may be left by a link. */
export const unsavedNote = (patient_id: string) =>
  memoryDraft<Unsaved<Typed>>(`unsaved note on ${patient_id}`)

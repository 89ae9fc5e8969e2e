import { useQueryClient } from '@tanstack/react-query'
import type { PlanContent } from '#domain/personal-plans/goals.ts'
import type { StoredDraft } from '#domain/personal-plans/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Unsaved } from '../drafts/draft-machine.ts'
import { useSavedDraft } from '../drafts/use-saved-draft.ts'
import { fetchDraft, removeDraft, saveDraft } from './plan-queries.ts'
import { planTexts } from './plan-typed.ts'

/** The plan for a patient that is not saved yet, while the page is open: its editor may be left by a link. */
export const unsavedPlan = (patient_id: string) =>
  memoryDraft<Unsaved<PlanContent>>(`unsaved care plan for ${patient_id}`)

/** Whether another window has changed the draft. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ProblemError && failure.code === 'stale_draft'

/** The draft of a care plan, saved while it is typed. */
export function usePlanDraft(
  patient_id: string,
  id: string,
  first: PlanContent,
  stored: StoredDraft | undefined,
) {
  const client = useQueryClient()
  return useSavedDraft<PlanContent, StoredDraft>(unsavedPlan(patient_id), {
    id,
    first,
    stored,
    texts: planTexts,
    save: ({ goals, review_on, agreed_on }, version) =>
      saveDraft(client, id, { patient_id, goals: [...goals], review_on, agreed_on, version }),
    fetch: () => fetchDraft(id),
    remove: (draft) => removeDraft(client, draft),
    isConflict,
  })
}

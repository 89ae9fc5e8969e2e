import type { MergeBlocker } from '#domain/registrations/merge.ts'
import { Problem } from '#server/platform/problem.ts'

/** Why two records cannot be merged, as an admin reads it. */
export const blockerWords: Record<MergeBlocker, string> = {
  staff: 'One of them is an account of staff. Only records of patients are merged.',
  has_login:
    'One of them has a login, and only its owner decides what goes into it. Ask the provider to give the person the code of the clinic. With it they take over the record without a login.',
  suspended: 'One of them is suspended. Nothing goes into a suspended account, nor out of it.',
  login_entries:
    'The record that goes has entries that only a person with a login makes. It cannot go into another one.',
  visits_overlap: 'Both have an open visit at the same time. Cancel one of the two first.',
  open_payments: 'Both have a payment that is not finished. Wait until one is.',
  open_alert:
    'One of them has an open safety alert, and the record that stays does not agree to alerts. Wait until a provider has closed it.',
}

/** @throws Problem 409 with the first of them */
export function requireNoBlocker(blockers: readonly MergeBlocker[]): void {
  const [first] = blockers
  if (first) throw new Problem(409, first, blockerWords[first])
}

/** @throws Problem 409 where the merge cannot be undone any more, or not yet */
export function requireUndoable(
  merge: { state: string; is_recent: boolean },
  is_remaining_gone: boolean,
): void {
  if (merge.state === 'final' || !merge.is_recent)
    throw new Problem(409, 'merge_final', 'This merge is final: more than 30 days have passed.')
  if (is_remaining_gone)
    throw new Problem(
      409,
      'merged_on',
      'The record that stayed was merged into another one later. Undo that merge first.',
    )
}

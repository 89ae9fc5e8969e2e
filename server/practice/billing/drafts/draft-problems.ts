import type { IssueMonth } from '#domain/practice/billing/drafts.ts'
import { Problem } from '#server/platform/problem.ts'

type Counted = Pick<IssueMonth, 'drafts' | 'sum_ngwee'>

/** @throws Problem 409 where the drafts of a month are not those that were shown */
export function requireAsShown(now: Counted, shown: Counted): void {
  if (now.drafts !== shown.drafts || now.sum_ngwee !== shown.sum_ngwee)
    throw new Problem(409, 'drafts_changed', 'These drafts have changed. Please look again.')
}

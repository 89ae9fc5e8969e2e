import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteExpiredRows } from './data.ts'

/** Several servers may sweep at once: what one has deleted, the other does not find. */
export const sweep: Job = {
  name: 'accounts.sweep',
  every: 'hour',
  run: () => asSystem('sweep what has run out', deleteExpiredRows),
}

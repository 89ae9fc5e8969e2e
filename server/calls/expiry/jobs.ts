import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteExpired } from './data.ts'

/** Several servers may delete at once: what one has deleted, the other does not find. */
export const deleteExpiredCalls: Job = {
  name: 'calls.delete-expired',
  every: 'minute',
  run: () => asSystem('delete what calls no longer need', deleteExpired),
}

import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { expireMerges } from './data.ts'

/** Several servers may do it at once: what one has ended, the other does not find. */
export const endMerges: Job = {
  name: 'registrations.end-merges',
  every: 'hour',
  run: () => asSystem('make merges final after 30 days', expireMerges),
}

import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { closeUnanswered } from './data.ts'

/** Several servers may close at once: what one has closed, the other does not find. */
export const closeUnansweredRequests: Job = {
  name: 'appointments.close-unanswered',
  every: 'minute',
  run: () => asSystem('close requests whose hour has come', closeUnanswered),
}

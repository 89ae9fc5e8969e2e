import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { cancelImpossible } from './data.ts'

/** Patients learn days before that their provider cannot see them, and are offered other times. */
export const cancelImpossibleAppointments: Job = {
  name: 'appointments.call-off-impossible',
  every: 'hour',
  run: () => asSystem('cancel what cannot take place', cancelImpossible),
}

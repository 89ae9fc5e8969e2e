import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { findScreenedPerson } from '../../screening/data.ts'
import { notifyOfReading } from '../clinic-readings/data.ts'

/** Emails the person of a questionnaire that was recorded at the clinic, once for all that is entered within an hour. */
export function announceClinicScreenings(settings: LimitSettings & { PUBLIC_URL: string }): Queue {
  return {
    name: 'screenings.recorded',
    run: async ({ id }) => {
      await asSystem('email a patient about a questionnaire at the clinic', async (tx) => {
        const person = await findScreenedPerson(tx, id)
        if (person) await notifyOfReading(tx, settings, person, 'entered')
      })
      return 'done'
    },
  }
}

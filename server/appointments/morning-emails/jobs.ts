import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { findProviderAddress } from '../events/data.ts'
import { claimMornings } from './data.ts'
import { writeMorningEmail } from './mails.ts'

/** When the list of the day is written, in Lusaka; as late as `last` where no server ran before. */
const hours = { first: '06:00', last: '09:00' }

/** Writes to each provider what their day brings. */
export function listMornings(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'appointments.list_mornings',
    every: 'minute',
    run: () => writeMornings(now(), settings.PUBLIC_URL),
  }
}

/** Writes the lists that are due at a moment. Each is marked and in the outbox together. */
export async function writeMornings(at: Date, publicUrl: string): Promise<void> {
  const { day, time } = lusakaClock(at)
  if (time < hours.first || time >= hours.last) return
  const until = instantAt(dayAfter(day, 1))
  await asSystem('write to providers what their day brings', async (tx) => {
    for (const morning of await claimMornings(tx, at, until)) {
      const address = await findProviderAddress(tx, morning.provider_id)
      if (address === undefined) continue
      const email = await writeMorningEmail(morning, address, publicUrl)
      // A list is of no use once the first of its visits has begun.
      const not_after = morning.visits[0]!.appointment_time
      await postMail(tx, email, { at_most_once: true, not_after })
    }
  })
}

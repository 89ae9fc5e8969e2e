import type { Mail } from '#server/platform/mail/mail.ts'
import type { Transaction } from '#server/platform/db.ts'
import { findReaders } from '../events/data.ts'
import { writeEmail } from '../mails.ts'
import { findUpcomingAppointments } from './data.ts'

/**
 * The email to the providers of a user's open appointments when that user erases their account:
 * that the time is free again, and neither who it was nor why. To be read while the rows exist.
 */
export async function emailsToProviders(
  tx: Transaction,
  user_id: string,
  publicUrl: string,
): Promise<Mail[]> {
  const letters: Mail[] = []
  for (const appointment of await findUpcomingAppointments(tx, user_id)) {
    const notified = {
      ...appointment,
      appointment_id: null,
      costs: [],
      series_times: [],
      moved_times: [],
      provider_name: null,
      replaced_time: null,
      expires_at: null,
    }
    for (const reader of await findReaders(tx, appointment, 'appointments')) {
      if (reader.is !== 'provider') continue
      const email = await writeEmail('cancelled', notified, reader, publicUrl)
      if (email) letters.push(email)
    }
  }
  return letters
}

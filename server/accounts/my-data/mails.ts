import type { Mail } from '#server/platform/mail.ts'
import type { Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'
import { writeLetter } from '../../appointments/mails.ts'
import { findAppointmentsAhead } from './data.ts'

/**
 * What the providers of somebody's open appointments are told when that person erases their account:
 * that the time is free again, and neither who it was nor why. To be asked while the rows stand.
 */
export async function lettersToProviders(
  tx: Transaction,
  user_id: string,
  publicUrl: string,
): Promise<Mail[]> {
  const letters: Mail[] = []
  for (const appointment of await findAppointmentsAhead(tx, user_id)) {
    const told = { ...appointment, provider_name: null, replaced_time: null, expires_at: null }
    for (const reader of await findReaders(tx, appointment, 'appointments')) {
      if (reader.is !== 'provider') continue
      const letter = await writeLetter('cancelled', told, reader, publicUrl)
      if (letter) letters.push(letter)
    }
  }
  return letters
}

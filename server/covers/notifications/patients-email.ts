import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { findReaders } from '../../appointments/events/data.ts'
import { patientMail } from '../mails.ts'
import { claimPatients } from './data.ts'

/** Emails each patient of a cover, as the system, that there is something to read: once, also after a retry. */
export async function emailCoveredPatients(
  tx: Transaction,
  cover_id: string,
  publicUrl: string,
): Promise<void> {
  for (const patient_id of await claimPatients(tx, cover_id)) {
    const [reader] = await findReaders(tx, { patient_id, provider_id: null }, 'appointments')
    if (reader) await postMail(tx, await patientMail(reader, publicUrl))
  }
}

import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { sharedNotesMail } from '../mails.ts'
import { claimEmail, findShared } from './data.ts'

/**
 * Emails the patient with whom notes on a visit were shared, as the system: once for each visit, also where the sharing
 * is sent again because its answer was lost.
 */
export async function emailSharedNotes(
  tx: Transaction,
  appointment_id: string,
  publicUrl: string,
): Promise<void> {
  const found = await findShared(tx, appointment_id)
  if (!found || !(await claimEmail(tx, appointment_id))) return
  await postMail(tx, await sharedNotesMail(found, found, publicUrl))
}

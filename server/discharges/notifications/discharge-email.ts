import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { dischargeMail } from '../mails.ts'
import { claimNotice } from './data.ts'

/** Emails a patient, as the system, that their care has ended or goes on: once for each, also after a retry. */
export async function emailDischarge(
  tx: Transaction,
  discharge_id: string,
  publicUrl: string,
): Promise<void> {
  const found = await claimNotice(tx, discharge_id)
  if (found) await postMail(tx, await dischargeMail(found, publicUrl))
}

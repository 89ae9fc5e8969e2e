import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { referralMail } from '../mails.ts'
import { claimNotice, type Notified } from './data.ts'

/** Emails those on a referral, as the system, that something of it is new: once for each status, also after a retry. */
export async function emailReferral(
  tx: Transaction,
  referral_id: string,
  recipients: readonly Notified[],
  publicUrl: string,
): Promise<void> {
  for (const who of recipients) {
    const found = await claimNotice(tx, referral_id, who)
    if (found) await postMail(tx, await referralMail(found, publicUrl))
  }
}

import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { coverMail } from '../mails.ts'
import { findProvider } from './data.ts'

/** Emails one of the two providers of a cover, as the system. */
export async function emailCover(
  tx: Transaction,
  cover_id: string,
  who: 'absent_id' | 'colleague_id',
  publicUrl: string,
): Promise<void> {
  const address = await findProvider(tx, cover_id, who)
  if (address) await postMail(tx, await coverMail(address, publicUrl))
}

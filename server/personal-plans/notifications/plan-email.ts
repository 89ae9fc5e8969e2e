import type { Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import { claimNotice } from './data.ts'

/** Emails a patient, as the system, that something is there, and not what: once for each version, also after a retry. */
export async function emailVersion(tx: Transaction, id: string, publicUrl: string): Promise<void> {
  const recipient = await claimNotice(tx, id)
  if (!recipient) return
  await postMail(
    tx,
    await renderText('plan', { recipient, href: `${publicUrl}/patient-profile` }, {}),
  )
}

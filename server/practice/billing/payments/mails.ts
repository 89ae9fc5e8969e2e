import { brand } from '#domain/values/brand.ts'
import type { Transaction } from '#server/platform/db.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { reachable } from '../../../appointments/events/data.ts'
import type { Reversed } from './data.ts'

/** Says that a receipt does not count any more: no amount, no session and no reason. */
const reversalMail = (recipient: string, invoice_id: string, publicUrl: string) =>
  renderEmail({
    kind: 'payment',
    recipient,
    subject: 'About a receipt of yours',
    before: [
      'A payment that we recorded for you at the clinic was recorded by mistake. We have taken it back, so the receipt that was printed for it no longer counts.',
    ],
    link: { label: 'Open your payments', href: `${publicUrl}/invoices/${invoice_id}` },
    after: [`Is this wrong? You reach us at ${brand.email} or ${brand.phone}.`],
  })

/** Notifies a patient of the reversal, where a receipt was printed and they have a confirmed address. */
export async function postReversal(
  tx: Transaction,
  { invoice_id, patient_id, has_receipt }: Reversed,
  publicUrl: string,
): Promise<void> {
  if (!has_receipt) return
  const [reader] = await tx.run(reachable.where('account.id', '=', patient_id))
  if (reader) await postMail(tx, await reversalMail(reader.address, invoice_id, publicUrl))
}

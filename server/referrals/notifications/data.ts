import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'

export type Notified = 'patient' | 'sender' | 'recipient'

/**
 * Marks the email about the present status as sent to one of those on a referral, in the transaction that sends it, and
 * finds where it goes. The colleague hears of an end only where they heard of the letter.
 *
 * @returns undefined where they know already, or where no email reaches them
 */
export async function claimNotice(tx: Transaction, referral_id: string, who: Notified) {
  const column = `${who}_notified_of` as const
  const [row] = await tx.run(
    tables
      .updateTable('referrals')
      .set({ [column]: sql<string>`status` })
      .where('id', '=', referral_id)
      .where(sql<boolean>`${sql.ref(column)} is distinct from status`)
      .$if(who === 'recipient', (query) =>
        query.where(sql<boolean>`(status = 'sent' or recipient_notified_of is not null)`),
      )
      .returning(['patient_id', 'sender_id', 'recipient_id']),
  )
  const id = row?.[`${who}_id`]
  if (!id) return undefined
  const [reader] = await findReaders(tx, { patient_id: id, provider_id: null }, 'appointments')
  const place = who === 'patient' ? reader?.place : '/patient-management'
  return reader && place ? { address: reader.address, place } : undefined
}

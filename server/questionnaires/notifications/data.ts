import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { findReaders } from '../../appointments/events/data.ts'

/** What an email about a request may say. It names no instrument and no patient. */
export interface NotifiedRequest {
  id: string
  provider_name: string
  /** `YYYY-MM-DD`. */
  due_on: string
}

/**
 * A request that can still be answered, and where its patient gets email.
 *
 * @returns undefined where it cannot be answered any more, or its patient gets no email about appointments
 */
export async function findAsked(
  tx: Transaction,
  id: string,
): Promise<(NotifiedRequest & { patient_id: string; address: string }) | undefined> {
  const [request] = await tx.run(
    tables
      .selectFrom('questionnaire_requests as request')
      .innerJoin('user_profiles as provider', 'provider.id', 'request.provider_id')
      .select(['request.id', 'request.patient_id', 'request.due_on'])
      .select('provider.full_name as provider_name')
      .where('request.id', '=', id)
      .where(sql<boolean>`questionnaires.status_of(request.status, request.due_on) = 'open'`),
  )
  if (!request) return undefined
  const { patient_id, ...rest } = request
  const [reader] = await findReaders(tx, { patient_id, provider_id: null }, 'appointments')
  return reader && { ...rest, patient_id, address: reader.address }
}

/** Marks the email of a request as sent, in the transaction that sends it. @returns false where it was sent already */
export async function claimEmail(tx: Transaction, id: string): Promise<boolean> {
  const claimed = await tx.run(
    tables
      .updateTable('questionnaire_requests')
      .set({ notified_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('notified_at', 'is', null)
      .returning('id'),
  )
  return claimed.length > 0
}

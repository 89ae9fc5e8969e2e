import type { SessionType } from '#domain/appointments/slots.ts'
import type { SessionPrices } from '#domain/practice/billing/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** What each of these providers asks for each type of session, by id; null where they have not said. */
export async function readPricesOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, SessionPrices>> {
  const rows = await tx.run(
    tables
      .selectFrom('session_prices')
      .select(['provider_id', 'session_type', 'price_ngwee'])
      .where('provider_id', 'in', ids),
  )
  const unsaid = (): SessionPrices => ({ Virtual: null, Phone: null, 'In-person': null })
  const prices = new Map(ids.map((id) => [id, unsaid()]))
  for (const { provider_id, session_type, price_ngwee } of rows)
    prices.get(provider_id)![session_type as SessionType] = price_ngwee
  return prices
}

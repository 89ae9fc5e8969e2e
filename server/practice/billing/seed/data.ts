import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'

const therapist = tables
  .selectFrom('user_profiles')
  .select('id')
  .where('email', '=', 'therapist@demo.test')

/** What the demo therapist asks for a session; to be said before any is held. */
export async function seedPrices(tx: Transaction, { newcomers }: Demo): Promise<void> {
  if (!newcomers.has('therapist@demo.test')) return
  const prices = { 'In-person': 30_000, Virtual: 25_000, Phone: 20_000 }
  for (const [session_type, price_ngwee] of Object.entries(prices)) {
    await tx.run(
      tables
        .insertInto('session_prices')
        .columns(['provider_id', 'session_type', 'price_ngwee'])
        .expression(
          therapist.select([
            sql.lit(session_type).as('session_type'),
            sql.lit(price_ngwee).as('price_ngwee'),
          ]),
        ),
    )
  }
}

/** Their oldest session is paid, the next one is due, and the others have no invoice yet. */
export async function seedInvoices(tx: Transaction, { newcomers }: Demo): Promise<void> {
  if (!newcomers.has('therapist@demo.test')) return
  const completed = await tx.run(
    tables
      .selectFrom('invoices')
      .select(['id', 'session_time'])
      .where('provider_id', 'in', therapist)
      .orderBy('session_time')
      .limit(2),
  )
  for (const [index, { id, session_time }] of completed.entries()) {
    const change = tables.updateTable('invoices').where('id', '=', id)
    await tx.run(change.set({ status: 'issued' }))
    await tx.run(change.set({ issued_at: session_time }))
    if (index === 0)
      await tx.run(
        change.set({
          status: 'paid',
          paid_on: sql<string>`(session_time at time zone 'Africa/Lusaka')::date + 1`,
          paid_by: 'mobile money',
        }),
      )
  }
}

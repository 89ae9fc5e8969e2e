import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { Collection } from '../payment-provider.ts'
import { behaviourOf } from './simulated-payments.ts'

export const callbackQueue = 'membership.simulate'

/** What the simulator keeps of a collection, with the seconds since it took it. */
export async function findCollection(tx: Transaction, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('simulator.collections')
      .select(['ending', 'attempts', 'refunded_at', 'amount_ngwee'])
      .select(sql<number>`extract(epoch from now() - asked_at)::float8`.as('seconds'))
      .where('id', '=', id),
  )
  return row
}

/** Takes an order once, and counts how often it came. @returns how often */
export async function takeOrder(tx: Transaction, order: Collection): Promise<number> {
  const { id, phone, amount_ngwee } = order
  const [row] = await tx.run(
    tables
      .insertInto('simulator.collections')
      .values({ id, ending: phone.slice(-3), amount_ngwee })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ attempts: sql<number>`collections.attempts + 1` }),
      )
      .returning('attempts'),
  )
  return row!.attempts
}

/** Plans the callbacks of an order that was taken just now. */
export async function planCallbacks(tx: Transaction, { id, phone }: Collection, now: Date) {
  const events = new Map<number, string>()
  for (const { after, status, event } of behaviourOf(phone).callbacks) {
    const event_id = events.get(event) ?? randomUUID()
    events.set(event, event_id)
    const callback = randomUUID()
    await Promise.all([
      tx.run(
        tables
          .insertInto('simulator.callbacks')
          .values({ id: callback, collection_id: id, event_id, status }),
      ),
      enqueue(tx, callbackQueue, callback, { not_before: new Date(now.getTime() + after * 1000) }),
    ])
  }
}

/** A callback that is due; undefined where it was sent already. */
export async function findCallback(tx: Transaction, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('simulator.callbacks')
      .select(['collection_id', 'event_id', 'status'])
      .where('id', '=', id),
  )
  return row
}

export async function deleteCallback(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('simulator.callbacks').where('id', '=', id))
}

export async function markRefunded(tx: Transaction, id: string) {
  await tx.run(
    tables
      .updateTable('simulator.collections')
      .set({ refunded_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('refunded_at', 'is', null),
  )
}

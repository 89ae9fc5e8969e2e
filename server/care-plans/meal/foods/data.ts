import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FoodChange, NewFood } from '#domain/care-plans/meal/foods.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireUniqueName } from './food-problems.ts'

const columns = [
  'id',
  'name',
  'local_names',
  'food_group',
  'portion',
  'price_ngwee',
  'price_per',
  'price_seen_at',
] as const
const foods = tables.selectFrom('foods').select(columns)

/** The whole library, by name; it is a few hundred rows. */
export async function listFoods(tx: Transaction) {
  return tx.run(foods.orderBy('name').limit(1000))
}

/** A price carries the moment at which it was seen. */
const seen = (price_ngwee: number | null | undefined, price_per: string | null | undefined) =>
  (price_ngwee ?? null) === null
    ? { price_ngwee: null, price_per: null, price_seen_at: null }
    : { price_ngwee, price_per, price_seen_at: sql<Date>`now()` }

/** @throws Problem 409 where there is a food of this name */
export async function addFood(
  tx: Transaction,
  updated_by: string,
  { id = randomUUID(), price_ngwee, price_per, ...typed }: NewFood,
) {
  await requireFreeName(tx, id, typed.name)
  const described = { ...typed, local_names: typed.local_names || null }
  const price = seen(price_ngwee, price_per)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('foods')
        .values({ id, ...described, ...price, updated_by })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: foods.where('id', '=', id),
    },
    { ...described, price_ngwee: price.price_ngwee ?? null, price_per: price.price_per ?? null },
  )
  return { food: row, isNew }
}

/**
 * Writes what is given and leaves the rest.
 *
 * @throws Problem 404 where there is no such food, 409 where the new name is another food's
 */
export async function changeFood(
  tx: Transaction,
  updated_by: string,
  id: string,
  { price_ngwee, price_per, ...described }: FoodChange,
) {
  if (described.name !== undefined) await requireFreeName(tx, id, described.name)
  const [row] = await tx.run(
    tables
      .updateTable('foods')
      .set({
        ...described,
        ...(price_ngwee === undefined ? {} : seen(price_ngwee, price_per)),
        updated_by,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .returning(columns),
  )
  requireFound(row)
  return row
}

async function requireFreeName(tx: Transaction, id: string, name: string): Promise<void> {
  const [other] = await tx.run(
    tables.selectFrom('foods').select('id').where('name', '=', name).where('id', '<>', id),
  )
  requireUniqueName(other)
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewSymptomEntry, SymptomCorrection } from '#domain/symptoms/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { beginCorrection, firstVersion } from '../diary/changes/data.ts'
import { requireFeltAt } from './symptom-problems.ts'

const columns = [
  'id',
  'symptom',
  'own_words',
  'severity',
  'felt_at',
  'notes',
  'created_at',
  'corrected_at',
] as const
export const symptomKind = { table: 'symptom_entries', record: 'symptom' } as const
const entries = tables.selectFrom('symptom_entries').select(columns)

/** The logged symptoms of a patient by their time, newest first. */
export async function listSymptoms(tx: Transaction, user_id: string, page: Page) {
  return tx.run(
    entries
      .where('user_id', '=', user_id)
      .where(olderThan('symptom_entries', page, 'felt_at'))
      .orderBy('felt_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/** More than any person logs in a month; the newest of them. */
const maxOfPeriod = 500

/** What a person felt in a period, from and before, newest first. */
export async function listSymptomsWithin(tx: Transaction, user_id: string, from: Date, to: Date) {
  return tx.run(
    entries
      .where('user_id', '=', user_id)
      .where('felt_at', '>=', from)
      .where('felt_at', '<', to)
      .orderBy('felt_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxOfPeriod),
  )
}

/**
 * Notes what a person feels, once.
 *
 * @throws Problem 422 where it lies in the future or too far back
 */
export async function recordSymptom(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), felt_at, ...typed }: NewSymptomEntry,
) {
  requireFeltAt(felt_at, now())
  const entry = { ...typed, own_words: typed.own_words || null, notes: typed.notes || null }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('symptom_entries')
        // A device whose clock is a little fast reports it as now.
        .values({
          id,
          user_id,
          ...entry,
          felt_at: felt_at
            ? sql<string>`least(${felt_at}::timestamptz, now())`
            : sql<string>`now()`,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: entries.where('id', '=', id).where('user_id', '=', user_id),
      first: firstVersion({ ...symptomKind, user_id, id }),
    },
    entry,
  )
  if (isNew) await auditOwn(tx, user_id, 'symptom.note', id)
  return { entry: { ...row, id }, isNew }
}

/** @throws Problem 404 where the person has no such entry */
export async function readSymptom(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(entries.where('id', '=', id).where('user_id', '=', user_id))
  requireFound(row)
  return row
}

/**
 * Corrects an entry of a person, as the system; the same correction once more changes nothing.
 *
 * @throws Problem 422 where its new time lies in the future or too far back, else as beginCorrection
 */
export async function correctSymptom(
  tx: Transaction,
  user_id: string,
  id: string,
  { change_id, corrected_at, felt_at, ...typed }: SymptomCorrection,
): Promise<void> {
  requireFeltAt(felt_at, now())
  const own = { ...symptomKind, user_id, id }
  if (!(await beginCorrection(tx, own, { change_id, corrected_at }))) return
  await tx.run(
    tables
      .updateTable('symptom_entries')
      .set({
        ...typed,
        own_words: typed.own_words || null,
        notes: typed.notes || null,
        ...(felt_at ? { felt_at: sql<string>`least(${felt_at}::timestamptz, now())` } : {}),
        corrected_at: sql<Date>`now()`,
      })
      .where('id', '=', id),
  )
}

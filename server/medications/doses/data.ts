import { dayAfter } from '#domain/values/lusaka.ts'
import { takenAtOf } from '#domain/medications/doses.ts'
import type { DoseRecord, MedicineDose } from '#domain/medications/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireActiveConsent } from '../../accounts/consents/data.ts'
import { holdMedicine } from '../data.ts'
import { requireRecordable } from './dose-problems.ts'

/** How far back the doses of a list go, in days. */
const listedDays = 31
const columns = ['medicine_id', 'day', 'time', 'outcome', 'taken_at', 'recorded_at'] as const
const doses = tables.selectFrom('medicine_doses').select(columns)

export interface DoseAddress {
  id: string
  day: string
  time: string
}

type StoredDose = Unsent<MedicineDose, 'taken_at' | 'recorded_at'>

/** What became of a person's doses lately, oldest first. */
export async function listDoses(tx: Transaction, user_id: string): Promise<StoredDose[]> {
  return tx.run(
    doses
      .where('user_id', '=', user_id)
      .where('day', '>=', dayAfter(todayInLusaka(), -listedDays))
      .orderBy('day')
      .orderBy('time'),
  )
}

/**
 * Records what became of a planned dose, once: the same again changes nothing, another word takes the
 * place of the first.
 *
 * @throws Problem 404 where the person has no such medicine, 422 where the dose is not planned, lies
 *   in the future or too far back; SQLSTATE UB410 without consent
 */
export async function recordDose(
  tx: Transaction,
  user_id: string,
  { id, day, time }: DoseAddress,
  said: DoseRecord,
): Promise<{ dose: StoredDose; isNew: boolean }> {
  const medicine = await holdMedicine(tx, user_id, id)
  const own = doses.where('medicine_id', '=', id).where('day', '=', day).where('time', '=', time)
  const [first] = await tx.run(own)
  if (first && first.outcome === said.outcome && said.taken_at === undefined)
    return { dose: first, isNew: false }
  const at = now().getTime()
  requireRecordable(medicine, { day, time }, said, at)
  await requireActiveConsent(tx)
  const taken =
    said.taken_at === undefined
      ? takenAtOf({ day, time }, said.outcome, at)
      : Date.parse(said.taken_at)
  const row = {
    outcome: said.outcome,
    taken_at: taken === null ? null : new Date(taken),
  }
  const write = first
    ? tables
        .updateTable('medicine_doses')
        .set(row)
        .where('medicine_id', '=', id)
        .where('day', '=', day)
        .where('time', '=', time)
        .returning(columns)
    : tables
        .insertInto('medicine_doses')
        .values({ medicine_id: id, user_id, day, time, ...row })
        .returning(columns)
  const [written] = await tx.run(write)
  await auditOwn(tx, user_id, 'medicine_dose.record', id)
  return { dose: written!, isNew: !first }
}

/** Takes back what was recorded of a dose; where there is nothing, nothing happens. */
export async function undoDose(tx: Transaction, user_id: string, { id, day, time }: DoseAddress) {
  const removed = await tx.run(
    tables
      .deleteFrom('medicine_doses')
      .where('medicine_id', '=', id)
      .where('user_id', '=', user_id)
      .where('day', '=', day)
      .where('time', '=', time)
      .returning('day'),
  )
  if (removed.length > 0) await auditOwn(tx, user_id, 'medicine_dose.undo', id)
}

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { changeCountsFrom, isActive, planOn } from '#domain/medications/doses.ts'
import type {
  ChangedMedicine,
  Medicine,
  MedicinePlan,
  NewMedicine,
} from '#domain/medications/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { requireOwnId, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireActiveConsent } from '../accounts/consents/data.ts'
import {
  requireChangeable,
  requireNoDose,
  requireCapacityFor,
  requireTaken,
} from './medicine-problems.ts'

/** More than any person has; the newest of them. */
const maxListed = 300

const ofMedicine = [
  ...(['starts_on', 'ends_on', 'notes', 'reminders', 'created_at'] as const),
  ...(['purpose', 'prescriber', 'supply_left', 'supply_on'] as const),
] as const
const medicines = tables
  .selectFrom('medicines')
  .select(['id', 'name', 'care', 'stopped_at', ...ofMedicine])

const planColumns = [
  ...(['from_day', 'strength', 'strength_unit', 'form'] as const),
  ...(['amount', 'unit', 'times', 'days', 'food'] as const),
  ...(['every_days', 'at_most'] as const),
] as const
const plans = tables.selectFrom('medicine_plans').select(['medicine_id', ...planColumns])

type StoredMedicine = Unsent<Medicine, 'created_at' | 'stopped_at'>

/** A person's medicines with their plans, newest first, those they no longer take as well. */
export async function listMedicines(tx: Transaction, user_id: string): Promise<StoredMedicine[]> {
  const [rows, stored] = await Promise.all([
    tx.run(
      medicines
        .where('user_id', '=', user_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed),
    ),
    tx.run(plans.where('user_id', '=', user_id).orderBy('from_day')),
  ])
  return rows.map((row) => withPlans(row, stored))
}

/**
 * The medicines that a person takes now or later, each by its plan of today, or by its first where that is
 * in the future.
 */
export async function listTaken(tx: Transaction, user_id: string, today: string) {
  const all = await listMedicines(tx, user_id)
  return all.flatMap((medicine) => {
    const plan = planOn(medicine, today) ?? medicine.plans[0]
    return plan && isActive(medicine, today) ? [{ name: medicine.name, plan }] : []
  })
}

/** Medicines of any people, with their plans. For the system: a person's policies show their own alone. */
export async function medicinesById(
  tx: Transaction,
  ids: readonly string[],
): Promise<StoredMedicine[]> {
  const [rows, stored] = await Promise.all([
    tx.run(medicines.where('id', 'in', ids).orderBy('id')),
    tx.run(plans.where('medicine_id', 'in', ids).orderBy('from_day')),
  ])
  return rows.map((row) => withPlans(row, stored))
}

function withPlans(
  row: Omit<StoredMedicine, 'plans'>,
  stored: readonly (MedicinePlan & { medicine_id: string })[],
): StoredMedicine {
  const own = stored.filter(({ medicine_id }) => medicine_id === row.id)
  return { ...row, plans: own.map(withoutId) }
}

function withoutId(row: MedicinePlan & { medicine_id: string }): MedicinePlan {
  const { medicine_id: _, ...plan } = row
  return plan
}

/**
 * One medicine of a person, locked until this transaction ends.
 *
 * @throws Problem 404 where they have no such medicine
 */
export async function holdMedicine(
  tx: Transaction,
  user_id: string,
  id: string,
): Promise<StoredMedicine> {
  const [rows, stored] = await Promise.all([
    tx.run(medicines.where('id', '=', id).where('user_id', '=', user_id).forUpdate()),
    tx.run(plans.where('medicine_id', '=', id).where('user_id', '=', user_id).orderBy('from_day')),
  ])
  requireFound(rows[0])
  return { ...rows[0], plans: stored.map(withoutId) }
}

/** What of a medicine may change from day to day, apart from what stays. A supply is as of today. */
function apart(typed: ChangedMedicine) {
  const { name, care, starts_on, ends_on, notes, reminders, ...rest } = typed
  const { purpose, prescriber, supply_left, ...more } = rest
  // These two say how the form was filled in, and are not stored.
  const { how_often: _, is_strength_checked: __, ...plan } = more
  const stored = {
    name,
    care,
    starts_on,
    ends_on,
    reminders,
    supply_left,
    notes: notes || null,
    purpose: purpose || null,
    prescriber: prescriber || null,
    supply_on: supply_left === null ? null : todayInLusaka(),
  }
  return { stored, plan }
}

/**
 * Writes a medicine once, with the plan it begins with.
 *
 * @throws Problem 409 where the person takes too many already, or the id is another's
 */
export async function addMedicine(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), ...typed }: NewMedicine,
): Promise<{ medicine: StoredMedicine; isNew: boolean }> {
  const { stored, plan } = apart(typed)
  const [, [first], active] = await Promise.all([
    lockPerson(tx, user_id),
    tx.run(medicines.where('id', '=', id)),
    countActive(tx, user_id),
  ])
  if (first) {
    const medicine = await holdMedicine(tx, user_id, id)
    // Sent again after midnight, the supply is still the one that was written.
    const { supply_on: __, ...sent } = stored
    await sameRow(tx, medicine as object, sent)
    const { from_day: _, ...begun } = medicine.plans[0]!
    await sameRow(tx, begun as object, plan)
    return { medicine, isNew: false }
  }
  requireCapacityFor(stored, active, todayInLusaka())
  const [written] = await tx.run(
    tables
      .insertInto('medicines')
      .values({ id, user_id, ...stored })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  requireOwnId(written)
  await Promise.all([
    writePlan(tx, user_id, id, { from_day: stored.starts_on, ...plan }),
    auditOwn(tx, user_id, 'medicine.add', id),
  ])
  return { medicine: await holdMedicine(tx, user_id, id), isNew: true }
}

/**
 * Changes a medicine from now on. What was planned for the past stays: the plan counts from today
 * while nothing of today has come, otherwise from tomorrow.
 *
 * @throws Problem 404 where there is none, 409 where it is over, 422 where a change would reach back; SQLSTATE
 *   UB410 without consent
 */
export async function changeMedicine(
  tx: Transaction,
  user_id: string,
  id: string,
  typed: ChangedMedicine,
): Promise<StoredMedicine> {
  const { stored, plan } = apart(typed)
  const before = await holdMedicine(tx, user_id, id)
  await requireActiveConsent(tx)
  const today = todayInLusaka()
  requireTaken(before, today)
  const recorded = await tx.run(
    tables
      .selectFrom('medicine_doses')
      .select(['day', 'time'])
      .where('medicine_id', '=', id)
      .where('day', '>=', today),
  )
  requireChangeable(before, stored, today)
  const hasBegun = before.starts_on <= today
  const hasMoved = before.starts_on !== stored.starts_on
  // Before it has begun, nothing was planned that would have to stay.
  const from_day = hasBegun ? changeCountsFrom(before, recorded, now().getTime()) : stored.starts_on
  const { from_day: _, ...latest } = before.plans.at(-1)!
  await tx.run(tables.updateTable('medicines').set(stored).where('id', '=', id))
  if (hasMoved || !isDeepStrictEqual(latest, plan)) {
    const replaced = tables.deleteFrom('medicine_plans').where('medicine_id', '=', id)
    await tx.run(hasBegun ? replaced.where('from_day', '>=', from_day) : replaced)
    await writePlan(tx, user_id, id, { from_day, ...plan })
  }
  await auditOwn(tx, user_id, 'medicine.change', id)
  return holdMedicine(tx, user_id, id)
}

/** Ends a medicine now and keeps it in the history; the second time nothing happens. */
export async function stopMedicine(tx: Transaction, user_id: string, id: string) {
  const before = await holdMedicine(tx, user_id, id)
  if (before.stopped_at !== null) return before
  await Promise.all([
    tx.run(
      tables
        .updateTable('medicines')
        .set({ stopped_at: sql<Date>`now()`, reminders: false })
        .where('id', '=', id),
    ),
    auditOwn(tx, user_id, 'medicine.stop', id),
  ])
  return holdMedicine(tx, user_id, id)
}

/**
 * Deletes a medicine that was written down by mistake; where there is none, nothing happens.
 *
 * @throws Problem 409 where a dose of it was recorded
 */
export async function removeMedicine(tx: Transaction, user_id: string, id: string) {
  const [found] = await tx.run(
    medicines.where('id', '=', id).where('user_id', '=', user_id).forUpdate(),
  )
  if (!found) return
  const [dose] = await tx.run(
    tables.selectFrom('medicine_doses').select('day').where('medicine_id', '=', id).limit(1),
  )
  requireNoDose(dose)
  await Promise.all([
    tx.run(tables.deleteFrom('medicines').where('id', '=', id).where('user_id', '=', user_id)),
    auditOwn(tx, user_id, 'medicine.remove', id),
  ])
}

async function writePlan(
  tx: Transaction,
  user_id: string,
  medicine_id: string,
  plan: MedicinePlan,
) {
  await tx.run(tables.insertInto('medicine_plans').values({ medicine_id, user_id, ...plan }))
}

/** Locks the person's medicines, so that simultaneous inserts cannot exceed the limit. */
async function lockPerson(tx: Transaction, user_id: string) {
  await tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended(${user_id}::text, 23))`.as('locked'),
    ),
  )
}

async function countActive(tx: Transaction, user_id: string): Promise<number> {
  const [counted] = await tx.run(
    tables
      .selectFrom('medicines')
      .select(sql<number>`count(*)::int`.as('active'))
      .where('user_id', '=', user_id)
      .where('stopped_at', 'is', null)
      .where((row) => row.or([row('ends_on', 'is', null), row('ends_on', '>=', todayInLusaka())])),
  )
  return counted!.active
}

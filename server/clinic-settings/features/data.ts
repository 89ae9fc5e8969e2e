import { sql } from 'kysely'
import type { FeatureSettings, NewFeatureSettings } from '#domain/admin/clinic-features.ts'
import type { ClinicFeature } from '#domain/values/clinic-features.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { requireNewest } from '../settings-problems.ts'

const off = sql<ClinicFeature[]>`clinic_features.off`.as('off')

/** What the clinic does not offer now; without a row it offers all. */
export async function readFeatures(tx: Transaction): Promise<FeatureSettings> {
  const [newest] = await tx.run(
    tables
      .selectFrom('clinic_features')
      .select('clinic_features.version')
      .select(off)
      .orderBy('clinic_features.version', 'desc')
      .limit(1),
  )
  return newest ?? { version: 0, off: [] }
}

/** The last 50 changes, the newest first, with who made them. */
export async function listFeatureChanges(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('clinic_features')
      .leftJoin('user_profiles as admin', 'admin.id', 'clinic_features.changed_by')
      .select(['clinic_features.id', 'clinic_features.version', 'changed_at'])
      .select(off)
      .select('admin.full_name as changed_by_name')
      .orderBy('clinic_features.version', 'desc')
      .limit(50),
  )
}

/**
 * Sets what the clinic does not offer; what held before stays in the history. Sent again, it is set once.
 *
 * @throws Problem 409 where the id is of another change, 409 `stale_settings` where another admin was faster
 */
export async function changeFeatures(
  tx: Transaction,
  admin_id: string,
  { id, version, off: wanted }: NewFeatureSettings,
): Promise<FeatureSettings> {
  await lockByName(tx, 'clinic features')
  const [known] = await tx.run(
    tables
      .selectFrom('clinic_features')
      .select(['changed_by', 'version'])
      .select(off)
      .where('id', '=', id),
  )
  if (known) {
    await sameRow(tx, known, { changed_by: admin_id, version: version + 1, off: wanted })
    return readFeatures(tx)
  }
  requireNewest((await readFeatures(tx)).version, version)
  await tx.run(
    tables
      .insertInto('clinic_features')
      .values({ id, version: version + 1, off: wanted, changed_by: admin_id }),
  )
  await auditOwn(tx, admin_id, 'clinic_features.change', id)
  return readFeatures(tx)
}

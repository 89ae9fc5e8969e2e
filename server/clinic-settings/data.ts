import { sql } from 'kysely'
import type { ClinicSettings, NewSettings } from '#domain/admin/clinic-settings.ts'
import { usualBrand } from '#domain/values/brand.ts'
import { usualHours } from '#domain/values/opening-hours.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { requireNewest } from './settings-problems.ts'

const columns = [
  'clinic_settings.version',
  'clinic_settings.name',
  'clinic_settings.tagline',
  'clinic_settings.email',
  'clinic_settings.phone',
  'clinic_settings.address',
  'clinic_settings.hours',
  'clinic_settings.work_days',
  'clinic_settings.work_from',
  'clinic_settings.work_to',
  'clinic_settings.map_url',
  'clinic_settings.tpin',
  'clinic_settings.payment_text',
  'clinic_settings.sender_name',
  'clinic_settings.reply_to',
] as const

const links = sql<ClinicSettings['store_links']>`store_links`.as('store_links')

/** What holds where no admin has set anything. */
const usual: ClinicSettings = {
  version: 0,
  name: usualBrand.name,
  tagline: usualBrand.tagline,
  email: usualBrand.email,
  phone: usualBrand.phone,
  address: usualBrand.address.join('\n'),
  hours: usualBrand.hours,
  ...usualHours,
  work_days: [...usualHours.work_days],
  map_url: usualBrand.map_url,
  store_links: usualBrand.store_links.map((link) => ({ ...link })),
  tpin: null,
  payment_text: null,
  sender_name: null,
  reply_to: null,
}

/** What the clinic says of itself now. */
export async function readSettings(tx: Transaction): Promise<ClinicSettings> {
  const [newest] = await tx.run(
    tables
      .selectFrom('clinic_settings')
      .select(columns)
      .select(links)
      .orderBy('clinic_settings.version', 'desc')
      .limit(1),
  )
  return newest ?? usual
}

/** The last 50 changes, the newest first, with who made them. */
export async function listChanges(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom('clinic_settings')
      .leftJoin('user_profiles as admin', 'admin.id', 'clinic_settings.changed_by')
      .select(columns)
      .select(links)
      .select(['clinic_settings.id', 'changed_at', 'admin.full_name as changed_by_name'])
      .orderBy('clinic_settings.version', 'desc')
      .limit(50),
  )
}

/**
 * Sets what the clinic says of itself; what held before stays in the history. Sent again, it is set once.
 *
 * @throws Problem 409 where the id is of another change, 409 `stale_settings` where another admin was faster
 */
export async function changeSettings(
  tx: Transaction,
  admin_id: string,
  wanted: NewSettings,
): Promise<ClinicSettings> {
  const { id, version, password: _, store_links, ...typed } = wanted
  const locked = sql<null>`pg_advisory_xact_lock(hashtextextended('clinic settings', 5))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const [known] = await tx.run(
    tables
      .selectFrom('clinic_settings')
      .select(columns)
      .select(links)
      .select('changed_by')
      .where('id', '=', id),
  )
  if (known) {
    const sent = { ...typed, store_links, changed_by: admin_id, version: version + 1 }
    await sameRow(tx, known, sent)
    return readSettings(tx)
  }
  requireNewest((await readSettings(tx)).version, version)
  await tx.run(
    tables.insertInto('clinic_settings').values({
      id,
      version: version + 1,
      ...typed,
      store_links: JSON.stringify(store_links),
      changed_by: admin_id,
    }),
  )
  await auditOwn(tx, admin_id, 'clinic_settings.change', id)
  return readSettings(tx)
}

import type { LogoSettings } from '#domain/admin/clinic-logo.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { DrawnLogo } from '#server/platform/files/draw-logo.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { requireNewest } from '../settings-problems.ts'

const columns = [
  'clinic_logos.version',
  'clinic_logos.digest',
  'clinic_logos.width',
  'clinic_logos.height',
] as const

interface StoredLogo {
  version: number
  digest: string | null
  width: number | null
  height: number | null
}

const asSettings = ({ version, digest, width, height }: StoredLogo): LogoSettings => ({
  version,
  logo:
    digest === null || width === null || height === null
      ? null
      : { src: `/logo/${digest}.png`, width, height },
})

/** The logo of the clinic now, without its picture. */
export async function readLogo(tx: Transaction): Promise<LogoSettings> {
  const [newest] = await tx.run(
    tables
      .selectFrom('clinic_logos')
      .select(columns)
      .orderBy('clinic_logos.version', 'desc')
      .limit(1),
  )
  return asSettings(newest ?? { version: 0, digest: null, width: null, height: null })
}

/** The last 50 changes, the newest first, with who made them. */
export async function listLogoChanges(tx: Transaction) {
  const rows = await tx.run(
    tables
      .selectFrom('clinic_logos')
      .leftJoin('user_profiles as admin', 'admin.id', 'clinic_logos.changed_by')
      .select(columns)
      .select(['clinic_logos.id', 'changed_at', 'admin.full_name as changed_by_name'])
      .orderBy('clinic_logos.version', 'desc')
      .limit(50),
  )
  return rows.map(({ id, changed_at, changed_by_name, ...stored }) => ({
    id,
    changed_at,
    changed_by_name,
    ...asSettings(stored),
  }))
}

/** A picture by its digest, also one of the past: an email of then still shows it. */
export async function findLogoPicture(
  tx: Transaction,
  digest: string,
  part: 'picture' | 'icon',
): Promise<Buffer | undefined> {
  const [found] = await tx.run(
    tables.selectFrom('clinic_logos').select(part).where('digest', '=', digest).limit(1),
  )
  return found?.[part] ?? undefined
}

interface LogoChange {
  id: string
  version: number
  /** Null for the usual mark. */
  drawn: (DrawnLogo & { digest: string }) | null
}

/**
 * Sets the logo of the clinic; the one before stays in the history. Sent again, it is set once.
 *
 * @throws Problem 409 where the id is of another change, 409 `stale_settings` where another admin was faster
 */
export async function changeLogo(
  tx: Transaction,
  admin_id: string,
  { id, version, drawn }: LogoChange,
): Promise<LogoSettings> {
  await lockByName(tx, 'clinic logo')
  const [known] = await tx.run(
    tables
      .selectFrom('clinic_logos')
      .select(['changed_by', 'version', 'digest'])
      .where('id', '=', id),
  )
  if (known) {
    const digest = drawn?.digest ?? null
    await sameRow(tx, known, { changed_by: admin_id, version: version + 1, digest })
    return readLogo(tx)
  }
  requireNewest((await readLogo(tx)).version, version)
  await tx.run(
    tables.insertInto('clinic_logos').values({
      id,
      version: version + 1,
      changed_by: admin_id,
      ...(drawn
        ? {
            picture: Buffer.from(drawn.picture),
            icon: Buffer.from(drawn.icon),
            digest: drawn.digest,
            width: drawn.width,
            height: drawn.height,
          }
        : {}),
    }),
  )
  await auditOwn(tx, admin_id, 'clinic_logo.change', id)
  return readLogo(tx)
}

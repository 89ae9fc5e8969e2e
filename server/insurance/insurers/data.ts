import { sql } from 'kysely'
import { type Insurer, type KeptInsurer, maxInsurers } from '#domain/insurance/insurers.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import {
  requireKnownTypes,
  requireOwnName,
  requireSeen,
  requireSpace,
} from '../insurance-problems.ts'

const kept = tables
  .selectFrom('insurers')
  .select([
    'insurers.id',
    'insurers.name',
    'insurers.office_phone as phone',
    'insurers.office_email as email',
    'insurers.version',
  ])
  .select([
    sql<boolean>`insurers.retired_at is not null`.as('is_retired'),
    sql<
      Insurer['shares']
    >`coalesce((select json_agg(json_build_object('visit_type_id', s.visit_type_id,
      'amount_ngwee', s.amount_ngwee, 'percent', s.percent) order by s.visit_type_id)
      from public.insurer_shares s where s.insurer_id = insurers.id), '[]')`.as('shares'),
    sql<number>`(select count(*)::int from public.patient_insurances p where p.insurer_id = insurers.id)
      + case when insurers.id = '00000000-0000-4000-8000-000000000061' then (select count(*)::int
          from public.patient_registrations r where r.nhima_number is not null
            and not exists (select from public.patient_insurances p where p.user_id = r.user_id))
        else 0 end`.as('patients'),
  ])

/** As the system: all insurers, those in use first. */
export const listInsurers = (tx: Transaction): Promise<Insurer[]> =>
  tx.run(
    kept
      .orderBy(sql`insurers.retired_at is not null`)
      .orderBy(sql`lower(insurers.name)`)
      .limit(maxInsurers),
  )

const sortedShares = (shares: KeptInsurer['shares']) =>
  shares.toSorted((one, other) => (one.visit_type_id < other.visit_type_id ? -1 : 1))

/** Whether what is stored is what is sent. */
const isSame = (stored: Insurer, { shares, version, ...fields }: KeptInsurer) =>
  stored.version === version + 1 &&
  (Object.keys(fields) as (keyof typeof fields)[]).every((name) => stored[name] === fields[name]) &&
  stored.shares.length === shares.length &&
  sortedShares(shares).every((share, at) => {
    const other = stored.shares[at]!
    return (
      share.visit_type_id === other.visit_type_id &&
      share.amount_ngwee === other.amount_ngwee &&
      share.percent === other.percent
    )
  })

/**
 * Keeps an insurer with its shares, whole. What was issued before keeps its claim.
 *
 * @throws Problem 409 where another admin has changed it since; 422 for a name in use or an unknown visit type
 */
export async function keepInsurer(
  tx: Transaction,
  admin_id: string,
  id: string,
  typed: KeptInsurer,
): Promise<Insurer> {
  const wanted = { ...typed, phone: typed.phone || null }
  await lockByName(tx, 'insurers')
  const [before] = await tx.run(kept.where('insurers.id', '=', id))
  if (before && isSame(before, wanted)) {
    await waitForStandby(tx)
    return before
  }
  requireSeen((before?.version ?? 0) === wanted.version)
  const [others] = await tx.run(
    tables
      .selectFrom('insurers')
      .where('id', '<>', id)
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where lower(name) = lower(${wanted.name}::text)))::int`.as(
          'named',
        ),
      ]),
  )
  requireOwnName(others!.named > 0)
  requireSpace(!before && others!.count >= maxInsurers)
  const ids = wanted.shares.map(({ visit_type_id }) => visit_type_id)
  const [types] = await tx.run(
    tables
      .selectFrom('visit_types')
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .select(sql<number>`count(*)::int`.as('count')),
  )
  requireKnownTypes(types!.count === ids.length)
  const { name, phone, email, is_retired, shares, version } = wanted
  const row = { name, office_phone: phone, office_email: email, version: version + 1 }
  const retired_at = is_retired ? sql<Date>`coalesce(insurers.retired_at, now())` : null
  await tx.run(
    before
      ? tables
          .updateTable('insurers')
          .set({ ...row, retired_at })
          .where('id', '=', id)
      : tables
          .insertInto('insurers')
          .values({ id, ...row, retired_at: is_retired ? sql<Date>`now()` : null }),
  )
  await tx.run(tables.deleteFrom('insurer_shares').where('insurer_id', '=', id))
  if (shares.length > 0)
    await tx.run(
      tables
        .insertInto('insurer_shares')
        .values(shares.map((share) => ({ insurer_id: id, ...share }))),
    )
  await auditOwn(tx, admin_id, before ? 'insurer.change' : 'insurer.add', id)
  const [after] = await tx.run(kept.where('insurers.id', '=', id))
  return after!
}

import { sql } from 'kysely'
import type {
  Claim,
  ClaimFile,
  ClaimMonth,
  ClaimPage,
  ClaimsOfMonth,
} from '#domain/insurance/claims.ts'
import type { ClaimState } from '#domain/insurance/claim-state.ts'
import { firstVisitType } from '#domain/appointments/visit-types.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { rowsOf } from '#server/platform/raw-rows.ts'
import type { WantedRows } from '#server/platform/row-pages.ts'

/** The first day of a month (`YYYY-MM`) and of the next one. */
export function daysOf(month: string) {
  const from = `${month}-01`
  return { from, to: `${dayAfter(from, 31).slice(0, 7)}-01` }
}

const within = ({ insurer_id, month }: ClaimMonth) => {
  const { from, to } = daysOf(month)
  return sql`c.insurer_id = ${insurer_id}::uuid and c.visit_on >= ${from}::date and c.visit_on < ${to}::date`
}

interface ClaimRow extends Claim {
  patient_id: string | null
}

/** Claims as an admin sees them. No kind of session, no reason of a visit, no word of a provider. */
const shown = sql`c.id, c.visit_on::text as visit_on, i.number as invoice_number,
  (i.issued_at at time zone 'Africa/Lusaka')::date::text as invoice_issued_on,
  i.patient_id, u.full_name as patient_name, c.member_number, coalesce(v.name, '') as visit_type,
  c.amount_ngwee, c.state, l.sent_on::text as sent_on, c.paid_ngwee, p.paid_on::text as paid_on, c.reason`
const joined = sql`join public.invoices i on i.id = c.invoice_id
  left join public.user_profiles u on u.id = i.patient_id
  left join public.appointments a on a.id = i.appointment_id
  left join public.visit_types v on v.id = coalesce(a.visit_type_id, ${firstVisitType}::uuid)
  left join public.claim_lists l on l.id = c.list_id
  left join public.invoice_payments p on p.id = c.payment_id`

async function describe(tx: Transaction, admin_id: string, rows: ClaimRow[]): Promise<Claim[]> {
  const read = rows.flatMap(({ patient_id }) => patient_id ?? [])
  await auditReading(tx, admin_id, read, 'claims.read')
  return rows.map((row) => {
    const { patient_id: _, ...claim } = row
    return claim
  })
}

/** The claims of a month with its sums; each name is a reading of that person's record. */
export async function listClaims(
  tx: Transaction,
  admin_id: string,
  { limit, after, ...month }: ClaimPage,
): Promise<ClaimsOfMonth> {
  const following = after
    ? sql`and (c.visit_on, c.id) > (select visit_on, id from public.insurance_claims where id = ${after}::uuid)`
    : sql``
  const { from } = daysOf(month.month)
  const pending = sql`select count(*)::int as count, coalesce(sum(c.amount_ngwee), 0)::float8 as amount_ngwee
    from public.insurance_claims c where c.insurer_id = ${month.insurer_id}::uuid and c.state = 'sent'`
  const [rows, states, [asked], lists] = await Promise.all([
    rowsOf(
      tx,
      sql<ClaimRow>`select ${shown} from public.insurance_claims c ${joined}
        where ${within(month)} ${following} order by c.visit_on, c.id limit ${limit}`,
    ),
    rowsOf(
      tx,
      sql<{ state: ClaimState; count: number; amount_ngwee: number; paid_ngwee: number }>`
        select c.state, count(*)::int as count, sum(c.amount_ngwee)::float8 as amount_ngwee,
          sum(c.paid_ngwee)::float8 as paid_ngwee
        from public.insurance_claims c where ${within(month)} group by c.state order by c.state`,
    ),
    rowsOf(tx, sql<{ count: number; amount_ngwee: number }>`${pending}`),
    rowsOf(
      tx,
      sql<
        ClaimsOfMonth['lists'][number]
      >`select l.id, l.sent_on::text as sent_on, l.claims as count,
          l.amount_ngwee::float8 as amount_ngwee,
          (select json_build_object('count', count(*)::int, 'amount_ngwee', coalesce(sum(c.amount_ngwee), 0)::float8)
            from public.insurance_claims c where c.list_id = l.id and c.state = 'sent') as unanswered
        from public.claim_lists l where l.insurer_id = ${month.insurer_id}::uuid and l.month = ${from}::date
        order by l.made_at, l.id limit 100`,
    ),
  ])
  const counted = states.filter(({ state }) => state !== 'withdrawn')
  return {
    claims: await describe(tx, admin_id, rows),
    states: states.map(({ state, count, amount_ngwee }) => ({ state, count, amount_ngwee })),
    claimed_ngwee: counted.reduce((sum, one) => sum + one.amount_ngwee, 0),
    paid_ngwee: counted.reduce((sum, one) => sum + one.paid_ngwee, 0),
    pending: asked!,
    lists,
  }
}

/** The claims of a month for a file, without those that were withdrawn; each name is a reading of that record. */
export async function listClaimRows(
  tx: Transaction,
  admin_id: string,
  { list, ...month }: ClaimFile,
  { after, limit }: WantedRows,
): Promise<(Claim & { key: string[] })[]> {
  const [day, id] = after ?? []
  const following = after
    ? sql`and (c.visit_on, c.id) > (${day}::text::date, ${id}::text::uuid)`
    : sql``
  const part =
    list === undefined
      ? sql`c.state <> 'withdrawn'`
      : list === 'collected'
        ? sql`c.state = 'collected'`
        : sql`c.list_id = ${list}::uuid`
  const rows = await rowsOf(
    tx,
    sql<ClaimRow>`select ${shown} from public.insurance_claims c ${joined}
      where ${within(month)} and ${part} ${following} order by c.visit_on, c.id limit ${limit}`,
  )
  const claims = await describe(tx, admin_id, rows)
  return claims.map((claim) => ({ ...claim, key: [claim.visit_on, claim.id] }))
}

/** One claim as an admin sees it. @returns undefined where there is none */
export async function openClaim(
  tx: Transaction,
  admin_id: string,
  id: string,
): Promise<Claim | undefined> {
  const rows = await rowsOf(
    tx,
    sql<ClaimRow>`select ${shown} from public.insurance_claims c ${joined} where c.id = ${id}::uuid`,
  )
  const [claim] = await describe(tx, admin_id, rows)
  return claim
}

/** Whose list it is, and of which month (`YYYY-MM`). @returns undefined where there is none */
export async function findListMonth(tx: Transaction, id: string): Promise<ClaimMonth | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('claim_lists')
      .select(['insurer_id', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
      .where('id', '=', id),
  )
  return row
}

/** An insurer by name, for a file. @returns undefined where there is none */
export async function findInsurerName(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(tables.selectFrom('insurers').select('name').where('id', '=', id))
  return row?.name
}

import { sql } from 'kysely'
import type { InsurerDebt } from '#domain/admin/finance.ts'
import type { Transaction } from '#server/platform/db.ts'
import { rowsOf } from '#server/platform/raw-rows.ts'

/** Ten years of fifty insurers have fewer months with open claims than this. */
const maxDebts = 5000

/** What insurers owe now, by insurer and month of the visits, the oldest month first. No patient is in it. */
export async function listInsurerDebts(tx: Transaction): Promise<InsurerDebt[]> {
  const open = (states: readonly string[]) =>
    sql`coalesce(sum(c.amount_ngwee - c.paid_ngwee) filter (where c.state = any (${states}::text[])), 0)::float8`
  return rowsOf(
    tx,
    sql<InsurerDebt>`select n.id as insurer_id, n.name as insurer_name, to_char(c.visit_on, 'YYYY-MM') as month,
        count(*)::int as claims, ${open(['collected'])} as collected_ngwee, ${open(['sent'])} as sent_ngwee,
        ${open(['part paid', 'rejected'])} as undecided_ngwee
      from public.insurance_claims c join public.insurers n on n.id = c.insurer_id
      where c.state in ('collected', 'sent', 'part paid', 'rejected')
      group by n.id, n.name, to_char(c.visit_on, 'YYYY-MM')
      order by to_char(c.visit_on, 'YYYY-MM'), lower(n.name), n.id limit ${maxDebts}`,
  )
}

import { type NotNull, sql } from 'kysely'
import { certificateWarningDays } from '#domain/practice/cancel-many.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../appointments/events/data.ts'

/** A provider whose certificate ends soon. */
export interface Ending {
  provider_id: string
  full_name: string
  certificate_expires_on: string
}

/**
 * Marks the warnings that are due: 60, 30 and 7 days before a certificate ends, each once for each
 * certificate. Where several are due, as after an outage, one warning replaces them.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export async function claimWarnings(tx: Transaction, today: string): Promise<Ending[]> {
  const claim = sql<{ provider_id: string }>`
    insert into certificate_warnings (provider_id, certificate_expires_on, days_before)
    select p.id, p.certificate_expires_on, due.days
    from user_profiles p cross join unnest(${[...certificateWarningDays]}::integer[]) as due(days)
    where p.role = 'provider' and p.provider_status = 'approved'
      and p.certificate_expires_on between ${today}::date and ${today}::date + due.days
      and not exists (select from provider_registrations r where r.provider_id = p.id and r.status = 'pending')
    on conflict do nothing
    returning provider_id`
  const claimed = await tx.run({ compile: () => claim.compile(tables) })
  const ids = [...new Set(claimed.map(({ provider_id }) => provider_id))]
  if (ids.length === 0) return []
  return tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id as provider_id', 'full_name', 'certificate_expires_on'])
      .where('id', 'in', ids)
      .orderBy('certificate_expires_on')
      .orderBy('id')
      .$narrowType<{ certificate_expires_on: NotNull }>(),
  )
}

/** Where to write to a provider; nothing where they are suspended or have no confirmed address. */
export async function findAddressOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(reachable.where('account.id', '=', id))
  return row?.address
}

/** The addresses of all admins who can log in. */
export async function findAdminAddresses(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(reachable.where('profile.role', '=', 'admin'))
  return rows.map(({ address }) => address)
}

import { sql } from 'kysely'
import type { UndeliveredEmail, UndeliveredStatus } from '#domain/admin/undelivered-email.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { enqueueAgain } from '#server/platform/jobs.ts'
import { daysTried, mailQueue, mailRetries } from '#server/platform/mail/mail.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireQueued, requireSendable } from './resend-problems.ts'

/** What an admin sees: recipient, type, and why it did not arrive. Never the subject or the text. */
const undelivered = tables
  .selectFrom('platform.mail_outbox')
  .select(['id', 'recipient', 'kind', 'attempts', 'last_attempt_at'])
  .select(sql<Date>`date_trunc('milliseconds', created_at)`.as('created_at'))
  .select(sql<string>`last_error`.as('last_error'))
  .select(sql<UndeliveredStatus>`coalesce(undelivered, 'retrying')`.as('status'))
  .where('last_error', 'is not', null)

type Row = Unsent<UndeliveredEmail, 'created_at' | 'last_attempt_at'>

/**
 * Undelivered email, the newest first; to be recorded by `auditUndelivered`.
 *
 * @returns also who has an account with one of the addresses
 */
export async function listUndelivered(
  tx: Transaction,
  page: Page,
): Promise<{ rows: Row[]; owners: string[] }> {
  const rows = await tx.run(
    undelivered
      .where(olderThan('platform.mail_outbox', page))
      .orderBy('platform.mail_outbox.created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return { rows, owners: await findOwners(tx, rows) }
}

/** Records the reading of the list for each person whose address it contains. */
export async function auditUndelivered(
  tx: Transaction,
  actor_id: string,
  owners: readonly string[],
) {
  // An address without an account has no trail: that the list was read is in the admin's own.
  const subjects = owners.length > 0 ? owners : [actor_id]
  await auditReading(tx, actor_id, subjects, 'undelivered_email.read')
}

/**
 * Has an email sent again at once, with two further days of attempts. Where the server tries
 * already, the next attempt comes at once; asking twice sends one email.
 *
 * @throws Problem 404 where the email is not in the list, as after it was delivered; 409 where it
 *   has expired, or is being sent just now
 */
export async function resendUndelivered(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(undelivered.where('id', '=', id).forUpdate())
  requireSendable(row)
  if (row.status !== 'retrying') {
    await tx.run(
      tables
        .updateTable('platform.mail_outbox')
        .set({
          undelivered: null,
          undelivered_at: null,
          handed_over_at: null,
          give_up_at: sql<Date>`now() + make_interval(days => ${daysTried}::integer)`,
        })
        .where('id', '=', id),
    )
  }
  const how = { isUrgent: true, retries: mailRetries }
  requireQueued(await enqueueAgain(tx, mailQueue, id, how))
  const [owner] = await findOwners(tx, [row])
  await audit(tx, {
    actor_id,
    subject_id: owner ?? actor_id,
    action: 'undelivered_email.resend',
    record_id: id,
  })
  return { ...row, status: 'retrying' as const }
}

/** Ids of the accounts that have the addresses, looked up one by one: of a list the planner reads all accounts. */
async function findOwners(tx: Transaction, rows: readonly { recipient: string }[]) {
  if (rows.length === 0) return []
  const addresses = [...new Set(rows.map(({ recipient }) => recipient))]
  const owners = await tx.run(
    tables
      .selectFrom(
        sql<{ address: string }>`unnest(${addresses}::text[])`.as<'asked'>(sql`asked(address)`),
      )
      .select(
        sql<string | null>`(select id from accounts.users where email = asked.address)`.as('id'),
      ),
  )
  return owners.flatMap(({ id }) => id ?? [])
}

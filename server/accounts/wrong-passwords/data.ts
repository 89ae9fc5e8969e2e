import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { macOfAddress } from '../verification/one-time-tokens.ts'
import { wrongPasswordsMail } from './mails.ts'

/** Wrong passwords in an hour after which the owner of the account gets an email. */
const manyWrong = 20

const isOver = sql<boolean>`wrong_passwords.since < now() - interval '1 hour'`

/**
 * Counts a wrong password for an address, with an account or without, and warns the owner of the
 * account by email: after `manyWrong` in an hour, and at most once an hour. It blocks no one.
 *
 * @param owner of the account; undefined where there is none
 */
export async function noteWrongPassword(
  tx: Transaction,
  { env }: { env: Pick<Env, 'AUTH_SECRET' | 'PUBLIC_URL'> },
  email: string,
  owner: { email_confirmed_at: Date | null } | undefined,
): Promise<void> {
  const address_hmac = macOfAddress(env.AUTH_SECRET, email)
  const [counted] = await tx.run(
    tables
      .insertInto('accounts.wrong_passwords')
      .values({ address_hmac })
      .onConflict((conflict) =>
        conflict.column('address_hmac').doUpdateSet({
          wrong: sql<number>`case when ${isOver} then 1 else wrong_passwords.wrong + 1 end`,
          since: sql<Date>`case when ${isOver} then now() else wrong_passwords.since end`,
        }),
      )
      .returning([
        sql<boolean>`wrong >= ${manyWrong}::integer and coalesce(warned_at <= now() - interval '1 hour', true)`.as(
          'isDue',
        ),
      ]),
  )
  if (!counted?.isDue) return
  await tx.run(
    tables
      .updateTable('accounts.wrong_passwords')
      .set({ warned_at: sql<Date>`now()` })
      .where('address_hmac', '=', address_hmac),
  )
  if (!owner?.email_confirmed_at) return
  await postMail(tx, await wrongPasswordsMail({ recipient: email, publicUrl: env.PUBLIC_URL }))
}

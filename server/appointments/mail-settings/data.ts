import { sql } from 'kysely'
import type { MailSettings } from '#domain/appointments/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Which mails the actor gets; all of them, as long as nothing was said. */
export async function readMailSettings(tx: Transaction, user_id: string): Promise<MailSettings> {
  const [row] = await tx.run(
    tables
      .selectFrom('mail_settings')
      .select(['appointments', 'reminders', 'messages'])
      .where('user_id', '=', user_id),
  )
  return row ?? { appointments: true, reminders: true, messages: true }
}

/** Sets all at once: sent twice, it says the same. */
export async function setMailSettings(
  tx: Transaction,
  user_id: string,
  { appointments, reminders, messages }: MailSettings,
): Promise<void> {
  await tx.run(
    tables
      .insertInto('mail_settings')
      .values({ user_id, appointments, reminders, messages })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ appointments, reminders, messages, updated_at: sql<Date>`now()` }),
      ),
  )
}

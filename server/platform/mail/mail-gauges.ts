import { sql } from 'kysely'
import { tables } from '../db.ts'
import type { RecordGauges } from '../metrics/gauges.ts'
import { daysTried } from './mail.ts'

/** `give_up_at` is so long after an email was due. */
const due = sql<Date>`give_up_at - make_interval(days => ${daysTried}::integer)`

/** Email that is due and not sent, and email that the server has given up. */
export const mailGauges: RecordGauges = {
  gauges: {
    ubumi_outbox_emails: 'Emails that are due and not sent yet.',
    ubumi_outbox_oldest_email_seconds: 'How long the oldest email that is not sent has been due.',
    ubumi_undelivered_emails: 'Emails that were not delivered and wait for an admin.',
  },
  async read(tx) {
    const [[waiting], [undelivered]] = await Promise.all([
      tx.run(
        tables
          .selectFrom('platform.mail_outbox')
          .select(sql<number>`count(*)::integer`.as('emails'))
          .select(sql<number | null>`extract(epoch from now() - min(${due}))::float8`.as('oldest'))
          .where('sent_at', 'is', null)
          .where('undelivered', 'is', null)
          .where(sql<boolean>`${due} <= now()`),
      ),
      tx.run(
        tables
          .selectFrom('platform.mail_outbox')
          .select(sql<number>`count(*)::integer`.as('emails'))
          .where('last_error', 'is not', null)
          .where('undelivered', '!=', 'expired'),
      ),
    ])
    return {
      ubumi_outbox_emails: waiting!.emails,
      ubumi_outbox_oldest_email_seconds: waiting!.oldest,
      ubumi_undelivered_emails: undelivered!.emails,
    }
  },
}

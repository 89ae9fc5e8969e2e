import { sql } from 'kysely'
import { asSystem, tables, type Transaction } from '../db.ts'
import type { Task, Queue } from '../jobs.ts'
import { log } from '../log.ts'
import { mailQueue } from './mail.ts'
import { type MailFailure, sendMail } from './smtp.ts'

interface MailSettings {
  SMTP_URL?: string | undefined
  MAIL_FROM: string
}

/** Why a mail is not sent any more: see migration 0030. */
type Undelivered = 'rejected' | 'gave_up' | 'expired' | 'unconfirmed'

/**
 * Sends the outbox. The delay before the next attempt grows each time, for two days in all.
 * One that the server rejects for good is not tried again. Both stay in the outbox, where an admin
 * sees them. Without an SMTP server mails are marked as sent and stay in the captured mailbox.
 */
export function mailSender(settings: MailSettings): Queue {
  return { name: mailQueue, run: (task) => deliver(task, settings) }
}

async function deliver(task: Task, settings: MailSettings): Promise<'done' | 'again'> {
  const { id } = task
  const mail = await asSystem('hand an email over', (tx) => claimMail(tx, id))
  if (!mail) {
    await asSystem('set aside an email that is not sent', (tx) => setUnclaimedAside(tx, id))
    return 'done'
  }
  const { SMTP_URL, MAIL_FROM } = settings
  if (!SMTP_URL) {
    await asSystem('capture an email', (tx) => markAsSent(tx, id))
    return 'done'
  }
  const failure = await sendMail({ id, ...mail }, { SMTP_URL, MAIL_FROM })
  if (!failure) {
    // A sent mail holds an address, and a link that opens an account.
    await asSystem('put a sent mail away', (tx) => deleteMail(tx, id))
    return 'done'
  }
  log.warn({ mail_id: id, attempt: task.attempt, ...failure }, 'mail was not taken')
  const undelivered = whyNotAgain(failure, mail)
  await asSystem('keep why an email was not taken', (tx) =>
    keepFailure(tx, id, failure, undelivered),
  )
  if (!undelivered) return 'again'
  log.warn({ mail_id: id, reason: failure.reason, undelivered }, 'mail was given up')
  return 'done'
}

function whyNotAgain(
  { isPermanent, mayHaveBeenTaken }: MailFailure,
  { at_most_once, is_last }: { at_most_once: boolean; is_last: boolean },
): Undelivered | undefined {
  if (isPermanent) return 'rejected'
  if (mayHaveBeenTaken && at_most_once) return 'unconfirmed'
  return is_last ? 'gave_up' : undefined
}

async function deleteMail(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('platform.mail_outbox').where('id', '=', id))
}

async function markAsSent(tx: Transaction, id: string) {
  await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({ sent_at: sql<Date>`now()`, last_error: null })
      .where('id', '=', id),
  )
}

async function keepFailure(
  tx: Transaction,
  id: string,
  { reason, mayHaveBeenTaken }: MailFailure,
  undelivered: Undelivered | undefined,
) {
  await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({
        last_error: reason.slice(0, 60),
        ...(mayHaveBeenTaken ? {} : { handed_over_at: null }),
        ...(undelivered ? { undelivered, undelivered_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', id),
  )
}

/** Marks a mail as handed over, before it is; returns nothing where that must not happen again. */
async function claimMail(tx: Transaction, id: string) {
  const [mail] = await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({
        handed_over_at: sql<Date>`now()`,
        last_attempt_at: sql<Date>`now()`,
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('undelivered', 'is', null)
      .where(sql<boolean>`coalesce(not_after > now(), true)`)
      .where((row) => row.or([row('at_most_once', '=', false), row('handed_over_at', 'is', null)]))
      .returning([
        'recipient',
        'subject',
        'text_body',
        'html_body',
        'at_most_once',
        sql<boolean>`give_up_at <= now()`.as('is_last'),
      ]),
  )
  return mail
}

/** An expired email loses its text; one that a server may have taken is left for an admin. */
async function setUnclaimedAside(tx: Transaction, id: string) {
  const open = tables
    .updateTable('platform.mail_outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('undelivered', 'is', null)
  const expired = open
    .set({
      undelivered: 'expired',
      undelivered_at: sql<Date>`now()`,
      last_error: sql<string>`coalesce(last_error, 'too late')`,
      subject: '',
      text_body: '',
      html_body: '',
    })
    .where(sql<boolean>`not_after <= now()`)
    .returning('id')
  const interrupted = open
    .set({
      undelivered: 'unconfirmed',
      undelivered_at: sql<Date>`now()`,
      last_error: sql<string>`coalesce(last_error, 'interrupted')`,
    })
    .returning('id')
  const rows = (await tx.run(expired))[0] ?? (await tx.run(interrupted))[0]
  if (rows) log.warn({ mail_id: id }, 'mail was given up')
}

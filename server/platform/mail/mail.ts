import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EmailKind } from '#domain/values/email-kinds.ts'
import { asSystem, tables, type Transaction } from '../db.ts'
import { enqueue, type Retries } from '../jobs.ts'

export interface Mail {
  recipient: string
  subject: string
  text_body: string
  html_body: string
  /** `notice` without it. */
  kind?: EmailKind
  /** How long it is of use after it was written, as its link expires. */
  useful_minutes?: number
}

/** A mail as the captured mailbox of development shows it, newest first. */
export interface CapturedMail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

export const mailQueue = 'platform.mail'

/** After seven attempts within an hour one each hour. The carrier ends them after `daysTried`. */
export const mailRetries: Retries = { attempts: 100, longest_pause: 3600 }

/** How long the server tries to hand a mail over. */
export const daysTried = 2

/**
 * Puts an email into the outbox, in the transaction of its cause.
 *
 * @param how.at_most_once set where a second copy would do more harm than none, as for a reminder.
 *   Without it an email whose delivery is unknown (the server was killed, or the connection broke, while a mail
 *   server had it) is sent again: a person waits for a code.
 * @param how.not_before the earliest time to send it
 * @param how.not_after when it is of no use any more: where no mail server took it by then, its
 *   text is deleted. Without it the `useful_minutes` of the mail count
 * @returns its id: the outbox has a row of it until a mail server has taken it
 */
export async function postMail(
  tx: Transaction,
  mail: Mail,
  how: { at_most_once?: boolean; not_before?: Date; not_after?: Date } = {},
): Promise<string> {
  const { at_most_once = false, not_before } = how
  const { kind = 'notice', useful_minutes, ...content } = mail
  const id = randomUUID()
  const not_after = how.not_after ?? minutesFromNow(useful_minutes)
  await Promise.all([
    tx.run(
      tables.insertInto('platform.mail_outbox').values({
        id,
        ...content,
        kind,
        at_most_once,
        not_after,
        give_up_at: sql<Date>`coalesce(${not_before ?? null}::timestamptz, now()) + make_interval(days => ${daysTried}::integer)`,
      }),
    ),
    enqueue(tx, mailQueue, id, { not_before, isUrgent: !at_most_once, retries: mailRetries }),
  ])
  return id
}

/** By the clock of the database, which decides when a link expires. */
function minutesFromNow(minutes: number | undefined) {
  return minutes === undefined
    ? null
    : sql<Date>`now() + make_interval(mins => ${minutes}::integer)`
}

/** The newest 100 mails, as the captured mailbox shows them. Development only. */
export async function listCapturedMails(): Promise<CapturedMail[]> {
  const rows = await asSystem('show the captured mailbox', (tx) =>
    tx.run(
      tables
        .selectFrom('platform.mail_outbox')
        .select(['recipient', 'subject', 'text_body', 'html_body', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(100),
    ),
  )
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    sent_at: row.created_at.toISOString(),
  }))
}

import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { sql } from 'kysely'
import { asSystem, tables, type Transaction } from './db.ts'
import { enqueue, type Piece, type Queue } from './jobs.ts'
import { log } from './log.ts'

export interface Mail {
  recipient: string
  subject: string
  text_body: string
  html_body: string
}

/** A mail as the captured mailbox of development shows it, newest first. */
export interface CapturedMail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

const queue = 'platform.mail'

/**
 * Puts a mail into the outbox, in the transaction of what it tells of.
 *
 * @param how.at_most_once set where a second copy would do more harm than none, as for a reminder.
 *   Without it a mail whose fate is unknown (the server was killed, or the line broke, while a mail
 *   server had it) is sent again: a person waits for a code.
 * @param how.not_before the earliest time to send it
 * @param how.not_after when it is of no use any more: where no mail server took it by then, it is given up
 */
export async function postMail(
  tx: Transaction,
  mail: Mail,
  how: { at_most_once?: boolean; not_before?: Date; not_after?: Date } = {},
): Promise<void> {
  const { at_most_once = false, not_before, not_after = null } = how
  const id = randomUUID()
  await Promise.all([
    tx.run(
      tables.insertInto('platform.mail_outbox').values({ id, ...mail, at_most_once, not_after }),
    ),
    enqueue(tx, queue, id, { not_before, isUrgent: !at_most_once }),
  ])
}

/** Milliseconds to wait for a mail server: in all less than until the mail comes again. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 }

interface MailSettings {
  SMTP_URL?: string | undefined
  MAIL_FROM: string
}

/**
 * The carrier of the outbox. A mail that is not taken waits longer each time, and is given up at
 * last. Without an SMTP server mails are only marked as sent and stay readable in the captured mailbox.
 */
export function mailCarrier(settings: MailSettings): Queue {
  return { name: queue, run: (piece) => carry(piece, settings) }
}

async function carry(piece: Piece, settings: MailSettings): Promise<'done' | 'again'> {
  const { id } = piece
  const mail = await asSystem('hand a mail over', (tx) => claimMail(tx, id))
  if (!mail) {
    await forgetUnlessSent(id, 'interrupted, or too late')
    return 'done'
  }
  if (!settings.SMTP_URL) {
    await asSystem('capture a mail', (tx) => markAsSent(tx, id))
    return 'done'
  }
  const refusal = await send({ id, ...mail }, settings.SMTP_URL, settings.MAIL_FROM)
  if (!refusal) {
    // A sent mail holds an address, and a link that opens an account.
    await asSystem('put a sent mail away', (tx) => forgetMail(tx, id))
    return 'done'
  }
  const { reason, mayHaveBeenTaken } = refusal
  log.warn({ mail_id: id, ...piece, reason, mayHaveBeenTaken }, 'mail was not taken')
  if (piece.isLast || (mayHaveBeenTaken && mail.at_most_once)) {
    await forgetUnlessSent(id, reason)
    return 'done'
  }
  if (!mayHaveBeenTaken) await asSystem('take a refused mail back', (tx) => takeBack(tx, id))
  return 'again'
}

/**
 * Hands one mail to the mail server.
 *
 * @returns nothing when it was taken, otherwise why not, in codes alone: a mail server's own words
 *   quote the address
 */
async function send(
  mail: Mail & { id: string },
  url: string,
  from: string,
): Promise<{ reason: string; mayHaveBeenTaken: boolean } | undefined> {
  // A mail can be taken only once its last line was written, which is when nodemailer logs its size.
  // Its errors do not tell: a line that breaks at any point is one of connecting.
  let isWritten = false
  const silent = () => {}
  const logger = {
    level: silent,
    trace: silent,
    debug: silent,
    info: ({ tnx }: { tnx?: string }) => {
      if (tnx === 'message') isWritten = true
    },
    warn: silent,
    error: silent,
    fatal: silent,
  }
  const transport = createTransport({ url, ...patience, logger })
  try {
    await transport.sendMail({
      // The same at each attempt, so that whoever gets two sees one.
      messageId: `<${mail.id}@${from.split('@').pop()!.replace(/>.*$/, '')}>`,
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
    })
    return undefined
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const reason = [code, responseCode].filter(Boolean).join(' ') || 'unknown'
    return { reason, mayHaveBeenTaken: isWritten && !responseCode }
  } finally {
    transport.close()
  }
}

async function forgetMail(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('platform.mail_outbox').where('id', '=', id))
}

/** Gives a mail up: it holds an address, and nobody will send it any more. */
async function forgetUnlessSent(mail_id: string, reason: string) {
  const [given_up] = await asSystem('give a mail up', (tx) =>
    tx.run(
      tables
        .deleteFrom('platform.mail_outbox')
        .where('id', '=', mail_id)
        .where('sent_at', 'is', null)
        .returning('at_most_once'),
    ),
  )
  if (given_up) log.warn({ mail_id, reason, ...given_up }, 'mail was given up')
}

async function markAsSent(tx: Transaction, id: string) {
  await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({ sent_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}

async function takeBack(tx: Transaction, id: string) {
  await tx.run(
    tables.updateTable('platform.mail_outbox').set({ handed_over_at: null }).where('id', '=', id),
  )
}

/** Marks a mail as handed over, before it is; answers nothing where that must not happen again. */
async function claimMail(tx: Transaction, id: string) {
  const [mail] = await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({ handed_over_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where(sql<boolean>`coalesce(not_after > now(), true)`)
      .where((row) => row.or([row('at_most_once', '=', false), row('handed_over_at', 'is', null)]))
      .returning(['recipient', 'subject', 'text_body', 'html_body', 'at_most_once']),
  )
  return mail
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

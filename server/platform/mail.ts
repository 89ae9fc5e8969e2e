import { createTransport, type Transporter } from 'nodemailer'
import { sql } from 'kysely'
import { asSystem, tables, type Transaction } from './db.ts'
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

/** Puts a mail into the outbox, in the transaction of what it tells of. */
export async function postMail(tx: Transaction, mail: Mail): Promise<void> {
  await tx.run(tables.insertInto('platform.mail_outbox').values(mail))
}

const mostAttempts = 8
const pollEvery = 1000

/** Milliseconds to wait for a mail server: in all less than until the mail's next attempt. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 }

/**
 * Sends what stands in the outbox, until stopped. A mail is claimed before it is sent, so that
 * several server processes never send the same one; a failed one waits longer each time. Without
 * an SMTP server mails are only marked as sent and stay readable in the captured mailbox.
 *
 * @returns a function that stops the carrier after the mail under way
 */
export function startMailCarrier(settings: { SMTP_URL?: string | undefined; MAIL_FROM: string }) {
  const transport = settings.SMTP_URL
    ? createTransport({ url: settings.SMTP_URL, ...patience })
    : undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  const next = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      round = carryWaitingMails(transport, settings.MAIL_FROM).catch((error: unknown) =>
        log.warn({ err: error }, 'mail round failed'),
      )
      void round.finally(next)
    }, pollEvery)
    timer.unref()
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
    transport?.close()
  }
}

async function carryWaitingMails(transport: Transporter | undefined, from: string) {
  for (;;) {
    const mail = await asSystem('send waiting mail', claimOneMail)
    if (!mail) return
    try {
      await transport?.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
      })
    } catch (error) {
      const { id: mail_id, attempts } = mail
      const isLast = attempts >= mostAttempts
      log.warn({ mail_id, attempts, isLast, reason: codeOfRefusal(error) }, 'mail was not taken')
      // It holds an address, and nobody will send it any more.
      if (isLast) await asSystem('give a mail up', (tx) => forgetMail(tx, mail_id))
      continue
    }
    // A sent mail holds an address, and a link that opens an account: only the captured mailbox keeps it.
    await asSystem('put a sent mail away', (tx) =>
      (transport ? forgetMail : markAsSent)(tx, mail.id),
    )
  }
}

/** Why a mail was not taken, in codes alone: a mail server's own words quote the address. */
function codeOfRefusal(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

async function forgetMail(tx: Transaction, id: string) {
  await tx.run(tables.deleteFrom('platform.mail_outbox').where('id', '=', id))
}

async function markAsSent(tx: Transaction, id: string) {
  await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({ sent_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}

/** Claims the mail that waited longest; nobody else gets it until its next attempt is due. */
async function claimOneMail(tx: Transaction) {
  const [mail] = await tx.run(
    tables
      .updateTable('platform.mail_outbox')
      .set({
        attempts: sql<number>`attempts + 1`,
        next_attempt_at: sql<Date>`now() + interval '30 seconds' * power(2, attempts)`,
        given_up_at: sql<Date | null>`case when attempts + 1 >= ${mostAttempts}::integer then now() end`,
      })
      .where('id', '=', (waiting) =>
        waiting
          .selectFrom('platform.mail_outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'subject', 'text_body', 'html_body', 'attempts']),
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

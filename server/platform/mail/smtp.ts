import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { inSpan } from '../tracing.ts'
import type { Mail } from './mail.ts'
import { senderOf } from './sender.ts'

/** Milliseconds to wait for a mail server: in all less than until the next attempt. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 }

/** Why a mail server did not take a mail. */
export interface MailFailure {
  /** Codes alone, as `EENVELOPE 550 5.1.1`: a mail server's own words quote the address. */
  reason: string
  /** True where the server rejects this mail for good, so that no further attempt is of use. */
  isPermanent: boolean
  /** True where it is not known whether the server took the mail. */
  mayHaveBeenTaken: boolean
}

/** Hands one mail to the mail server. @returns nothing when it was taken, otherwise why not */
export function sendMail(
  mail: Mail & { id: string },
  settings: { SMTP_URL: string; MAIL_FROM: string },
): Promise<MailFailure | undefined> {
  return inSpan('send email', { kind: SpanKind.CLIENT }, async (span) => {
    const failure = await handOver(mail, settings)
    if (failure) {
      span.setAttribute('error.type', failure.reason)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    return failure
  })
}

async function handOver(
  mail: Mail & { id: string },
  { SMTP_URL: url, MAIL_FROM: from }: { SMTP_URL: string; MAIL_FROM: string },
): Promise<MailFailure | undefined> {
  // A mail can be taken only once its last line was written, which is when nodemailer logs its size.
  // Its errors do not say: a connection that breaks at any point is an error of connecting.
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
  const transport = createTransport({ url, ...timeouts, logger })
  try {
    await transport.sendMail({
      // The same at each attempt, so that a recipient of two copies sees one.
      messageId: `<${mail.id}@${from.split('@').pop()!.replace(/>.*$/, '')}>`,
      ...senderOf(from),
      // RFC 3834: no one is away to such a mail, and lists do not answer it.
      headers: { 'Auto-Submitted': 'auto-generated' },
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
    })
    return undefined
  } catch (error) {
    return describeFailure(error as SmtpError, isWritten)
  } finally {
    transport.close()
  }
}

/** What nodemailer reports of a failure. */
export interface SmtpError {
  code?: string
  /** The step that failed, as `RCPT TO`. */
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/** @param isWritten whether the whole mail was written to the server */
export function describeFailure(error: SmtpError, isWritten: boolean): MailFailure {
  const { code, responseCode, response = '' } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return {
    reason: [code, responseCode, enhanced].filter(Boolean).join(' ') || 'unknown',
    isPermanent: isPermanent(error),
    mayHaveBeenTaken: isWritten && !responseCode,
  }
}

/** Asks for a login, or says that the login is wrong (RFC 4954): the settings of this server are. */
const aboutLogin = [530, 534, 535, 538]

/**
 * A 5xx reply is about this mail where it answers the recipient or the text. Earlier, at the greeting,
 * the login or the sender, it is about the settings of this server, and goes away once they are
 * mended. So does "relay access denied", which answers the recipient but means the login.
 */
function isPermanent({ code, command, responseCode, response = '', message = '' }: SmtpError) {
  // An address that cannot be written in SMTP never becomes one.
  if (code === 'EENVELOPE' && command === 'API') return /recipient/i.test(message)
  if (!responseCode || responseCode < 500) return false
  if (aboutLogin.includes(responseCode) || /\brelay/i.test(response)) return false
  return command === 'RCPT TO' || command === 'DATA'
}

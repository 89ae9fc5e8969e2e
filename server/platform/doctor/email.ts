import { randomUUID } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { sendMail } from '../mail/smtp.ts'
import { type Finding, messageOf, ok, problem, warning } from './finding.ts'

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'isMailWaiting'>

/** The mail server accepts the login, and the domain of the sender says who may send for it. */
export async function checkEmail(env: MailSettings, lookUp = resolveTxt): Promise<Finding[]> {
  if (!env.SMTP_URL)
    return [
      warning(
        env.isMailWaiting
          ? 'SMTP_URL is none: no email leaves. It is stored, and what is older than 14 days is given up.'
          : 'There is no SMTP_URL: email is captured, and no one gets it.',
        'Set SMTP_URL and MAIL_FROM: without email no one can confirm an address or reset a password.',
      ),
    ]
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 10_000,
  })
  const { host } = new URL(env.SMTP_URL)
  const login = await transport.verify().then(
    () => ok(`The mail server ${host} accepts the login.`),
    (error: unknown) =>
      problem(
        `The mail server ${host} cannot be used: ${messageOf(error)}.`,
        'Check the address, the port, and the login in SMTP_URL, and that this machine may connect to that port.',
      ),
  )
  transport.close()
  return [login, ...(await checkSender(env.MAIL_FROM, lookUp))]
}

async function checkSender(from: string, lookUp: typeof resolveTxt): Promise<Finding[]> {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1]
  if (!domain)
    return [
      problem(
        'MAIL_FROM has no email address.',
        "Write it as MAIL_FROM='Clinic <no-reply@clinic.example>'.",
      ),
    ]
  return Promise.all([
    checkRecord(domain, 'v=spf1', `An SPF record says which servers send for ${domain}`, lookUp),
    checkRecord(
      `_dmarc.${domain}`,
      'v=DMARC1',
      `A DMARC record says what to do with false email of ${domain}`,
      lookUp,
    ),
  ])
}

async function checkRecord(name: string, start: string, what: string, lookUp: typeof resolveTxt) {
  try {
    const records = await lookUp(name)
    if (records.some((parts) => parts.join('').startsWith(start))) return ok(`${what}.`)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOTFOUND', 'ENODATA'].includes(code))
      return warning(
        `The TXT records of ${name} could not be read: ${code || messageOf(error)}.`,
        'Run this again where DNS works.',
      )
  }
  return warning(
    `There is no TXT record of ${name} that starts with ${start}: email may be taken for spam.`,
    'Add the record that your email provider names to the DNS of the domain.',
  )
}

/** Sends a test message. @param recipient who reads whether it has arrived */
export async function sendTestEmail(env: MailSettings, recipient: string): Promise<Finding> {
  const { SMTP_URL, MAIL_FROM } = env
  if (!SMTP_URL) return problem('No test email was sent: there is no mail server.', 'Set SMTP_URL.')
  const text = 'This is a test of your installation. If you can read it, email works.'
  const mail = {
    id: randomUUID(),
    recipient,
    subject: 'Test email',
    text_body: text,
    html_body: `<p>${text}</p>`,
  }
  const failure = await sendMail(mail, { SMTP_URL, MAIL_FROM })
  if (!failure)
    return ok(`The mail server took a test email to ${recipient}. Look whether it arrives.`)
  return problem(
    `The mail server did not take a test email to ${recipient}: ${failure.reason}.`,
    'Check the login in SMTP_URL, and that it may send as MAIL_FROM.',
  )
}

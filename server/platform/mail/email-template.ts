import { html } from 'hono/html'
import { asPlainText } from '#domain/email-texts/plain-text.ts'
import { brand } from '#domain/values/brand.ts'
import type { EmailKind } from '#domain/values/email-kinds.ts'
import type { Mail } from './mail.ts'
import { mailOrigin } from './mail-origin.ts'

/** A mail in plain words. None says what the product is about: mailboxes are read by others too. */
export interface EmailContent {
  recipient: string
  /** `notice` without it. */
  kind?: EmailKind
  /** How long it is of use, as its link expires: it is not sent later than that. */
  useful_minutes?: number
  subject: string
  /** Paragraphs before the link and the code. */
  before: string[]
  link?: { label: string; href: string }
  code?: string
  /** The page that accepts the code, where a page of ours does. */
  code_page?: string | undefined
  after: string[]
}

/** The last words, with the logo above them. It says the name where pictures are not shown. */
function signature(farewell: string) {
  const { logo, name } = brand
  if (!logo || !mailOrigin.url) return farewell
  const src = mailOrigin.url + logo.src
  const picture = html`<img
    src="${src}"
    width="${logo.width}"
    height="${logo.height}"
    alt="${name}"
  />`
  return html`${picture}<br />${farewell}`
}

/** Renders an email as text and as simple HTML; everything in it is escaped. */
export async function renderEmail(content: EmailContent): Promise<Mail> {
  const { recipient, kind, useful_minutes, subject, before, link, code, code_page, after } = content
  const codeLine = `Or enter this code: ${code}`
  const farewell = `The ${brand.name} team`
  const text_body = asPlainText(['Hello,', ...before], link, [
    ...(code ? [link ? codeLine : `Your code: ${code}`] : []),
    ...(code && code_page ? [`The page for the code:\n${code_page}`] : []),
    ...after,
    farewell,
  ])
  const html_body = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 34rem">
        <p>Hello,</p>
        ${before.map((line) => html`<p>${line}</p>`)}
        ${link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ''}
        ${
          code
            ? html`<p>${link ? 'Or enter this code:' : 'Your code:'} <strong>${code}</strong></p>`
            : ''
        }
        ${code && code_page ? html`<p><a href="${code_page}">The page for the code</a></p>` : ''}
        ${after.map((line) => html`<p>${line}</p>`)}
        <p>${signature(farewell)}</p>
      </body>
    </html> `
  const mail = { recipient, subject, text_body, html_body: String(html_body) }
  return { ...mail, ...(kind ? { kind } : {}), ...(useful_minutes ? { useful_minutes } : {}) }
}

import { Hono } from 'hono'
import { html } from 'hono/html'
import { brand } from '#domain/values/brand.ts'
import { type CapturedMail, listCapturedMails } from './mail.ts'

/** Shows emails that no SMTP server takes. Development only: any caller may read all of them. */
export const capturedMailbox = new Hono()
  .get('/dev/mail.json', async (c) => c.json(await listCapturedMails()))
  .get('/dev/mail', async (c) => c.html(page(await listCapturedMails())))

function page(mails: CapturedMail[]) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>Captured mail, ${brand.name}</title>
      </head>
      <body>
        <main>
          <h1>Captured mail</h1>
          <p>
            Newest first. Nothing here was sent. For programs:
            <a href="/dev/mail.json">mail.json</a>.
          </p>
          ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''} ${mails.map(article)}
        </main>
      </body>
    </html>`
}

/** A mail as text, its links live; its HTML is shown as source, so that nothing in it can act here. */
function article(mail: CapturedMail) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p>To ${mail.to}, <time datetime="${mail.sent_at}">${mail.sent_at}</time></p>
    ${mail.text
      .split('\n\n')
      .map((paragraph) => html`<p>${paragraph.split(/(https?:\/\/\S+)/).map(linkOrText)}</p>`)}
    <details>
      <summary>HTML source</summary>
      <pre>${mail.html}</pre>
    </details>
    <hr />
  </article>`
}

function linkOrText(part: string) {
  return /^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part
}

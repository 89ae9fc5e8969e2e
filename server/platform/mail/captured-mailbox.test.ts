import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { asSystem } from '../db.ts'
import { postMail } from './mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await asSystem('write emails of a test', async (tx) => {
    await postMail(tx, {
      recipient: 'a@example.test',
      subject: '<script>alert(1)</script>',
      text_body: 'Hello,\n\nopen http://localhost:3000/confirm?token_hash=x&type=signup',
      html_body: '<p>Hello</p><script>alert(2)</script>',
    })
  })
})
afterAll(() => app.close())

it('shows captured mails to people, with live links and nothing else alive', async () => {
  const { status, body, headers } = await app.call('GET', '/dev/mail')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body).toContain('<a href="http://localhost:3000/confirm?token_hash=x&amp;type=signup">')
  expect(body).not.toContain('<script')
  expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;')
})

it('lists them for programs', async () => {
  const { body } = await app.call('GET', '/dev/mail.json')
  expect(body).toEqual([
    {
      to: 'a@example.test',
      subject: '<script>alert(1)</script>',
      text: expect.stringContaining('token_hash=x'),
      html: expect.stringContaining('<p>Hello</p>'),
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ])
})

it('does not exist where mails are really sent', async () => {
  await app.close()
  app = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525' })
  for (const path of ['/dev/mail', '/dev/mail.json']) {
    expect((await app.call('GET', path)).status).toBe(404)
  }
})

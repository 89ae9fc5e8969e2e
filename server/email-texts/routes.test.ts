import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailTexts, textKeys } from '#domain/email-texts/registry.ts'
import { setOwnTexts } from '#server/platform/mail/own-texts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { followSettings } from '../clinic-settings/own-brand.ts'
import { newMessageMail } from '../messages/notifications/mails.ts'
import { askedMail } from '../questionnaires/mails.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => {
  setOwnTexts(new Map())
  return app.close()
})

const words = {
  subject: 'News for you',
  body: 'There is news at {clinic}.\n\n{link}\n\nCall {phone}.',
  button: 'Read the news',
}
const change = (version: number, more: object = {}, as = admin, key = 'message') =>
  app.call('PUT', `/api/admin/email-texts/${key}`, {
    as,
    body: { id: randomUUID(), version, password: goodPassword, ...words, ...more },
  })
const list = async (as = admin) => app.call('GET', '/api/admin/email-texts', { as })
const read = async (key = 'message') =>
  (await list()).body.find((text: { key: string }) => text.key === key)
const changes = async (key = 'message') =>
  (await app.call('GET', `/api/admin/email-texts/${key}/changes`, { as: admin })).body
const reader = { address: 'one@example.test', isProvider: false, isUrgent: false }
const messageMail = () => newMessageMail(reader, 'https://ubumi.test')

describe('the texts of emails', () => {
  it('are ours until an admin changes them', async () => {
    const { body } = await list()
    expect(body.map((text: { key: string }) => text.key)).toEqual(textKeys)
    const { usual } = emailTexts.message
    expect(await read()).toEqual({ key: 'message', version: 0, is_own: false, ...usual })
    expect(await changes()).toEqual([])
  })

  it('are set once, also when sent again, and are in emails and the history from then on', async () => {
    const id = randomUUID()
    const first = await change(0, { id })
    expect([first.status, first.body]).toEqual([
      200,
      { key: 'message', version: 1, is_own: true, ...words },
    ])
    expect((await change(0, { id })).body).toEqual(first.body)
    expect((await change(0, { id, subject: 'Another subject' })).body.code).toBe('conflict')
    const mail = await messageMail()
    expect(mail.subject).toBe('News for you')
    expect(mail.text_body).toBe(
      'Hello,\n\nThere is news at Ubumi.\n\nRead the news:\nhttps://ubumi.test/messages\n\nCall +260 211 000 000.\n\nThe Ubumi team',
    )
    expect(mail.html_body).toContain('<a href="https://ubumi.test/messages">Read the news</a>')
    const [one, ...others] = await changes()
    expect(one).toMatchObject({ version: 1, changed_by_name: 'Grace Mulenga', ...words })
    expect(others).toEqual([])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'email_text.change', actor_id: admin.user_id },
    ])
  })

  it('are not overwritten by an admin who saw an older version', async () => {
    const stale = await change(0, { subject: 'Another' })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_text'])
    const both = await Promise.all([
      change(1, { subject: 'One' }),
      change(1, { subject: 'Another' }),
    ])
    const statuses = both.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, 409])
    expect((await read()).version).toBe(2)
    expect(await changes()).toHaveLength(2)
  })

  it('take no id of another text', async () => {
    const id = randomUUID()
    expect((await change(0, { id }, admin, 'plan')).status).toBe(200)
    expect((await change(2, { id })).status).toBe(409)
    expect((await read()).version).toBe(2)
  })

  it('reach another server by the database', async () => {
    setOwnTexts(new Map())
    const stopping = new AbortController()
    await followSettings(stopping.signal)
    stopping.abort()
    expect((await messageMail()).text_body).toContain('There is news at Ubumi.')
  })

  it('leave urgent emails and those to providers in our words', async () => {
    for (const other of [{ isUrgent: true }, { isProvider: true }])
      expect((await newMessageMail({ ...reader, ...other }, 'https://ubumi.test')).subject).toBe(
        'You have a new message',
      )
  })

  it.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'Two\nrows' }, 'subject'],
    [{ subject: 'For {nothing}' }, 'subject'],
    [{ subject: 'Your diabetes' }, 'subject'],
    [{ subject: 's'.repeat(121) }, 'subject'],
    [{ body: 'No button.' }, 'body'],
    [{ body: 'See https://track.example\n\n{link}' }, 'body'],
    [{ body: '<b>x</b>\n\n{link}' }, 'body'],
    [{ body: 'Bring your HIV card.\n\n{link}' }, 'body'],
    [{ button: '{clinic}' }, 'button'],
    [{ password: 'not mine at all' }, 'password'],
  ])('reject %o and name the field', async (wrong, field) => {
    const { status, body } = await change(2, wrong)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await read()).version).toBe(2)
  })

  it('show what a person has typed as text, and never as a placeholder or HTML', async () => {
    const body = '{provider} asks you by {day}.\n\n{link}'
    expect((await change(0, { body }, admin, 'questions')).status).toBe(200)
    const provider_name = '<b>{link}</b>\r\nBcc: two@example.test'
    const asked = { id: randomUUID(), provider_name, due_on: '2099-11-12' }
    const mail = await askedMail(reader.address, asked as never, 'https://ubumi.test')
    expect(mail.text_body).toContain('<b>{link}</b> Bcc: two@example.test asks you by')
    expect(mail.html_body).toContain('&lt;b&gt;{link}&lt;/b&gt; Bcc: two@example.test asks you by')
    expect(mail.html_body.split('<a ')).toHaveLength(2)
  })

  it('are ours again with our words, and the former stay in the history', async () => {
    const { usual } = emailTexts.message
    const { body } = await change(2, usual)
    expect(body).toEqual({ key: 'message', version: 3, is_own: false, ...usual })
    expect((await messageMail()).subject).toBe(usual.subject)
    expect((await changes()).map(({ is_own }: { is_own: boolean }) => is_own)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are an admin’s alone, and only those that are listed', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await list(as)).status).toBe(403)
      expect((await change(3, {}, as)).status).toBe(403)
    }
    expect((await app.call('GET', '/api/admin/email-texts')).status).toBe(401)
    for (const key of ['nothing', 'constructor', '__proto__'])
      expect((await change(0, {}, admin, key)).status).toBe(404)
  })
})

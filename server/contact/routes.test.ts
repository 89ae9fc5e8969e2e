import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#domain/values/brand.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { sweep } from '../accounts/expiry/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const address = () => `${randomUUID()}@example.test`
const written = (email = address()) => ({
  name: 'Natasha Phiri',
  email,
  subject: 'Do you see children?',
  message: 'My son is nine.\nHe sleeps badly.\tWhat would it cost?',
})

const send = (body: unknown, as?: Persona) =>
  app.call('POST', '/api/contact-messages', { as, body })
const asOwner = (text: string, ...values: unknown[]) => app.database.asOwner(text, values)
const countOf = async () =>
  (await asOwner('select count(*)::int as count from contact_messages'))[0]!.count
const mailsTo = (recipient: string) =>
  asOwner('select * from platform.mail_outbox where recipient = $1 order by created_at', recipient)

describe('writing to the team', () => {
  it('needs no account, and is answered with what was written', async () => {
    const typed = written()
    const { status, body } = await send({ ...typed, name: '  Natasha Phiri ' })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        ...typed,
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
    const [row] = await asOwner('select * from contact_messages where id = $1', body.id)
    expect(row).toMatchObject({ ...typed, user_id: null, answered_at: null })
  })

  it('again, or ten times at once, writes one message, and each mail once', async () => {
    const body = { id: randomUUID(), ...written() }
    const before = await countOf()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await countOf()).toBe(Number(before) + 1)
    expect(await mailsTo(body.email)).toHaveLength(1)
  })

  it('with the id of another message is rejected, and reveals nothing of it', async () => {
    const first = { id: randomUUID(), ...written() }
    await send(first)
    const other = await send({ ...written(), id: first.id })
    expect(other.status).toBe(409)
    expect(JSON.stringify(other.body)).not.toContain(first.email)
  })

  it.each([
    ...['name', 'email', 'subject', 'message'].flatMap((field) => [
      [field, { [field]: undefined }],
      [field, { [field]: null }],
      [field, { [field]: '' }],
      [field, { [field]: '  ' }],
      [field, { [field]: ['x'] }],
      [field, { [field]: `a\u0000b@example.test` }],
      [field, { [field]: `${'x'.repeat(4001)}@example.test` }],
      [field, { [field]: '\ud800' }],
    ]),
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'Natasha\nBcc: everybody@example.test' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['subject', { subject: 'a\r\nb' }],
    ['email', { email: 'natasha' }],
    ['email', { email: 'a@b.test, c@d.test' }],
    ['email', { email: 'a@b.test\r\nBcc: c@d.test' }],
    ['id', { id: 'mine' }],
    ['user_id', { user_id: randomUUID() }],
    ['answered_at', { answered_at: '2020-01-01T00:00:00Z' }],
  ] as [string, object][])('is rejected by the name of %s: %j', async (field, wrong) => {
    const before = await countOf()
    const answer = await send({ ...written(), ...wrong })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await countOf()).toBe(before)
  })

  it('takes the longest of everything, and letters of every kind', async () => {
    const full = {
      ...written(),
      name: 'Ŋ'.repeat(200),
      subject: '😀'.repeat(100),
      message: `Muli shani? ${'é'.repeat(3988)}`,
    }
    expect(await send(full)).toMatchObject({ status: 201, body: full })
  })

  it('with a session is one’s own: in the export, and gone with the account', async () => {
    const person = await app.createPersona()
    const { body } = await send(written(), person)
    const copy = await app.call('GET', '/api/me/export', { as: person })
    expect(copy.body.tables.contact_messages).toMatchObject([{ id: body.id, name: body.name }])
    await asOwner('delete from user_profiles where id = $1', person.user_id)
    expect(await asOwner('select from contact_messages where id = $1', body.id)).toEqual([])
  })

  it('with a token of an ended session is anonymous, and is accepted all the same', async () => {
    const person = await app.createPersona()
    await asOwner('delete from accounts.sessions where id = $1', person.session_id)
    const { status, body } = await send(written(), person)
    expect(status).toBe(201)
    const [row] = await asOwner('select user_id from contact_messages where id = $1', body.id)
    expect(row).toEqual({ user_id: null })
  })

  it('is nothing that a client, a provider or a visitor can list', async () => {
    expect((await app.call('GET', '/api/contact-messages')).status).toBe(401)
    const person = await app.createPersona()
    expect((await app.call('GET', '/api/contact-messages', { as: person })).status).toBe(404)
  })
})

describe('the mails about a message', () => {
  it('say to the team that there is a message, and to the sender that it has arrived, without its text', async () => {
    await asOwner('update contact_messages set answered_at = now()')
    await asOwner('delete from platform.mail_outbox')
    const typed = written()
    await send(typed)
    const [team] = await mailsTo(brand.email)
    const [sender] = await mailsTo(typed.email)
    expect(team!.text_body).toContain('/admin/contact-messages')
    expect(sender!.text_body).toMatch(/112[\s\S]+933/)
    const words = JSON.stringify([team, sender])
    for (const word of ['Natasha', 'children', 'nine', 'sleeps']) expect(words).not.toContain(word)
    expect(JSON.stringify(team)).not.toContain(typed.email)
  })

  it('reach an address once a day, for every sender', async () => {
    const email = address()
    await send(written(email))
    await send({ ...written(email.toUpperCase()), subject: 'Again' })
    expect(await mailsTo(email)).toHaveLength(1)
    await asOwner(
      `update contact_messages set "submittedAt" = now() - interval '25 hours' where email = $1`,
      email,
    )
    await send({ ...written(email), subject: 'The day after' })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('reach the team for the first unanswered one, and again once that is ten minutes old or answered', async () => {
    await asOwner('update contact_messages set answered_at = now()')
    await asOwner('delete from platform.mail_outbox')
    const toTeam = async () => (await mailsTo(brand.email)).length
    await send(written())
    await send(written())
    expect(await toTeam()).toBe(1)
    await asOwner(`update contact_messages set "submittedAt" = now() - interval '11 minutes'`)
    await send(written())
    expect(await toTeam()).toBe(2)
    await asOwner('update contact_messages set answered_at = now()')
    await send(written())
    expect(await toTeam()).toBe(3)
  })
})

describe('what runs out', () => {
  it('is a message that was answered more than twelve months ago, and no other', async () => {
    await asOwner('delete from contact_messages')
    for (const age of ['13 months', '11 months', undefined]) {
      const { body } = await send({ ...written(), subject: age ?? 'new' })
      await asOwner(
        `update contact_messages set "submittedAt" = now() - interval '2 years',
           answered_at = now() - $2::interval where id = $1`,
        body.id,
        age ?? null,
      )
    }
    await sweep.run()
    const left = await asOwner('select subject from contact_messages order by 1')
    expect(left.map(({ subject }) => subject)).toEqual(['11 months', 'new'])
  })
})

describe('many messages', () => {
  it('from one network and address wait, and say how long; those from another network do not', async () => {
    await app.close()
    app = await openTestApp({ AUTH_LIMITS: 'true', TRUST_PROXY: '127.0.0.1' })
    const email = address()
    const write = (body = written(email), line = '10.1.2.3') =>
      app.call('POST', '/api/contact-messages', { body, headers: { 'X-Forwarded-For': line } })
    for (let n = 0; n < 5; n++) expect((await write()).status).toBe(201)
    const rejected = await write()
    expect(rejected.status).toBe(429)
    const wait = Number(rejected.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(500)
    expect(rejected.body.message).toContain(`${Math.ceil(wait / 60)} minutes`)
    expect((await write(written())).status).toBe(201)
    expect((await write(written(email), '10.1.2.4')).status).toBe(201)
    for (let n = 0; n < 54; n++) expect((await write(written())).status).toBe(201)
    expect((await write(written())).status).toBe(429)
  })
})

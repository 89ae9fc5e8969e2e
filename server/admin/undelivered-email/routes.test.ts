import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { mailSender } from '#server/platform/mail/mail-sender.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'

let app: TestApp
let server: TestMailServer
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
beforeEach(async () => {
  server = await startMailServer()
})
afterAll(() => app.close())
afterEach(async () => {
  await server.close()
  await app.database.asOwner('delete from platform.mail_outbox')
  await app.database.asOwner('delete from pgboss.job')
})

const list = async (query = '', as = admin) =>
  app.call('GET', `/api/admin/undelivered-email${query}`, { as })
const resend = (id: string, as = admin) =>
  app.call('POST', `/api/admin/undelivered-email/${id}/resend`, { as })

/** Writes an email, and has the carrier try it once, as a server would that takes it off the queue. */
async function write(recipient: string, how?: Parameters<typeof postMail>[2]): Promise<string> {
  const mail = { recipient, subject: 'A secret subject', text_body: 'A secret', html_body: '' }
  await asSystem('write an email of a test', (tx) =>
    postMail(tx, { ...mail, kind: 'reminder' }, how),
  )
  const [row] = await app.database.asOwner(
    'select id from platform.mail_outbox where recipient = $1',
    [recipient],
  )
  const id = String(row!.id)
  await carry(id)
  return id
}

async function carry(id: string) {
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'Ubumi <a@example.test>' }
  const outcome = await mailSender(settings).run({ id, attempt: 1, isLast: false })
  // As the queue does with a piece that is done with, or comes again.
  await app.database.asOwner(`update pgboss.job set state = $2::pgboss.job_state where id = $1`, [
    id,
    outcome === 'done' ? 'completed' : 'retry',
  ])
}

it('shows address, kind and reason of what was not delivered, and nothing of what it says', async () => {
  const rejected = await write('nobody@example.test')
  const retrying = await write('grey@example.test')
  await write('delivered@example.test')
  const { status, body } = await list()
  expect(status).toBe(200)
  const shared = { kind: 'reminder', attempts: 1, created_at: expect.any(String) }
  expect(body).toEqual([
    {
      ...shared,
      id: retrying,
      recipient: 'grey@example.test',
      status: 'retrying',
      last_error: 'EENVELOPE 451 4.7.1',
      last_attempt_at: expect.any(String),
    },
    {
      ...shared,
      id: rejected,
      recipient: 'nobody@example.test',
      status: 'rejected',
      last_error: 'EENVELOPE 550',
      last_attempt_at: expect.any(String),
    },
  ])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await list('?limit=1')).body).toHaveLength(1)
  expect((await list(`?before=${retrying}`)).body).toMatchObject([{ id: rejected }])
  const { body: counts } = await app.call('GET', '/api/admin/waiting', { as: admin })
  expect(counts.undelivered_email).toBe(1)
})

it('puts the reading into the trail of each person listed', async () => {
  const person = await app.createPersona({ role: 'client' })
  await app.database.asOwner(
    `update accounts.users set email = 'nobody@example.test' where id = $1`,
    [person.user_id],
  )
  const id = await write('nobody@example.test')
  await list()
  expect((await resend(id)).status).toBe(200)
  const events = await app.database.asOwner(
    `select action, record_id, actor_id from platform.audit_events where subject_id = $1 and action like 'undelivered%' order by action`,
    [person.user_id],
  )
  expect(events).toEqual([
    { action: 'undelivered_email.read', record_id: null, actor_id: admin.user_id },
    { action: 'undelivered_email.resend', record_id: id, actor_id: admin.user_id },
  ])
})

it('sends an email again once, however often the admin asks', async () => {
  const id = await write('nobody@example.test', { at_most_once: true })
  await app.database.asOwner(`update platform.mail_outbox set recipient = 'found@example.test'`)
  const answers = await Promise.all([resend(id), resend(id), resend(id)])
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
    Array.from({ length: 3 }, () => [200, 'retrying']),
  )
  const jobs = await app.database.asOwner(
    `select state::text, retry_count, retry_limit from pgboss.job where id = $1`,
    [id],
  )
  expect(jobs).toEqual([{ state: 'created', retry_count: 0, retry_limit: 99 }])
  await carry(id)
  expect(server.taken).toHaveLength(1)
  expect((await list()).body).toEqual([])
  expect((await resend(id)).status).toBe(404)
  expect(await auditEventsOf(app.database, id)).toHaveLength(3)
})

it('does not send what has expired, nor what is being sent just now', async () => {
  const expired = await write('late@example.test', { not_after: new Date(Date.now() - 1000) })
  expect((await list()).body).toMatchObject([{ status: 'expired', attempts: 0 }])
  expect(await resend(expired)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const [row] = await app.database.asOwner('select text_body from platform.mail_outbox')
  expect(row!.text_body).toBe('')
  const active = await write('grey@example.test')
  await app.database.asOwner(
    `update platform.mail_outbox set last_error = 'ETIMEDOUT' where id = $1`,
    [active],
  )
  await app.database.asOwner(`update pgboss.job set state = 'active' where id = $1`, [active])
  expect(await resend(active)).toMatchObject({ status: 409 })
})

it('is for admins only, and knows no other id', async () => {
  const id = await write('nobody@example.test')
  for (const role of ['client', 'provider'] as const) {
    const person = await app.createPersona({ role })
    expect((await list('', person)).status).toBe(403)
    expect((await resend(id, person)).status).toBe(403)
  }
  expect((await resend(randomUUID())).status).toBe(404)
  expect((await resend('x')).status).toBe(422)
  expect((await list()).body).toMatchObject([{ id, status: 'rejected' }])
})

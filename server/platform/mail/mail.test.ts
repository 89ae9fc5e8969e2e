import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { asSystem } from '../db.ts'
import { startJobs } from '../jobs.ts'
import { log } from '../log.ts'
import { postMail } from './mail.ts'
import { mailSender } from './mail-sender.ts'
import { describeFailure } from './smtp.ts'
import { limit } from '#tests/support/patience.ts'

let app: TestApp
let server: TestMailServer
beforeAll(async () => {
  app = await openTestApp()
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  await app.close()
})
afterEach(async () => {
  server.taken.length = 0
  await app.database.asOwner('delete from platform.mail_outbox')
  await app.database.asOwner('delete from pgboss.job')
})

const carrier = () => mailSender({ SMTP_URL: server.url, MAIL_FROM: 'Ubumi <a@example.test>' })
const waiting = () =>
  app.database.asOwner(
    'select recipient from platform.mail_outbox where undelivered is null order by recipient',
  )
const setAside = () =>
  app.database.asOwner(
    `select recipient, undelivered, last_error, attempts, text_body from platform.mail_outbox where undelivered is not null`,
  )
const post = (names: string[], how?: Parameters<typeof postMail>[2]) =>
  asSystem('write emails of a test', async (tx) => {
    for (const name of names) {
      const recipient = `${name}@example.test`
      await postMail(
        tx,
        { recipient, subject: 'Hello', text_body: 'Muli bwanji?', html_body: '' },
        how,
      )
    }
  })
const onlyTask = async (attempt = 1) => {
  const [row] = await app.database.asOwner('select id from platform.mail_outbox')
  return { id: String(row!.id), attempt, isLast: false }
}

it('hands queued email over and stores nothing of it; what is deferred is tried again', async () => {
  await post(['chanda', 'grey'])
  const warn = vi.spyOn(log, 'warn')
  const stop = startJobs([], [carrier()])
  await expect
    .poll(
      () => app.database.asOwner('select state::text, retry_count from pgboss.job order by 1'),
      {
        timeout: limit(20_000),
      },
    )
    .toEqual([
      { state: 'completed', retry_count: 0 },
      { state: 'retry', retry_count: 0 },
    ])
  await stop()
  expect(await waiting()).toEqual([{ recipient: 'grey@example.test' }])
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toContain('To: chanda@example.test')
  expect(server.taken[0]).toContain('Muli bwanji?')
  // A machine wrote it: RFC 3834.
  expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  // The server's rejection quotes the address: none of it may reach the log, or the queue.
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'EENVELOPE 451 4.7.1', mayHaveBeenTaken: false }),
    expect.anything(),
  )
  const kept = await app.database.asOwner('select * from pgboss.job')
  expect(JSON.stringify([warn.mock.calls, kept])).not.toContain('example.test')
})

it('is known by the same Message-ID at each attempt', async () => {
  await post(['cut'])
  const task = await onlyTask()
  expect(await carrier().run(task)).toBe('again')
  expect(await carrier().run({ ...task, attempt: 2 })).toBe('again')
  const ids = server.taken.map((mail) => /^Message-ID: (.*)\r$/im.exec(mail)?.[1])
  expect(ids).toEqual([`<${task.id}@example.test>`, `<${task.id}@example.test>`])
})

it('sends an email that must not arrive twice no second time when the connection breaks after it was written', async () => {
  await post(['cut'], { at_most_once: true })
  const task = await onlyTask()
  expect(await carrier().run(task)).toBe('done')
  expect(await carrier().run(task)).toBe('done')
  expect(server.taken).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it.each(['early', 'relay'])(
  'tries such a mail again when it was surely not taken: %s',
  async (name) => {
    await post([name], { at_most_once: true })
    const task = await onlyTask()
    expect(await carrier().run(task)).toBe('again')
    await app.database.asOwner(`update platform.mail_outbox set recipient = 'chanda@example.test'`)
    expect(await carrier().run({ ...task, attempt: 2 })).toBe('done')
    expect(server.taken).toHaveLength(1)
    expect(await waiting()).toEqual([])
  },
)

it('gives such a mail up when a server ended while it had handed it over, and sends a code again', async () => {
  for (const at_most_once of [true, false]) {
    await post(['chanda'], { at_most_once })
    const task = await onlyTask()
    await app.database.asOwner('update platform.mail_outbox set handed_over_at = now()')
    expect(await carrier().run(task)).toBe('done')
    expect(await waiting()).toEqual([])
    await app.database.asOwner('delete from platform.mail_outbox')
  }
  expect(server.taken).toHaveLength(1)
})

it('sends a mail as long as it is of use, and deletes its text from then on', async () => {
  const soon = new Date(Date.now() + 60_000)
  await post(['chanda'], { not_after: soon })
  expect(await carrier().run(await onlyTask())).toBe('done')
  await post(['mwila'], { not_after: new Date(Date.now() - 1000) })
  expect(await carrier().run(await onlyTask())).toBe('done')
  expect(server.taken).toHaveLength(1)
  expect(await setAside()).toMatchObject([
    { recipient: 'mwila@example.test', undelivered: 'expired', text_body: '', attempts: 0 },
  ])
})

it('sends the link of a password no later than it works', async () => {
  const mail = { recipient: 'grey@example.test', subject: '', text_body: 'link', html_body: '' }
  await asSystem('write an email of a test', (tx) => postMail(tx, { ...mail, useful_minutes: 15 }))
  const [row] = await app.database.asOwner(
    `select extract(epoch from not_after - created_at) / 60 as minutes from platform.mail_outbox`,
  )
  expect(Number(row!.minutes)).toBeCloseTo(15, 3)
  await app.database.asOwner(`update platform.mail_outbox set not_after = now()`)
  expect(await carrier().run(await onlyTask(4))).toBe('done')
  expect(await setAside()).toMatchObject([{ undelivered: 'expired', text_body: '' }])
})

it.each([
  ['nobody', 'EENVELOPE 550'],
  ['spam', 'EMESSAGE 554 5.7.1'],
])('stops at once when the server rejects %s for good, and keeps the mail', async (name, code) => {
  await post([name])
  const warn = vi.spyOn(log, 'warn').mockClear()
  expect(await carrier().run(await onlyTask())).toBe('done')
  expect(await setAside()).toEqual([
    {
      recipient: `${name}@example.test`,
      undelivered: 'rejected',
      last_error: code,
      attempts: 1,
      text_body: 'Muli bwanji?',
    },
  ])
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: code, undelivered: 'rejected' }),
    'mail was given up',
  )
})

it('tries again where a rejection is about the settings of this server', async () => {
  const closed = await startMailServer({ greeting: '554 5.3.2 no service for you' })
  await post(['chanda'])
  const settings = { SMTP_URL: closed.url, MAIL_FROM: 'Ubumi <a@example.test>' }
  expect(await mailSender(settings).run(await onlyTask())).toBe('again')
  await closed.close()
  const [row] = await app.database.asOwner('select last_error from platform.mail_outbox')
  expect(row!.last_error).toMatch(/ 554 5\.3\.2$/)
})

it.each([
  ['AUTH PLAIN', 'EAUTH', 535, '535 5.7.8 wrong password', false],
  ['MAIL FROM', 'EENVELOPE', 550, '550 5.1.8 sender unknown', false],
  ['RCPT TO', 'EENVELOPE', 530, '530 5.7.0 log in first', false],
  ['RCPT TO', 'EENVELOPE', 450, '450 4.2.1 mailbox busy', false],
  ['RCPT TO', 'EENVELOPE', 550, '550 5.1.1 no such user', true],
  ['DATA', 'EMESSAGE', 552, '552 5.3.4 too large', true],
  ['DATA', 'EMESSAGE', 451, '451 4.3.0 later', false],
])(
  'knows that a reply to %s (%s %i) is permanent or not',
  (command, code, responseCode, response, isPermanent) => {
    const failure = describeFailure({ command, code, responseCode, response }, true)
    expect(failure).toMatchObject({ isPermanent, mayHaveBeenTaken: false })
    expect(failure.reason).toMatch(/^E[A-Z]+ \d{3} \d\.\d\.\d$/)
  },
)

it('delivers after an outage of the mail server that lasts for a day, and gives up after two', async () => {
  const port = Number(new URL(server.url).port)
  await server.close()
  await post(['chanda', 'mwila'])
  const rows = await app.database.asOwner('select id, recipient from platform.mail_outbox')
  const taskOf = (name: string, attempt: number) => ({
    id: String(rows.find(({ recipient }) => recipient === `${name}@example.test`)!.id),
    attempt,
    isLast: false,
  })
  for (let attempt = 1; attempt <= 20; attempt++)
    expect(await carrier().run(taskOf('chanda', attempt))).toBe('again')
  const age = (hours: number, name: string) =>
    app.database.asOwner(
      `update platform.mail_outbox set give_up_at = give_up_at - make_interval(hours => $1) where recipient = $2`,
      [hours, `${name}@example.test`],
    )
  await age(47, 'chanda')
  expect(await carrier().run(taskOf('chanda', 60))).toBe('again')
  await age(49, 'mwila')
  expect(await carrier().run(taskOf('mwila', 60))).toBe('done')
  expect(await setAside()).toMatchObject([
    { recipient: 'mwila@example.test', undelivered: 'gave_up', attempts: 1 },
  ])
  server = await startMailServer({ port })
  expect(await carrier().run(taskOf('chanda', 61))).toBe('done')
  expect(server.taken).toHaveLength(1)
})

it('waits longer after each failure, up to an hour, for more than two days in all', async () => {
  await post(['chanda'])
  const [job] = await app.database.asOwner(
    `select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where name = 'platform.mail'`,
  )
  expect(job).toEqual({
    retry_limit: 99,
    retry_delay: 30,
    retry_backoff: true,
    retry_delay_max: 3600,
  })
  // pg-boss waits between half of a doubled pause and all of it, and the whole longest pause.
  let min = 0
  for (let retry = 0; retry < 99; retry++)
    min += Math.min(3600, (30 * 2 ** Math.min(16, retry)) / 2)
  expect(min / 3600).toBeGreaterThan(48)
})

it('sends nothing before its time, and codes before what else is due', async () => {
  await post(['reminded'], { at_most_once: true })
  await post(['later'], { not_before: new Date(Date.now() + 3_600_000) })
  await post(['code'])
  const queued = await app.database.asOwner(
    `select recipient from platform.mail_outbox join pgboss.job using (id) order by priority desc, recipient`,
  )
  expect(queued.map(({ recipient }) => recipient).at(-1)).toBe('reminded@example.test')
  const stop = startJobs([], [carrier()])
  await expect.poll(() => server.taken.length, { timeout: limit(20_000) }).toBe(2)
  await stop()
  expect(await waiting()).toEqual([{ recipient: 'later@example.test' }])
})

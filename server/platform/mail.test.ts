import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { asSystem } from './db.ts'
import { startJobs } from './jobs.ts'
import { log } from './log.ts'
import { mailCarrier, postMail } from './mail.ts'

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

const carrier = () => mailCarrier({ SMTP_URL: server.url, MAIL_FROM: 'Ubumi <a@example.test>' })
const waiting = () =>
  app.database.asOwner('select recipient from platform.mail_outbox order by recipient')
const post = (names: string[], how?: Parameters<typeof postMail>[2]) =>
  asSystem('write mails of a test', async (tx) => {
    for (const name of names) {
      const recipient = `${name}@example.test`
      await postMail(
        tx,
        { recipient, subject: 'Hello', text_body: 'Muli bwanji?', html_body: '' },
        how,
      )
    }
  })
const onlyPiece = async (attempt = 1) => {
  const [row] = await app.database.asOwner('select id from platform.mail_outbox')
  return { id: String(row!.id), attempt, isLast: attempt === 8 }
}

it('hands waiting mail over and keeps nothing of it; what is refused waits for another try', async () => {
  await post(['chanda', 'nobody'])
  const warn = vi.spyOn(log, 'warn')
  const stop = startJobs([], [carrier()])
  await expect
    .poll(
      () => app.database.asOwner('select state::text, retry_count from pgboss.job order by 1'),
      {
        timeout: 20_000,
      },
    )
    .toEqual([
      { state: 'completed', retry_count: 0 },
      { state: 'retry', retry_count: 0 },
    ])
  await stop()
  expect(await waiting()).toEqual([{ recipient: 'nobody@example.test' }])
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toContain('To: chanda@example.test')
  expect(server.taken[0]).toContain('Muli bwanji?')
  // The server's refusal quotes the address: none of it may reach the log, or the queue.
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'EENVELOPE 550', mayHaveBeenTaken: false }),
    expect.anything(),
  )
  const kept = await app.database.asOwner('select * from pgboss.job')
  expect(JSON.stringify([warn.mock.calls, kept])).not.toContain('example.test')
})

it('is known by the same Message-ID at each attempt', async () => {
  await post(['cut'])
  const piece = await onlyPiece()
  expect(await carrier().run(piece)).toBe('again')
  expect(await carrier().run({ ...piece, attempt: 2 })).toBe('again')
  const ids = server.taken.map((mail) => /^Message-ID: (.*)\r$/im.exec(mail)?.[1])
  expect(ids).toEqual([`<${piece.id}@example.test>`, `<${piece.id}@example.test>`])
})

it('sends a mail that must not come twice no second time when the line breaks after it was written', async () => {
  await post(['cut'], { at_most_once: true })
  const piece = await onlyPiece()
  expect(await carrier().run(piece)).toBe('done')
  expect(await carrier().run(piece)).toBe('done')
  expect(server.taken).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it.each(['early', 'nobody'])(
  'tries such a mail again when it was surely not taken: %s',
  async (name) => {
    await post([name], { at_most_once: true })
    const piece = await onlyPiece()
    expect(await carrier().run(piece)).toBe('again')
    await app.database.asOwner(`update platform.mail_outbox set recipient = 'chanda@example.test'`)
    expect(await carrier().run({ ...piece, attempt: 2 })).toBe('done')
    expect(server.taken).toHaveLength(1)
    expect(await waiting()).toEqual([])
  },
)

it('gives such a mail up when a server ended while it had handed it over, and sends a code again', async () => {
  for (const at_most_once of [true, false]) {
    await post(['chanda'], { at_most_once })
    const piece = await onlyPiece()
    await app.database.asOwner('update platform.mail_outbox set handed_over_at = now()')
    expect(await carrier().run(piece)).toBe('done')
    expect(await waiting()).toEqual([])
  }
  expect(server.taken).toHaveLength(1)
})

it('sends a mail as long as it is of use, and gives it up from then on', async () => {
  const soon = new Date(Date.now() + 60_000)
  await post(['chanda'], { not_after: soon })
  expect(await carrier().run(await onlyPiece())).toBe('done')
  await post(['mwila'], { not_after: new Date(Date.now() - 1000) })
  expect(await carrier().run(await onlyPiece())).toBe('done')
  expect(server.taken).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

it('keeps nothing of a mail that it gives up', async () => {
  await post(['nobody'])
  const warn = vi.spyOn(log, 'warn').mockClear()
  expect(await carrier().run(await onlyPiece(8))).toBe('done')
  expect(await waiting()).toEqual([])
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'EENVELOPE 550' }),
    'mail was given up',
  )
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
  await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(2)
  await stop()
  expect(await waiting()).toEqual([{ recipient: 'later@example.test' }])
})

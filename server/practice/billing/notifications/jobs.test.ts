import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { billingIn } from '#tests/support/billing.ts'
import { announceInvoices, announceVoidInvoices, remindOfInvoices } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from platform.mail_outbox')
  await app.database.asOwner(`delete from pgboss.job where name like 'billing.%'`)
})

const { step, record, completeSessions } = billingIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }
const queue = announceInvoices({ PUBLIC_URL })

/** Works off the queue, as a server does; each task as often as `times`. */
async function announceAll(times = 1) {
  const tasks = await app.database.asOwner(
    `select id from pgboss.job where name = 'billing.issued' and state < 'active'`,
  )
  for (const { id } of tasks)
    for (let time = 0; time < times; time += 1)
      await queue.run({ id: String(id), attempt: 1, isLast: false })
  await app.database.asOwner(`delete from pgboss.job where name = 'billing.issued'`)
  return tasks.length
}

/** Works off what was made void, each task twice. */
async function announceVoid() {
  const queue = announceVoidInvoices({ PUBLIC_URL })
  const tasks = await app.database.asOwner(`select id from pgboss.job where name = 'billing.void'`)
  for (const { id } of [...tasks, ...tasks])
    await queue.run({ id: String(id), attempt: 1, isLast: false })
  await app.database.asOwner(`delete from pgboss.job where name = 'billing.void'`)
}

describe('the email that an invoice is void', () => {
  it('says what happens with what was paid, once, and nothing of the reason, money or the session', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await record(doctor, id, { amount_ngwee: 10_000 })
    await step(doctor, id, { status: 'void', void_because: 'Relapse', takes_back_ngwee: 10_000 })
    await announceVoid()
    const emails = await emailsTo(app, patient)
    expect(emails.map(({ subject }) => subject)).toEqual(['An invoice of yours is void'])
    expect(emails[0]!.text_body).toContain('What you paid on it is yours.')
    expect(emails[0]!.text_body).toContain(`${PUBLIC_URL}/invoices/${id}`)
    expect(emails[0]!.text_body).not.toMatch(/Relapse|K100|session|Chileshe/)
  })

  it('goes to who was notified of it, and to no one who never knew of it', async () => {
    const { patient, doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    const [known, quiet] = invoices.map(({ id }) => id) as [string, string]
    await step(doctor, known, issue)
    await announceAll()
    await step(doctor, known, { status: 'void' })
    await step(doctor, quiet, issue)
    await step(doctor, quiet, { status: 'void' })
    await announceVoid()
    expect(await subjectsTo(app, patient)).toEqual([
      'You have a new invoice',
      'An invoice of yours is void',
    ])
    const [mail] = (await emailsTo(app, patient)).filter(({ subject }) => subject.includes('void'))
    expect(mail!.text_body).not.toContain('What you paid')
  })
})

describe('the email about a new invoice', () => {
  it('names the provider and the last day, and nothing of health, money or the patient; once', async () => {
    const { patient, doctor, id } = await completeSessions()
    expect(await announceAll()).toBe(0)
    await step(doctor, id, issue)
    await announceAll(2)
    const emails = await emailsTo(app, patient)
    expect(emails.map(({ subject }) => subject)).toEqual(['You have a new invoice'])
    const { text_body, html_body } = emails[0]!
    expect(text_body).toContain('You have a new invoice from Chileshe Mumba.')
    expect(text_body).toContain(writtenDay(dayAfter(todayInLusaka(), 14)))
    expect(text_body).toContain(`${PUBLIC_URL}/invoices/${id}`)
    for (const body of [text_body, html_body])
      expect(body).not.toMatch(
        /Mwila|K250|therap|session|appointment|health|doctor|patient|clinic|diet/i,
      )
  })

  it('is not sent for a draft that is waived, or an invoice that is void before it is sent', async () => {
    const { patient, doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    const [one, two] = invoices.map(({ id }) => id) as [string, string]
    await step(doctor, one, { status: 'waived', waived_because: 'courtesy' })
    await step(doctor, two, issue)
    await step(doctor, two, { status: 'void' })
    await announceAll()
    expect(await subjectsTo(app, patient)).toEqual([])
  })

  it('does not go to a suspended account', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await app.database.asOwner(
      `update accounts.users set banned_until = 'infinity' where id = $1`,
      [patient.user_id],
    )
    await announceAll()
    expect(await subjectsTo(app, patient)).toEqual([])
  })
})

describe('the reminder of an unpaid invoice', () => {
  const late = (id: string, days: number) =>
    app.database.asOwner(`update invoices set due_on = $2 where id = $1`, [
      id,
      dayAfter(todayInLusaka(), -days),
    ])
  /** Several servers at once. */
  const remind = () => {
    const job = remindOfInvoices({ PUBLIC_URL })
    return Promise.all([job.run(), job.run(), job.run()])
  }

  it('comes 7 and 21 days past due, once each, and says no more than the first email', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    for (const [days, count] of [
      [0, 0],
      [6, 0],
      [7, 1],
      [20, 1],
      [21, 2],
      [90, 2],
    ] as const) {
      await late(id, days)
      await remind()
      expect(await subjectsTo(app, patient), `${days} days late`).toHaveLength(count)
    }
    const [email] = await emailsTo(app, patient)
    expect(email!.subject).toBe('Your invoice is still open')
    expect(email!.text_body).not.toMatch(/Mwila|K250|therap|session|health|doctor|patient/i)
  })

  it('comes once for both where no server ran meanwhile', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await late(id, 30)
    await remind()
    await remind()
    expect(await subjectsTo(app, patient)).toHaveLength(1)
  })

  it('does not come for what is paid, waived, void or credited, and comes for what is part paid', async () => {
    const days = ['02', '03', '04', '05']
    const { patient, doctor, invoices } = await completeSessions(
      ...days.map((day) => `2026-03-${day}T07:00:00Z`),
    )
    const [paid, waived, ended, part] = invoices.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ]
    for (const { id } of invoices) await step(doctor, id, issue)
    await record(doctor, paid, { amount_ngwee: 25_000 })
    await step(doctor, waived, { status: 'waived', waived_because: 'courtesy' })
    await step(doctor, ended, { status: 'void' })
    await record(doctor, part, { amount_ngwee: 24_999 })
    for (const { id } of invoices) await late(id, 8)
    await remind()
    const emails = await emailsTo(app, patient)
    expect(emails).toHaveLength(1)
    expect(emails[0]!.text_body).toContain(part)
  })
})

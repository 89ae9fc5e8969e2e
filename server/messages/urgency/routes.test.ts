import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyOfMessages } from '#server/messages/notifications/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { closeNextDays } from '#tests/support/closed-days.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, cancelAll } = practiceIn(() => app)
const { open, pair, say, threads, read } = correspondenceIn(() => app)
const mark = (as: Persona, id: string, is_urgent: unknown = true) =>
  app.call('PUT', `/api/threads/${id}/urgency`, { as, body: { is_urgent } })
const listed = async (as: Persona, query = '') =>
  (await app.call('GET', `/api/threads${query}`, { as })).body.map((one: { id: string }) => one.id)

describe('a conversation that its patient marks as urgent', () => {
  it('is first for the provider, whatever is newer, the longest first, and once on all pages', async () => {
    const doctor = await provider()
    const ids: string[] = []
    for (let place = 0; place < 4; place += 1) {
      const patient = await app.createPersona({ full_name: `Patient ${place}` })
      await bookFor(patient, doctor)
      const { id } = (await open(patient, { provider_id: doctor.user_id })).body
      await say(patient, id, 'Hello')
      if (place < 2) await mark(patient, id)
      ids.push(id)
    }
    const [first, second, third, fourth] = ids
    expect(await listed(doctor)).toEqual([first, second, fourth, third])
    expect(await listed(doctor, '?limit=2')).toEqual([first, second, fourth, third])
  })

  it('is there without any message, and in the patient’s own list in its place', async () => {
    const { patient, doctor, id } = await pair()
    expect((await mark(patient, id)).status).toBe(204)
    expect((await mark(patient, id)).status).toBe(204)
    expect(await threads(doctor)).toMatchObject([{ id, urgent_at: expect.any(String) }])
    expect(await threads(patient)).toEqual([])
    const { body } = await open(patient, { provider_id: doctor.user_id })
    expect(body.urgent_at).toEqual(expect.any(String))
  })

  it('is over once the provider answers, or says that it is dealt with, and not by the patient’s words', async () => {
    const { patient, doctor, id } = await pair()
    await mark(patient, id)
    await say(patient, id, 'Please call')
    expect((await threads(doctor))[0].urgent_at).not.toBeNull()
    await say(doctor, id, 'I am calling you now')
    expect((await threads(doctor))[0].urgent_at).toBeNull()
    await mark(patient, id)
    for (const _ of [1, 2]) expect((await mark(doctor, id, false)).status).toBe(204)
    expect((await threads(doctor))[0].urgent_at).toBeNull()
  })

  it('is announced by one email within the next minute, which says nothing of it', async () => {
    const { patient, doctor, id } = await pair()
    await app.database.asOwner('delete from platform.mail_outbox')
    await mark(patient, id)
    const job = notifyOfMessages({ PUBLIC_URL })
    for (const _ of [1, 2]) await job.run()
    const subjects = await subjectsTo(app, doctor)
    expect(subjects).toHaveLength(1)
    expect(subjects[0]).not.toMatch(/urgent|danger/i)
  })

  it('is announced by no email once its provider has dealt with it', async () => {
    const { patient, doctor, id } = await pair()
    await app.database.asOwner('delete from platform.mail_outbox')
    await mark(patient, id)
    await mark(doctor, id, false)
    await notifyOfMessages({ PUBLIC_URL }).run()
    expect(await subjectsTo(app, doctor)).toEqual([])
  })

  it('is announced by email also where the provider has turned emails about messages off', async () => {
    const { patient, doctor, id } = await pair()
    const off = { appointments: false, reminders: false, messages: false }
    await app.call('PUT', '/api/mail-settings', { as: doctor, body: off })
    const job = notifyOfMessages({ PUBLIC_URL })
    await app.database.asOwner('delete from platform.mail_outbox')
    await say(patient, id, 'Good morning')
    await app.database.asOwner(
      `update thread_reads set unread_since = unread_since - interval '3 minutes' where thread_id = $1`,
      [id],
    )
    await job.run()
    expect(await subjectsTo(app, doctor)).toEqual([])
    await mark(patient, id)
    await job.run()
    expect(await subjectsTo(app, doctor)).toHaveLength(1)
    // Asked again within the hour nothing more is sent, and an hour later once more.
    await mark(patient, id)
    await job.run()
    expect(await subjectsTo(app, doctor)).toHaveLength(1)
    await app.database.asOwner(
      `update thread_reads set mailed_at = mailed_at - interval '61 minutes' where thread_id = $1`,
      [id],
    )
    await mark(patient, id)
    await job.run()
    expect(await subjectsTo(app, doctor)).toHaveLength(2)
  })

  it('is a task of its provider until it is dealt with, also once it was read', async () => {
    const { patient, doctor, id } = await pair()
    const tasks = async (as: Persona) =>
      (await app.call('GET', '/api/provider/waiting', { as })).body
    const last = await say(patient, id, 'I took all my tablets last night')
    await mark(patient, id)
    await read(doctor, id, last.id)
    expect(await tasks(doctor)).toMatchObject({
      urgent_messages: 1,
      oldest_urgent_at: expect.any(String),
    })
    expect(await tasks(await provider())).toMatchObject({
      urgent_messages: 0,
      oldest_urgent_at: null,
    })
    await mark(doctor, id, false)
    expect(await tasks(doctor)).toMatchObject({ urgent_messages: 0, oldest_urgent_at: null })
  })

  it('shows its provider the patient’s phone number until it is dealt with, and its patient that the provider is away', async () => {
    const { patient, doctor, id } = await pair()
    await app.call('PATCH', '/api/profile', { as: patient, body: { phone_number: '0977 123 456' } })
    const seen = async (as: Persona) => (await app.call('GET', `/api/threads/${id}`, { as })).body
    expect(await seen(doctor)).toMatchObject({ phone_number: null })
    await mark(patient, id)
    expect(await seen(doctor)).toMatchObject({ phone_number: '+260977123456', is_away: false })
    expect(await seen(patient)).toMatchObject({ phone_number: null, is_away: false })
    const openings = await app.call('GET', '/api/me/record-openings', { as: patient })
    expect(openings.body.map(({ action }: { action: string }) => action)).toContain(
      'urgent_phone_number.read',
    )
    await app.database.asOwner(
      `insert into absences (provider_id, starts_at, ends_at) values ($1, now() - interval '1 hour', now() + interval '2 days')`,
      [doctor.user_id],
    )
    expect(await seen(patient)).toMatchObject({
      is_away: true,
      is_out_of_hours: expect.any(Boolean),
      next_working_day: expect.any(String),
    })
    await mark(doctor, id, false)
    expect(await seen(doctor)).toMatchObject({ phone_number: null })
  })

  it('is not said to be read on a day on which the clinic is closed', async () => {
    const { patient, id } = await pair()
    const open = await closeNextDays(app.database)
    const { body } = await app.call('GET', `/api/threads/${id}`, { as: patient })
    expect(body.is_out_of_hours).toBe(true)
    expect(body.next_working_day >= open.from).toBe(true)
    await open.again()
  })

  it('is marked by its patient alone while they may write, and ended by its provider alone', async () => {
    const { patient, doctor, id } = await pair()
    expect((await mark(doctor, id)).status).toBe(404)
    for (const other of [await provider(), await app.createPersona()])
      for (const is_urgent of [true, false])
        expect((await mark(other, id, is_urgent)).status).toBe(404)
    expect((await mark(patient, randomUUID())).status).toBe(404)
    await mark(patient, id)
    expect((await mark(patient, id, false)).status).toBe(404)
    const invalid = await mark(patient, id, 'yes')
    expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([422, ['is_urgent']])
    const ended = await pair()
    await cancelAll(ended.patient)
    expect((await mark(ended.patient, ended.id)).status).toBe(404)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyOfMessages } from '#server/messages/notifications/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, cancelAll } = practiceIn(() => app)
const { open, pair, say, threads } = correspondenceIn(() => app)
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const messages = correspondenceIn(() => app)
const archive = (as: Persona, id: string, is_archived = true) =>
  app.call('PUT', `/api/threads/${id}/archive`, { as, body: { is_archived } })
const ids = async (as: Persona, query = '') =>
  (await messages.threads(as, query)).map(({ id }: { id: string }) => id)

/** A conversation with one message that its provider has read. */
async function readThread() {
  const pair = await messages.pair()
  const { id } = await messages.say(pair.patient, pair.id, 'I slept well.')
  await messages.read(pair.doctor, pair.id, id)
  return pair
}

describe('a conversation that its provider archives', () => {
  it('leaves their list and is in the archive, for them alone, until they restore it', async () => {
    const { patient, doctor, id } = await readThread()
    expect((await archive(doctor, id)).status).toBe(204)
    expect((await archive(doctor, id)).status).toBe(204)
    expect(await ids(doctor)).toEqual([])
    expect(await messages.threads(doctor, '?archived=true')).toMatchObject([
      { id, is_archived: true },
    ])
    expect(await messages.threads(doctor, '?search=natasha')).toMatchObject([
      { id, is_archived: true },
    ])
    expect(await messages.threads(patient)).toMatchObject([{ id, is_archived: false }])
    expect(await ids(patient, '?archived=true')).toEqual([])
    expect((await archive(doctor, id, false)).status).toBe(204)
    expect(await ids(doctor)).toEqual([id])
    expect(await ids(doctor, '?archived=true')).toEqual([])
  })

  it('comes back by itself when a new message arrives, or its patient marks it as urgent', async () => {
    const { patient, doctor, id } = await readThread()
    await archive(doctor, id)
    const { id: newest } = await messages.say(patient, id, 'One more question.')
    expect(await ids(doctor)).toEqual([id])
    expect(await messages.unread(doctor)).toBe(1)
    await messages.read(doctor, id, newest)
    await archive(doctor, id)
    const urgency = (as: Persona, is_urgent: boolean) =>
      app.call('PUT', `/api/threads/${id}/urgency`, { as, body: { is_urgent } })
    await urgency(patient, true)
    expect(await ids(doctor)).toEqual([id])
    await urgency(doctor, false)
    expect(await ids(doctor)).toEqual([id])
  })

  it('is never one that is urgent or has something they have not read, nor one of another', async () => {
    const { patient, doctor, id } = await messages.pair()
    const { id: unread } = await messages.say(patient, id, 'Please read this.')
    expect((await archive(doctor, id)).body.message).toContain('not read')
    await messages.read(doctor, id, unread)
    const body = { is_urgent: true }
    await app.call('PUT', `/api/threads/${id}/urgency`, { as: patient, body })
    await messages.read(doctor, id, unread)
    expect((await archive(doctor, id)).status).toBe(409)
    expect((await archive(doctor, id)).body.message).toContain('urgent')
    expect(await ids(doctor)).toEqual([id])
    const other = await messages.pair()
    expect((await archive(other.doctor, id)).status).toBe(404)
    expect((await archive(patient, id)).status).toBe(403)
  })

  it('stays where it has a message that the page of its provider has not shown, though another one has', async () => {
    const { patient, doctor, id } = await messages.pair()
    const { id: first } = await messages.say(patient, id, 'I slept well.')
    const { id: second } = await messages.say(patient, id, 'I took all my tablets.')
    await messages.read(doctor, id, second)
    for (const shown_until of [first, null]) {
      const body = { is_archived: true, shown_until }
      const answer = await app.call('PUT', `/api/threads/${id}/archive`, { as: doctor, body })
      expect([answer.status, answer.body.code]).toEqual([409, 'not_archived'])
    }
    expect(await ids(doctor)).toEqual([id])
    const body = { is_archived: true, shown_until: second }
    for (const _ of [1, 2])
      expect(
        (await app.call('PUT', `/api/threads/${id}/archive`, { as: doctor, body })).status,
      ).toBe(204)
    expect(await ids(doctor)).toEqual([])
  })

  it('may have been urgent: once that is dealt with or answered, nothing of it counts as not read', async () => {
    const { patient, doctor, id } = await readThread()
    const urgency = (as: Persona, is_urgent: boolean) =>
      app.call('PUT', `/api/threads/${id}/urgency`, { as, body: { is_urgent } })
    const end = [
      () => urgency(doctor, false),
      () => messages.say(doctor, id, 'I am calling you now.'),
    ]
    for (const deal of end) {
      await urgency(patient, true)
      await deal()
      expect(await messages.threads(doctor, '?unread=true')).toEqual([])
      expect((await archive(doctor, id)).status).toBe(204)
    }
    // One that they have not read still waits for them.
    await messages.say(patient, id, 'One more question.')
    await urgency(patient, true)
    await urgency(doctor, false)
    expect((await archive(doctor, id)).body.message).toContain('not read')
  })

  it('is listed by pages, the newest first', async () => {
    const { doctor, id: first } = await readThread()
    const archived = [first]
    for (const name of ['Mutale', 'Chanda']) {
      const patient = await app.createPersona({ full_name: name })
      await bookFor(patient, doctor, { status: 'completed' })
      const { body } = await messages.open(patient, { provider_id: doctor.user_id })
      const { id } = await messages.say(patient, body.id, 'Hello')
      await messages.read(doctor, body.id, id)
      archived.unshift(body.id)
    }
    for (const id of archived) await archive(doctor, id)
    expect(await ids(doctor, '?archived=true')).toEqual(archived)
    expect(await ids(doctor, '?archived=true&limit=1')).toEqual(archived.slice(0, 1))
    const older = `?archived=true&limit=5&before=${archived[0]}`
    expect(await ids(doctor, older)).toEqual(archived.slice(1))
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bodies, correspondenceIn } from '#tests/support/messages.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, accesses } = practiceIn(() => app)
const { messages, open, pair, read, say, threads, unread } = correspondenceIn(() => app)

describe('what is unread', () => {
  it('is counted for the reader alone, on their tile as well, until they have seen it', async () => {
    const { patient, doctor, id } = await pair()
    const first = await say(patient, id, 'One')
    const second = await say(patient, id, 'Two')
    const stats = async () => (await app.call('GET', '/api/provider/stats', { as: doctor })).body
    const tile = async () => (await stats()).unread_messages
    expect((await stats()).oldest_unread_at).toBe(first.created_at)
    expect([await unread(doctor), await tile(), await unread(patient)]).toEqual([2, 2, 0])
    expect((await read(doctor, id, first.id)).status).toBe(204)
    expect([await unread(doctor), await tile()]).toEqual([1, 1])
    expect((await stats()).oldest_unread_at).toBe(second.created_at)
    await read(doctor, id, second.id)
    // Late, or twice, it says the same.
    await read(doctor, id, first.id)
    expect([await unread(doctor), await tile()]).toEqual([0, 0])
    expect((await stats()).oldest_unread_at).toBeNull()
    await say(patient, id, 'Three')
    expect(await unread(doctor)).toBe(1)
  })

  it('is never what the reader wrote: a reply to an unread message adds nothing', async () => {
    const { patient, doctor, id } = await pair()
    const first = await say(patient, id, 'One')
    await say(patient, id, 'Two')
    await say(doctor, id, 'Yes?')
    const counts = async (as: Persona) => [
      await unread(as),
      ...(await threads(as)).map((one: { unread: number }) => one.unread),
    ]
    expect([await counts(doctor), await counts(patient)]).toEqual([
      [2, 2],
      [1, 1],
    ])
    await read(doctor, id, first.id)
    expect(await counts(doctor)).toEqual([1, 1])
  })

  it('is nothing of a conversation that was read to its end before one’s own message', async () => {
    const { patient, doctor, id } = await pair()
    const first = await say(patient, id, 'One')
    await say(doctor, id, 'Yes?')
    await read(doctor, id, first.id)
    expect(await unread(doctor)).toBe(0)
    const waiting = await app.database.asOwner(
      'select unread_since from thread_reads where thread_id = $1 and user_id = $2',
      [id, doctor.user_id],
    )
    expect(waiting).toEqual([{ unread_since: null }])
  })

  it('of a patient who is a provider elsewhere is not on their tile', async () => {
    const { patient, doctor, id } = await pair()
    const colleague = await provider()
    await bookFor(doctor, colleague)
    const own = (await open(doctor, { provider_id: colleague.user_id })).body.id
    await say(colleague, own, 'How are you?')
    await say(patient, id, 'Hello')
    const { body } = await app.call('GET', '/api/provider/stats', { as: doctor })
    expect([body.unread_messages, await unread(doctor)]).toEqual([1, 2])
  })
})

describe('what the other has read', () => {
  const readUntil = async (as: Persona, id: string) =>
    (await app.call('GET', `/api/threads/${id}`, { as })).body.read_by_other_until

  it('is said to the writer by the message, not in the list, and never goes back', async () => {
    const { patient, doctor, id } = await pair()
    const first = await say(patient, id, 'One')
    const second = await say(patient, id, 'Two')
    expect([await readUntil(patient, id), await readUntil(doctor, id)]).toEqual([null, null])
    await read(doctor, id, first.id)
    expect(await readUntil(patient, id)).toBe(first.created_at)
    // What the doctor read says nothing about the patient.
    expect(await readUntil(doctor, id)).toBeNull()
    await read(doctor, id, second.id)
    await read(doctor, id, first.id)
    expect(await readUntil(patient, id)).toBe(second.created_at)
    expect((await threads(patient))[0]).not.toHaveProperty('read_by_other_until')
  })

  it('is unknown once their account is erased', async () => {
    const { patient, doctor, id } = await pair()
    const { id: message_id } = await say(patient, id, 'One')
    await read(doctor, id, message_id)
    await app.database.asOwner('delete from user_profiles where id = $1', [doctor.user_id])
    expect(await readUntil(patient, id)).toBeNull()
  })
})

describe('the list of conversations', () => {
  it('goes on behind a row or an instant', async () => {
    const doctor = await provider()
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const one = await app.createPersona({ full_name: name })
      await bookFor(one, doctor)
      const { body } = await open(one, { provider_id: doctor.user_id })
      await say(one, body.id, name)
      ids.unshift(body.id)
    }
    const all = await threads(doctor)
    expect(all.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(await threads(doctor, `?limit=2&before=${ids[0]}`)).toEqual(all.slice(1, 3))
    const at = encodeURIComponent(all[1].last_message.created_at)
    expect(await threads(doctor, `?before=${at}`)).toEqual(all.slice(2))
  })
})

describe('the record', () => {
  it('says once an hour that a provider read a patient’s messages, and nothing of the patient reading', async () => {
    const { patient, doctor, id } = await pair()
    await say(patient, id, 'I slept.')
    await threads(doctor)
    await messages(doctor, id)
    await messages(doctor, id)
    await threads(doctor)
    await messages(patient, id)
    const actions = (await accesses(patient)).map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['messages.read', 'threads.read'])
    expect(await accesses(doctor)).toEqual([])
  })
})

describe('erasing an account', () => {
  it('of a provider takes their words, and leaves the patient theirs', async () => {
    const { patient, doctor, id } = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    await app.database.asOwner('delete from user_profiles where id = $1', [doctor.user_id])
    expect(bodies(await messages(patient, id))).toEqual(['Mine'])
    expect(await threads(patient)).toMatchObject([{ person: null, may_write: false }])
  })

  it('of a patient takes the whole conversation', async () => {
    const { patient, doctor, id } = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    await app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id])
    expect(await threads(doctor)).toEqual([])
    expect(await app.database.asOwner('select from messages where thread_id = $1', [id])).toEqual(
      [],
    )
  })

  it('after a copy that holds one’s own words', async () => {
    const { patient, doctor, id } = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    const { body } = await app.call('GET', '/api/me/export', { as: patient })
    expect(bodies(body.tables.messages)).toEqual(['Mine'])
    expect(body.tables.threads).toHaveLength(1)
  })
})

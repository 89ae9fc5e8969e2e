import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { pair, read, say } = correspondenceIn(() => app)
const { expireCertificate } = practiceIn(() => app)

/** The threads of a signed-in person, without the routes; of one thread, that one. */
async function threadsOf({ user_id, session_id }: Persona, only: string | null = null) {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const threads = tables
    .selectFrom(sql<{ id: string }>`messages.own_threads(${only}::uuid, 10)`.as('thread'))
    .select('id')
  const rows = await asActor(actor, (tx) => tx.run(threads))
  return rows.map(({ id }) => id)
}

/** Up to when the other has read a thread, without the routes. */
async function readByOther({ user_id, session_id }: Persona, thread: string) {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const asked = sql<Date | null>`messages.read_by_other(${thread}::uuid)`.as('until')
  const [row] = await asActor(actor, (tx) => tx.run(tables.selectNoFrom(asked)))
  return row!.until?.toISOString() ?? null
}

it('A provider out of practice is shown no thread, the patient still theirs', async () => {
  const { patient, doctor, id } = await pair()
  await say(patient, id, 'Good morning')
  for (const only of [null, id]) expect(await threadsOf(doctor, only)).toEqual([id])
  await expireCertificate(doctor)
  for (const only of [null, id]) {
    expect(await threadsOf(doctor, only)).toEqual([])
    expect(await threadsOf(patient, only)).toEqual([id])
  }
})

it('A thread is shown to its two people only, also where its id is known', async () => {
  const [{ id }, stranger] = [await pair(), await pair()]
  for (const person of [stranger.patient, stranger.doctor])
    expect(await threadsOf(person, id)).toEqual([])
})

it('How far a thread was read is shown to its two people only, and to no provider out of practice', async () => {
  const [{ patient, doctor, id }, stranger] = [await pair(), await pair()]
  const question = await say(patient, id, 'Good morning')
  const answer = await say(doctor, id, 'Good morning to you')
  await read(doctor, id, question.id)
  await read(patient, id, answer.id)
  expect(await readByOther(patient, id)).toBe(question.created_at)
  expect(await readByOther(doctor, id)).toBe(answer.created_at)
  for (const person of [stranger.patient, stranger.doctor])
    expect(await readByOther(person, id)).toBeNull()
  await expireCertificate(doctor)
  expect(await readByOther(doctor, id)).toBeNull()
})

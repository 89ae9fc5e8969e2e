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

const { pair, say } = correspondenceIn(() => app)
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

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A session with five places, tomorrow. @returns its id */
async function planned() {
  const [session] = await app.database.asOwner(
    `insert into group_sessions (topic, description, session_time, duration_minutes, capacity, how_to_join)
     values ('Exam nerves', 'A talk', now() + interval '1 day', 60, 5, 'By phone') returning id`,
  )
  return session!.id as string
}

/** Registers without the routes. @returns `done`, or the SQLSTATE of the rejection */
const register = ({ user_id, session_id }: Persona, id: string, pseudonym = 'Blue Heron') => {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const row = { session_id: id, user_id, pseudonym }
  return asActor(actor, (tx) => tx.run(tables.insertInto('group_registrations').values(row))).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
}

it('The table of registrations takes as many people as the session has places', async () => {
  const [full, other] = [await planned(), await planned()]
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    expect(await register(await app.createPersona(), full, name)).toBe('done')
  const late = await app.createPersona()
  expect(await register(late, full)).toBe('42501')
  expect(await register(late, other)).toBe('done')
})

it.each(['cancelled_at = now()', "session_time = now() - interval '1 minute'"])(
  'The table of registrations takes no one where the session has %s',
  async (change) => {
    const id = await planned()
    await app.database.asOwner(`update group_sessions set ${change} where id = $1`, [id])
    expect(await register(await app.createPersona(), id)).toBe('42501')
  },
)

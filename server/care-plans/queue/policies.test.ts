import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planKinds } from '#domain/care-plans/shared/kinds.ts'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { plansIn, requestOf } from '#tests/support/plans.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { dietitian, expert, take } = plansIn(() => app)
const { expireCertificate } = practiceIn(() => app)

const renew = ({ user_id }: Persona) =>
  app.database.asOwner(
    `update user_profiles set certificate_expires_on = '2100-12-31' where id = $1`,
    [user_id],
  )

/** What a function of the schema `plans` answers to a signed-in person. */
async function call({ user_id, session_id }: Persona, name: string, request?: string) {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const given = request === undefined ? sql`` : sql`${request}`
  const query = sql<{ answer: unknown }>`select ${sql.id('plans', name)}(${given}) as answer`
  const rows = await asActor(actor, (tx) => tx.run({ compile: () => query.compile(tables) }))
  return rows.map(({ answer }) => answer)
}

it.each(planKinds)(
  'A provider out of practice cannot release, take or read a plan request (%s)',
  async (kind) => {
    const [writer, colleague] = [
      await (kind === 'meal' ? dietitian() : expert()),
      await (kind === 'meal' ? dietitian() : expert()),
    ]
    const [taken, open] = [
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    await take(writer, taken)
    const holder = async () => {
      const rows = await app.database.asOwner(
        `select taken_by from ${kind}_plan_requests where id = $1`,
        [taken],
      )
      return rows[0]!.taken_by
    }
    const release = (as: Persona) => call(as, `release_${kind}_request`, taken)

    await expireCertificate(writer)
    expect(await release(writer)).toEqual([false])
    expect(await call(writer, `person_of_${kind}_request`, taken)).toEqual([])
    expect(await call(writer, `take_${kind}_request`, open)).toEqual([null])
    expect(await call(writer, `open_${kind}_needs`)).toEqual([])
    expect(await release(colleague)).toEqual([false])
    expect(await holder()).toBe(writer.user_id)

    await renew(writer)
    await app.database.asOwner(
      `update ${kind}_plan_requests set status = 'completed', completed_at = now() where id = $1`,
      [taken],
    )
    expect(await release(writer)).toEqual([false])
    await expireCertificate(writer)
    // The provider who claims a request reads it: one that is completed stays its writer's.
    expect(await call(colleague, `take_${kind}_request`, taken)).toEqual(['theirs'])
    expect(await holder()).toBe(writer.user_id)
    await renew(writer)
    await app.database.asOwner(
      `update ${kind}_plan_requests set status = 'pending', completed_at = null where id = $1`,
      [taken],
    )
    expect(await release(writer)).toEqual([true])
    expect(await holder()).toBeNull()
  },
)

it.each(planKinds)(
  'A provider takes no request of their own, and reads the person of the one request (%s)',
  async (kind) => {
    const writer = await (kind === 'meal' ? dietitian() : expert())
    const [own, one, other] = [
      await requestOf(writer, kind),
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    expect(await call(writer, `take_${kind}_request`, own)).toEqual([null])
    const holders = await app.database.asOwner(
      `select taken_by from ${kind}_plan_requests where id = $1`,
      [own],
    )
    expect(holders).toEqual([{ taken_by: null }])
    for (const request of [one, other])
      expect(await call(writer, `take_${kind}_request`, request)).toEqual(['mine'])
    expect(await call(writer, `person_of_${kind}_request`, one)).toHaveLength(1)
    const colleague = await (kind === 'meal' ? dietitian() : expert())
    for (const name of [`waiting_${kind}_requests`, `open_${kind}_needs`]) {
      const waiting = (await call(colleague, name)).map(String).join(' ')
      expect(waiting).toContain(own)
      for (const request of [one, other]) expect(waiting).not.toContain(request)
    }
    const therapist = await app.createPersona({ role: 'provider', profession: 'therapist' })
    const wrong = await (kind === 'meal' ? expert() : dietitian())
    for (const shut of [therapist, wrong, await app.createPersona()])
      expect(await call(shut, `open_${kind}_needs`)).toEqual([])
    expect(await call(colleague, `authors_of_${kind}_plans`)).toEqual([])
  },
)

it.each(planKinds)(
  'A writer claims the one %s request they name, and none from a colleague in practice',
  async (kind) => {
    const writer = await (kind === 'meal' ? dietitian() : expert())
    const colleague = await (kind === 'meal' ? dietitian() : expert())
    const [claimed, other] = [
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    const holders = () =>
      app.database.asOwner(
        `select id, taken_by from ${kind}_plan_requests where id in ($1, $2) order by id = $1 desc`,
        [claimed, other],
      )
    const expected = [
      { id: claimed, taken_by: writer.user_id },
      { id: other, taken_by: null },
    ]
    await call(writer, `take_${kind}_request`, claimed)
    expect(await holders()).toEqual(expected)
    expect(await call(colleague, `take_${kind}_request`, claimed)).toEqual(['theirs'])
    expect(await holders()).toEqual(expected)
  },
)

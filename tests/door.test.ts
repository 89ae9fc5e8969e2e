import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admit, asActor, asActorOnce, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'

describe('a transaction in somebody’s name', () => {
  let app: TestApp
  let chanda: Persona
  let mwila: Persona
  const actor = (persona: Persona, audience = 'signed-in' as const) => ({
    user_id: persona.user_id,
    session_id: persona.session_id,
    audience,
    admitted: false,
  })
  const profiles = tables.selectFrom('user_profiles').select('id')

  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona()
    mwila = await app.createPersona()
  })
  afterAll(() => app.close())

  it('shows a person their own rows and nobody else’s', async () => {
    const rows = await asActorOnce(actor(chanda), (tx) => tx.run(profiles))
    expect(rows).toEqual([{ id: chanda.user_id }])
  })

  it('keeps nothing of a failed transaction', async () => {
    const failing = asActor(actor(mwila), async (tx) => {
      await tx.run(tables.updateTable('user_profiles').set({ full_name: 'Half written' }))
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    const rows = await asActorOnce(actor(mwila), (tx) =>
      tx.run(tables.selectFrom('user_profiles').select('full_name')),
    )
    expect(rows).toEqual([{ full_name: 'Mutale Banda' }])
  })

  it('refuses a column that a person may not write, and leaves the connection clean', async () => {
    const raise = asActor(actor(chanda), (tx) =>
      tx.run(tables.updateTable('user_profiles').set({ role: 'admin' })),
    )
    await expect(raise).rejects.toMatchObject({ code: '42501' })
    await expect(asActorOnce(actor(chanda), (tx) => tx.run(profiles))).resolves.toHaveLength(1)
  })

  it('names the statement that failed, also where another behind it was heard of first', async () => {
    const raise = asActor(actor(chanda), async (tx) => {
      void tx.run(tables.updateTable('user_profiles').set({ role: 'admin' })).catch(() => {})
      return tx.run(profiles)
    })
    await expect(raise).rejects.toMatchObject({ code: '42501' })
  })

  it('refuses a session that is gone, a suspended person, and the wrong audience', async () => {
    const suspended = await app.createPersona({ isSuspended: true })
    const gone = { ...actor(chanda), session_id: mwila.session_id }
    await expect(admit(gone)).rejects.toMatchObject({ code: 'UB401' })
    await expect(admit(actor(suspended))).rejects.toMatchObject({ code: 'UB401' })
    await expect(admit({ ...actor(chanda), audience: 'admin' })).rejects.toMatchObject({
      code: 'UB403',
    })
  })

  it('lets a session in until its end, and an account from the end of its suspension until it is deleted', async () => {
    const change = (table: string, set: string, id: string) =>
      app.database.asOwner(`update accounts.${table} set ${set} where id = $1`, [id])
    const guest = await app.createPersona()
    await change('sessions', "not_after = now() + interval '1 hour'", guest.session_id)
    await expect(admit(actor(guest))).resolves.toBeUndefined()
    await change('sessions', "not_after = now() - interval '1 second'", guest.session_id)
    await expect(admit(actor(guest))).rejects.toMatchObject({ code: 'UB401' })
    const returned = await app.createPersona({ isSuspended: true })
    await change('users', "banned_until = now() - interval '1 second'", returned.user_id)
    await expect(admit(actor(returned))).resolves.toBeUndefined()
    const deleted = await app.createPersona()
    await change('users', 'deleted_at = now()', deleted.user_id)
    await expect(admit(actor(deleted))).rejects.toMatchObject({ code: 'UB401' })
  })

  it('asks whoever has a second factor to show it, on every call', async () => {
    const guarded = await app.createPersona()
    await app.database.asOwner(
      `insert into accounts.factors (user_id, status, secret) values ($1, 'unverified', 'sealed')`,
      [guarded.user_id],
    )
    await expect(admit(actor(guarded))).resolves.toBeUndefined()
    await app.database.asOwner(
      `update accounts.factors set status = 'verified' where user_id = $1`,
      [guarded.user_id],
    )
    await expect(admit(actor(guarded))).rejects.toMatchObject({ code: 'UB402' })
    await app.database.asOwner(`update accounts.sessions set aal = 'aal2' where id = $1`, [
      guarded.session_id,
    ])
    await expect(admit(actor(guarded))).resolves.toBeUndefined()
  })

  it('refuses a statement after the end of its transaction', async () => {
    let late: Promise<unknown> | undefined
    await asActorOnce(actor(chanda), async (tx) => {
      await tx.run(profiles)
      late = (async () => tx.run(profiles))()
      late.catch(() => {})
    })
    await expect(late).rejects.toThrow('after its transaction had ended')
  })
})

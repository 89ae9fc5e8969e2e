import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorize, asActor, asActorPipelined, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'

describe('a transaction of an actor', () => {
  let app: TestApp
  let chanda: Persona
  let mwila: Persona
  const actor = (persona: Persona, audience = 'signed-in' as const) => ({
    user_id: persona.user_id,
    session_id: persona.session_id,
    audience,
    authorized: false,
  })
  const profiles = tables.selectFrom('user_profiles').select('id')

  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona()
    mwila = await app.createPersona()
  })
  afterAll(() => app.close())

  it('shows an actor only their own rows', async () => {
    const rows = await asActorPipelined(actor(chanda), (tx) => tx.run(profiles))
    expect(rows).toEqual([{ id: chanda.user_id }])
  })

  it('stores nothing of a failed transaction', async () => {
    const failing = asActor(actor(mwila), async (tx) => {
      await tx.run(tables.updateTable('user_profiles').set({ full_name: 'Half written' }))
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    const rows = await asActorPipelined(actor(mwila), (tx) =>
      tx.run(tables.selectFrom('user_profiles').select('full_name')),
    )
    expect(rows).toEqual([{ full_name: 'Mutale Banda' }])
  })

  it('rejects a column that the actor may not write, and leaves the connection clean', async () => {
    const raise = asActor(actor(chanda), (tx) =>
      tx.run(tables.updateTable('user_profiles').set({ role: 'admin' })),
    )
    await expect(raise).rejects.toMatchObject({ code: '42501' })
    await expect(asActorPipelined(actor(chanda), (tx) => tx.run(profiles))).resolves.toHaveLength(1)
  })

  it('cannot write where it says that it only reads', async () => {
    const write = asActor(
      actor(chanda),
      (tx) => tx.run(tables.updateTable('user_profiles').set({ full_name: 'Changed' })),
      { replica: true },
    )
    await expect(write).rejects.toMatchObject({ code: '25006' })
    const rows = await asActorPipelined(actor(chanda), (tx) => tx.run(profiles), { replica: true })
    expect(rows).toEqual([{ id: chanda.user_id }])
  })

  it('names the statement that failed, also if the error of a later one arrives first', async () => {
    const raise = asActor(actor(chanda), async (tx) => {
      void tx.run(tables.updateTable('user_profiles').set({ role: 'admin' })).catch(() => {})
      return tx.run(profiles)
    })
    await expect(raise).rejects.toMatchObject({ code: '42501' })
  })

  it('rejects a deleted session, a suspended user, and the wrong audience', async () => {
    const suspended = await app.createPersona({ isSuspended: true })
    const gone = { ...actor(chanda), session_id: mwila.session_id }
    await expect(authorize(gone)).rejects.toMatchObject({ code: 'UB401' })
    await expect(authorize(actor(suspended))).rejects.toMatchObject({ code: 'UB401' })
    await expect(authorize({ ...actor(chanda), audience: 'admin' })).rejects.toMatchObject({
      code: 'UB403',
    })
  })

  it('accepts a session until its end, and an account from the end of its suspension until it is deleted', async () => {
    const change = (table: string, set: string, id: string) =>
      app.database.asOwner(`update accounts.${table} set ${set} where id = $1`, [id])
    const guest = await app.createPersona()
    await change('sessions', "not_after = now() + interval '1 hour'", guest.session_id)
    await expect(authorize(actor(guest))).resolves.toBeUndefined()
    await change('sessions', "not_after = now() - interval '1 second'", guest.session_id)
    await expect(authorize(actor(guest))).rejects.toMatchObject({ code: 'UB401' })
    const returned = await app.createPersona({ isSuspended: true })
    await change('users', "banned_until = now() - interval '1 second'", returned.user_id)
    await expect(authorize(actor(returned))).resolves.toBeUndefined()
    const deleted = await app.createPersona()
    await change('users', 'deleted_at = now()', deleted.user_id)
    await expect(authorize(actor(deleted))).rejects.toMatchObject({ code: 'UB401' })
  })

  it('requires the second factor of a user who has one, on every call', async () => {
    const guarded = await app.createPersona()
    await app.database.asOwner(
      `insert into accounts.factors (user_id, status, secret) values ($1, 'unverified', 'sealed')`,
      [guarded.user_id],
    )
    await expect(authorize(actor(guarded))).resolves.toBeUndefined()
    await app.database.asOwner(
      `update accounts.factors set status = 'verified' where user_id = $1`,
      [guarded.user_id],
    )
    await expect(authorize(actor(guarded))).rejects.toMatchObject({ code: 'UB402' })
    await app.database.asOwner(`update accounts.sessions set aal = 'aal2' where id = $1`, [
      guarded.session_id,
    ])
    await expect(authorize(actor(guarded))).resolves.toBeUndefined()
  })

  it('rejects a statement after the end of its transaction', async () => {
    let late: Promise<unknown> | undefined
    await asActorPipelined(actor(chanda), async (tx) => {
      await tx.run(profiles)
      late = (async () => tx.run(profiles))()
      late.catch(() => {})
    })
    await expect(late).rejects.toThrow('after its transaction had ended')
  })
})

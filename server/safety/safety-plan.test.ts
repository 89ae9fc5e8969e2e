import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safetyPlanParts } from '#domain/safety/plan.ts'
import { asActor, tables } from '#server/platform/db.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw } = practiceIn(() => app)
describe('a safety plan', () => {
  const empty = Object.fromEntries(safetyPlanParts.map(({ name }) => [name, '']))
  const get = async (as: Persona) => (await app.call('GET', '/api/safety-plan', { as })).body
  const put = (as: Persona, body: unknown) => app.call('PUT', '/api/safety-plan', { as, body })
  const remove = (as: Persona) => app.call('DELETE', '/api/safety-plan', { as })

  it('is missing until it is saved, and then visible to its owner alone', async () => {
    const [mwila, kunda] = [await app.createPersona(), await app.createPersona()]
    expect(await get(mwila)).toBeNull()
    const plan = { ...empty, warning_signs: '  I stop\nanswering ', people_to_ask: 'Aunt Mary' }
    const kept = await put(mwila, plan)
    expect(kept.status).toBe(200)
    expect(kept.body).toEqual({
      ...plan,
      warning_signs: 'I stop\nanswering',
      updated_at: expect.stringMatching(/^\d{4}-/),
    })
    expect(await get(mwila)).toEqual(kept.body)
    expect(await get(kunda)).toBeNull()
  })

  it('is the same after the same was sent twice, and leaves one trace', async () => {
    const mwila = await app.createPersona()
    const plan = { ...empty, professionals: 'Clinic in Kabwata' }
    const [first, second] = await Promise.all([put(mwila, plan), put(mwila, plan)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toEqual(second.body)
    expect((await put(mwila, plan)).body).toEqual(first.body)
    expect(await actionsOn(app.database, mwila, 'safety_plan')).toEqual(['safety_plan.write'])
  })

  it('is put whole: a part that is left out is empty', async () => {
    const mwila = await app.createPersona()
    await put(mwila, { warning_signs: 'Sundays' })
    const { body } = await put(mwila, { things_i_can_do: 'Sing' })
    expect(body).toMatchObject({ ...empty, things_i_can_do: 'Sing' })
  })

  it('is removed, once or more often', async () => {
    const mwila = await app.createPersona()
    await put(mwila, { warning_signs: 'Sundays' })
    expect((await remove(mwila)).status).toBe(204)
    expect((await remove(mwila)).status).toBe(204)
    expect(await get(mwila)).toBeNull()
    expect(await actionsOn(app.database, mwila, 'safety_plan')).toEqual([
      'safety_plan.write',
      'safety_plan.remove',
    ])
  })

  it.each([
    ['longer than 2000 characters', 'professionals', 'x'.repeat(2001)],
    ['no text', 'professionals', 7],
    ['null', 'warning_signs', null],
    ['not to be kept', 'people_to_ask', 'a\u0000b'],
    ['half a character', 'people_to_ask', '\uD83D'],
    ['not known', 'user_id', randomUUID()],
  ])('is rejected, and nothing changed, where a part is %s', async (_, field, value) => {
    const mwila = await app.createPersona()
    const { body: before } = await put(mwila, { warning_signs: 'Sundays' })
    const { status, body } = await put(mwila, { making_it_safer: 'x', [field]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await get(mwila)).toEqual(before)
  })

  it('takes 2000 characters of any script', async () => {
    const mwila = await app.createPersona()
    const longest = '🌿'.repeat(1000)
    expect((await put(mwila, { professionals: longest })).body.professionals).toBe(longest)
  })

  it('is not saved once consent to store health data is withdrawn, but can be read and removed', async () => {
    const mwila = await app.createPersona()
    await consent(mwila, 'health_data')
    await put(mwila, { warning_signs: 'Sundays' })
    await withdraw(mwila, 'health_data')
    for (const body of [{ warning_signs: 'Mondays' }, {}]) {
      expect(await put(mwila, body)).toMatchObject({
        status: 403,
        body: { code: 'consent_withdrawn' },
      })
    }
    expect(await get(mwila)).toMatchObject({ warning_signs: 'Sundays' })
    expect((await remove(mwila)).status).toBe(204)
    expect((await put(mwila, {})).status).toBe(403)
  })

  it('is not changed by SQL either without that consent', async () => {
    const mwila = await app.createPersona()
    await consent(mwila, 'health_data')
    await put(mwila, { warning_signs: 'Sundays' })
    await withdraw(mwila, 'health_data')
    const { user_id, session_id } = mwila
    const actor = { user_id, session_id, audience: 'signed-in' as const, authorized: false }
    const change = tables.updateTable('safety_plans').set({ warning_signs: 'Mondays' })
    await expect(asActor(actor, (tx) => tx.run(change))).rejects.toMatchObject({ code: 'UB410' })
  })
})

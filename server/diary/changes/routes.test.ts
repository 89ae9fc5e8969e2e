import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
const { consent, withdraw } = practiceIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const today = todayInLusaka()
const twoHoursAgo = new Date(Date.now() - 2 * 3600 * 1000).toISOString()

/** Each kind of entry: as it is noted, as it should be, and a value that is rejected. */
const kinds = {
  symptoms: {
    table: 'symptom_entries',
    trail: 'symptom',
    noted: { symptom: 'dizziness', own_words: null, severity: 3, notes: 'after lunch' },
    meant: { symptom: null, own_words: 'Tired', severity: 1, felt_at: twoHoursAgo, notes: null },
    wrong: { severity: 4 },
    list: async (as: Persona) => (await app.call('GET', '/api/symptoms', { as })).body,
  },
  'carbohydrate-entries': {
    table: 'carbohydrate_entries',
    trail: 'carbohydrate_entry',
    noted: { day: today, meal: 'Lunch', food: 'Nshima', grams: 375 },
    meant: { day: dayAfter(today, -1), meal: 'Supper', food: 'Nshima', grams: null },
    wrong: { grams: 501 },
    list: async (as: Persona) =>
      (await app.call('GET', '/api/carbohydrate-log', { as })).body.entries,
  },
  activities: {
    table: 'activities',
    trail: 'activity',
    noted: { day: today, kind: 'Walking', minutes: 300, effort: 'Light', note: 'to the market' },
    meant: { day: dayAfter(today, -14), kind: 'Running', minutes: 30, effort: 'Hard', note: null },
    wrong: { minutes: 0 },
    list: async (as: Persona) => (await app.call('GET', '/api/activity-log', { as })).body.entries,
  },
}
type Kind = keyof typeof kinds
const everyKind = Object.keys(kinds) as Kind[]

/** A person who has noted one entry. */
async function cast(kind: Kind) {
  const as = await app.createPersona()
  await consent(as, 'health_data')
  const { noted, list } = kinds[kind]
  const answer = await app.call('POST', `/api/${kind}`, { as, body: noted })
  expect(answer.status).toBe(201)
  const [entry] = await list(as)
  return { as, entry, id: entry.id as string }
}
const correct = (as: Persona, kind: Kind, id: string, body: object = {}) =>
  app.call('PATCH', `/api/${kind}/${id}`, {
    as,
    body: { change_id: randomUUID(), corrected_at: null, ...kinds[kind].meant, ...body },
  })
const remove = (as: Persona, kind: Kind, id: string) =>
  app.call('DELETE', `/api/${kind}/${id}`, { as })
const restore = (as: Persona, kind: Kind, id: string) =>
  app.call('DELETE', `/api/${kind}/${id}/removal`, { as })
const versions = async (as: Persona, id: string) =>
  (await app.call('GET', `/api/entry-versions/${id}`, { as })).body

describe.each(everyKind)('an entry of %s', (kind) => {
  const { meant, noted, wrong, list, table, trail } = kinds[kind]

  it('is corrected under its id, and what it was is kept and in the copy of one’s data', async () => {
    const { as, entry, id } = await cast(kind)
    const { status, body } = await correct(as, kind, id)
    expect([status, body]).toMatchObject([200, { ...meant, id, created_at: entry.created_at }])
    expect(body.corrected_at).toMatch(/Z$/)
    expect(await list(as)).toEqual([body])
    expect(await versions(as, id)).toMatchObject([{ change: 'corrected', before: noted }])
    const { tables } = (await app.call('GET', '/api/me/export', { as })).body
    expect(tables.entry_versions).toMatchObject([{ entry_id: id, before: noted }])
    const events = await auditEventsOf(app.database, id)
    expect(events.map(({ action }) => action)).toContain(`${trail}.correct`)
    expect(JSON.stringify(events)).not.toMatch(/lunch|Nshima|market/)
  })

  it('has arrived when it is sent again, also once it was corrected or removed', async () => {
    const as = await app.createPersona()
    await consent(as, 'health_data')
    const body = { id: randomUUID(), ...noted }
    const send = () => app.call('POST', `/api/${kind}`, { as, body })
    expect((await send()).status).toBe(201)
    await correct(as, kind, body.id)
    const corrected = await list(as)
    expect(await send()).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await list(as)).toEqual(corrected)
    await remove(as, kind, body.id)
    expect(await send()).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await list(as)).toEqual([])
  })

  it('is corrected once, however often it is sent, and not over a correction that was not seen', async () => {
    const { as, id } = await cast(kind)
    const change_id = randomUUID()
    const answers = await Promise.all([
      correct(as, kind, id, { change_id }),
      correct(as, kind, id, { change_id }),
    ])
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(await versions(as, id)).toHaveLength(1)
    const late = await correct(as, kind, id)
    expect([late.status, late.body.code]).toEqual([409, 'changed_since'])
    const [{ corrected_at }] = await list(as)
    expect((await correct(as, kind, id, { corrected_at })).status).toBe(200)
  })

  it('comes back as it was once its removal is undone, within a day', async () => {
    const { as, entry, id } = await cast(kind)
    for (const again of [1, 2]) expect([(await remove(as, kind, id)).status, again][0]).toBe(204)
    expect(await list(as)).toEqual([])
    const back = await restore(as, kind, id)
    expect([back.status, back.body]).toEqual([200, entry])
    expect((await restore(as, kind, id)).status).toBe(200)
    expect(await list(as)).toEqual([entry])
    expect((await versions(as, id)).map(({ change }: { change: string }) => change)).toEqual([
      'restored',
      'removed',
    ])
    await remove(as, kind, id)
    await app.database.asOwner(
      `update entry_versions set changed_at = changed_at - interval '25 hours' where entry_id = $1`,
      [id],
    )
    expect((await restore(as, kind, id)).status).toBe(404)
    expect(await list(as)).toEqual([])
  })

  it('is changed by no one else, and not corrected without consent', async () => {
    const { as, entry, id } = await cast(kind)
    const other = await app.createPersona()
    await consent(other, 'health_data')
    expect((await correct(other, kind, id)).status).toBe(404)
    expect((await remove(other, kind, id)).status).toBe(204)
    expect(await versions(other, id)).toEqual([])
    await withdraw(as, 'health_data')
    expect((await correct(as, kind, id)).status).toBe(403)
    expect(await list(as)).toEqual([entry])
    expect((await remove(as, kind, id)).status).toBe(204)
    expect((await restore(other, kind, id)).status).toBe(404)
    const provider = await app.createPersona({ role: 'provider' })
    for (const answer of [
      await correct(provider, kind, id),
      await restore(provider, kind, id),
      await app.call('GET', `/api/entry-versions/${id}`, { as: provider }),
    ])
      expect(answer.status).toBe(403)
    const rows = await app.database.asOwner(`select 1 from ${table} where id = $1`, [id])
    expect(rows).toEqual([])
  })

  it('is rejected with the field of what is wrong, and stays', async () => {
    const { as, entry, id } = await cast(kind)
    for (const body of [
      wrong,
      { change_id: 'x' },
      { corrected_at: 'yesterday' },
      { user_id: id },
    ]) {
      const answer = await correct(as, kind, id, body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(body)])
    }
    const late = kind === 'symptoms' ? { felt_at: '2025-01-01T08:00:00Z' } : { day: '2025-01-01' }
    const answer = await correct(as, kind, id, late)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(late)])
    expect(await list(as)).toEqual([entry])
  })

  it('is erased with its versions when the account goes', async () => {
    const { as, id } = await cast(kind)
    await correct(as, kind, id)
    await app.database.asOwner('delete from user_profiles where id = $1', [as.user_id])
    const left = await app.database.asOwner('select 1 from entry_versions where entry_id = $1', [
      id,
    ])
    expect(left).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp } from '#tests/support/app.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())

const { register, book } = recordsIn(() => clinic)
const call = (method: string, path: string, body?: object, as = clinic.admin) =>
  clinic.app.call(method, `/api/admin/${path}`, { as, ...(body ? { body } : {}) })
const erase = (ids: string[], more = {}) =>
  call('POST', 'past-record-erasures', {
    ids,
    count: ids.length,
    password: goodPassword,
    ...more,
  })
const lastSeen = (years: number, ...ids: string[]) =>
  clinic.app.database.asOwner(
    `update patient_registrations set registered_at = now() - make_interval(years => $2::integer, days => 1) where user_id = any ($1)`,
    [ids, years],
  )
const listed = async () =>
  (await call('GET', 'past-records')).body.map(({ id }: { id: string }) => id)

describe('how long the clinic keeps records of people without a login', () => {
  it('has no end until an admin sets one: nothing is listed, nothing can be erased', async () => {
    const { id } = await register()
    await lastSeen(40, id)
    const { body } = await call('GET', 'record-retention')
    expect(body).toMatchObject({ years: null, changed_at: null, past: 0 })
    expect(await listed()).toEqual([])
    expect((await erase([id])).body).toEqual({ erased: [] })
    const many = await erase(Array(21).fill(id))
    expect([many.status, Object.keys(many.body.fields)]).toEqual([422, ['ids']])
    for (const as of [clinic.desk, clinic.doctor, await clinic.app.createPersona()])
      for (const path of ['record-retention', 'past-records'])
        expect((await call('GET', path, undefined, as)).status).toBe(403)
  })

  it('takes whole years from 1 to 50 or no end, says how many records it concerns, and erases nothing', async () => {
    const old = await register()
    await lastSeen(11, old.id)
    for (const years of [0, 51, 1.5, '10'])
      expect(Object.keys((await call('PUT', 'record-retention', { years })).body.fields)).toEqual([
        'years',
      ])
    const { body } = await call('PUT', 'record-retention', { years: 10 })
    expect(body.years).toBe(10)
    expect(body.past).toBeGreaterThanOrEqual(1)
    expect(await listed()).toContain(old.id)
    const trail = await clinic.app.database.asOwner(
      `select record_id from platform.audit_events where actor_id = $1 and action = 'record_retention.change'`,
      [clinic.admin.user_id],
    )
    expect(trail).toEqual([{ record_id: '10' }])
  })

  it('erases those alone that an admin names and that are still past it, and puts each on record', async () => {
    const [old, recent, seen, owing] = [
      await register(),
      await register(),
      await register(),
      await register(),
    ]
    await lastSeen(11, old.id, seen.id, owing.id)
    await lastSeen(9, recent.id)
    await clinic.app.database.asOwner(
      `insert into invoices (provider_id, patient_id, session_time, session_type, changed_at)
       values ($1, $2, now() - interval '11 years', 'In-person', now() - interval '11 years')`,
      [clinic.doctor.user_id, owing.id],
    )
    const shown = await listed()
    expect(shown).toEqual(expect.arrayContaining([old.id, seen.id]))
    expect(shown).not.toContain(recent.id)
    expect(shown).not.toContain(owing.id)
    // Booked after the admin has looked.
    expect((await book(seen.id, 3)).status).toBe(201)
    const client = await clinic.app.createPersona()
    const ids = [old.id, recent.id, seen.id, owing.id, client.user_id]
    for (const count of [undefined, 1, '5'])
      expect(Object.keys((await erase(ids, { count })).body.fields)).toEqual(['count'])
    expect(await listed()).toContain(old.id)
    const { body } = await erase(ids)
    expect(body).toEqual({ erased: [old.id] })
    const left = await clinic.app.database.asOwner(
      'select id from user_profiles where id = any ($1)',
      [ids],
    )
    expect(left).toHaveLength(4)
    const trail = await clinic.app.database.asOwner(
      `select record_id from platform.audit_events where actor_id = $1 and action = 'past_record.erase'`,
      [clinic.admin.user_id],
    )
    expect(trail).toEqual([{ record_id: old.id }])
    expect((await erase(ids)).body).toEqual({ erased: [] })
  })
})

import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { feedAddress } from '#domain/appointments/calendar-feed.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { joinAs, signInAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, accesses } = practiceIn(() => app)
const feed = (method: string, as?: Persona, body?: object) =>
  app.call(method, '/api/calendar-feed', { as, body })
const make = async (as: Persona) => (await feed('POST', as)).body.token as string
const get = (token: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(method, feedAddress('', token), { headers })
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function read(token: string) {
  const answer = await get(token)
  expect(answer.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const idsOf = async (token: string) => (await read(token)).map(({ uid }) => uid.split('@')[0])
const actionsOf = async ({ user_id }: Persona) =>
  (
    await app.database.asOwner(
      `select action from platform.audit_events where actor_id = $1 and action like 'calendar%' order by action`,
      [user_id],
    )
  ).map((row) => (row as { action: string }).action)

describe('a calendar feed', () => {
  it('shows both participants the same appointment, without a session and without a name', async () => {
    const [patient, doctor] = [
      await app.createPersona({ full_name: 'Mary Banda' }),
      await provider(),
    ]
    const id = await bookFor(patient, doctor, { at: daysAhead(3) })
    for (const token of [await make(patient), await make(doctor)]) {
      const answer = await get(token)
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      const text = await answer.text()
      expect(text).toContain(`UID:${id}@`)
      expect(text).toContain('\r\nSUMMARY:Appointment\r\n')
      expect(text).not.toMatch(/Banda|Chileshe|Mumba|@example|therap|health|clinic/i)
    }
  })

  it('shows names once that is chosen: a patient’s first name, with an event in their record once a day', async () => {
    const [patient, doctor] = [
      await app.createPersona({ full_name: 'Mary Banda' }),
      await provider(),
    ]
    await bookFor(patient, doctor, { at: daysAhead(4) })
    const [mine, theirs] = [await make(doctor), await make(patient)]
    await read(mine)
    expect(await accesses(patient)).toEqual([])
    await app.database.asOwner(`update calendar_feeds set last_read_on = '2026-01-01'`)
    for (const as of [patient, doctor])
      expect((await feed('PATCH', as, { shows_names: true })).status).toBe(204)
    expect((await read(mine)).map(({ summary }) => summary)).toEqual(['Appointment: Mary'])
    expect((await read(theirs)).map(({ summary }) => summary)).toEqual([
      'Appointment: Chileshe Mumba',
    ])
    await read(mine)
    expect(await accesses(patient)).toMatchObject([{ action: 'calendar.read' }])
    await feed('PATCH', doctor, { shows_names: false })
    expect((await read(mine)).map(({ summary }) => summary)).toEqual(['Appointment'])
  })

  it('has requests and sessions of 90 days back and a year ahead, and what is cancelled until its time', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const book = (days: number, status: AppointmentStatus) =>
      bookFor(patient, doctor, { at: daysAhead(days), status })
    await book(-91, 'completed')
    const shown = [
      await book(-89, 'completed'),
      await book(10, 'requested'),
      await book(11, 'confirmed'),
    ]
    await book(-3, 'cancelled')
    await book(367, 'confirmed')
    const token = await make(patient)
    expect(await idsOf(token)).toEqual(shown)
    const sequences = async () => (await read(token)).map(({ sequence }) => sequence)
    expect(await sequences()).toEqual([2, 0, 1])
    await app.database.asOwner(`update appointments set status = 'confirmed' where id = $1`, [
      shown[1],
    ])
    expect(await sequences()).toEqual([2, 1, 1])
    await app.call('DELETE', `/api/appointments/${shown[2]}`, { as: patient })
    expect(await idsOf(token)).toEqual(shown)
    expect(await sequences()).toEqual([2, 1, 3])
  })

  it('sends nothing again that the app has, and all that has changed', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    const id = await bookFor(patient, doctor, { at: daysAhead(5) })
    const token = await make(patient)
    const first = await get(token)
    const etag = first.headers.get('etag')!
    const again = await get(token, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    await app.call('DELETE', `/api/appointments/${id}`, { as: patient })
    const changed = await get(token, { 'If-None-Match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    const packed = await get(token, { 'Accept-Encoding': 'gzip' })
    expect((await get(token, { 'If-None-Match': packed.headers.get('etag')! })).status).toBe(304)
    const head = await get(token, {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('ends when it is revoked or replaced, and while its owner may not log in', async () => {
    const patient = await app.createPersona()
    const [first, second] = [await make(patient), await make(patient)]
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [patient.user_id],
    )
    expect((await get(second)).status).toBe(404)
    await app.database.asOwner(`update accounts.users set banned_until = null where id = $1`, [
      patient.user_id,
    ])
    expect((await get(second)).status).toBe(200)
    for (const status of [204, 204]) expect((await feed('DELETE', patient)).status).toBe(status)
    expect((await get(second)).status).toBe(404)
    expect((await feed('GET', patient)).body.made_at).toBeNull()
    expect(await actionsOf(patient)).toEqual([
      'calendar_feed.make',
      'calendar_feed.make',
      'calendar_feed.revoke',
    ])
  })

  it('ends with a new password and with logging out everywhere, and not with logging out here', async () => {
    const address = `${crypto.randomUUID()}@example.test`
    const { access_token, user } = await joinAs(app, address)
    const as = { user_id: user.id, session_id: '', email: address, token: access_token }
    const logOut = async (scope: string, token: string = access_token) => {
      const path = `/auth/v1/logout?scope=${scope}`
      expect((await app.call('POST', path, { as: { ...as, token } })).status).toBe(204)
    }
    const other = await make(await app.createPersona())
    const kept = await make(as)
    await logOut('local', (await signInAs(app, address)).body.access_token)
    expect((await get(kept)).status).toBe(200)
    await logOut('others')
    expect((await get(kept)).status).toBe(404)
    expect((await feed('GET', as)).body.made_at).toBeNull()
    const second = await make(as)
    const password = 'Kafue-Gorge 1990'
    const changed = await app.call('PUT', '/auth/v1/user', { as, body: { password } })
    expect(changed.status).toBe(200)
    expect((await get(second)).status).toBe(404)
    const third = await make(as)
    await logOut('global')
    expect((await get(third)).status).toBe(404)
    expect((await get(other)).status).toBe(200)
    const trail = await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action = 'calendar_feed.revoke'`,
      [user.id],
    )
    expect(trail).toHaveLength(3)
  })

  it('answers 404 for each address that is none, and says nothing else', async () => {
    const token = await make(await app.createPersona())
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const path of [
      `/calendar/${other}.ics`,
      `/calendar/${token}`,
      `/calendar/${token}.ics/`,
      `/calendar/${token.toUpperCase()}x.ics`,
      '/calendar/%00.ics',
      '/calendar/',
      '/calendar',
    ]) {
      const answer = await app.call('GET', path)
      expect([answer.status, answer.body.code], path).toEqual([404, 'not_found'])
      expect(JSON.stringify(answer.body)).not.toContain(token)
    }
    expect((await get(token, {}, 'POST')).status).toBe(404)
  })

  it('hides a provider’s appointments while they may not practise', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor, { at: daysAhead(6) })
    const token = await make(doctor)
    expect(await read(token)).toHaveLength(1)
    await expireCertificate(doctor)
    expect(await read(token)).toEqual([])
  })

  it('is of its owner alone, and names are a yes or a no', async () => {
    const [one, other] = [await app.createPersona(), await app.createPersona()]
    const token = await make(one)
    expect((await feed('GET', one)).body).toMatchObject({ shows_names: false, last_read_on: null })
    expect((await feed('GET', other)).body).toEqual({
      made_at: null,
      shows_names: false,
      last_read_on: null,
    })
    expect((await feed('PATCH', other, { shows_names: true })).status).toBe(404)
    await feed('DELETE', other)
    await read(token)
    expect((await feed('GET', one)).body.last_read_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    const odd = await feed('PATCH', one, { shows_names: 'yes' })
    expect([odd.status, odd.body.fields]).toEqual([422, { shows_names: 'Choose on or off.' }])
    expect((await feed('GET')).status).toBe(401)
  })

  it('keeps its secret out of the database, the export and the trail, and goes with the account', async () => {
    const patient = await app.createPersona()
    const token = await make(patient)
    const stored = await app.database.asOwner(
      `select row_to_json(f)::text as row from calendar_feeds f union all select row_to_json(e)::text from platform.audit_events e where subject_id = $1`,
      [patient.user_id],
    )
    expect(JSON.stringify(stored)).not.toContain(token)
    const exported = await app.call('GET', '/api/me/export', { as: patient })
    expect(exported.body.tables.calendar_feeds).toHaveLength(1)
    expect(JSON.stringify(exported.body)).not.toMatch(/token_hash/)
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, patient.user_id))
    expect((await get(token)).status).toBe(404)
  })
})

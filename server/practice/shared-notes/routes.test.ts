import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canShareNotes } from '#domain/appointments/outcome.ts'
import { outcomes } from '#domain/appointments/status.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'
import { apiRoutes } from '#tests/support/routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const share = (id: string, as: Persona, body: object = { notes: 'Walk after lunch.' }) =>
  app.call('PUT', `/api/provider/appointments/${id}/shared-notes`, { as, body })
const read = (id: string, as: Persona) =>
  app.call('GET', `/api/appointments/${id}/shared-notes`, { as })
const write = (id: string, as: Persona, notes: string | null) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as, body: { notes } })
const day = 24 * 60 * 60_000
const period = `/api/provider/appointments?${new URLSearchParams({
  from: new Date(Date.now() - 200 * day).toISOString(),
  to: new Date(Date.now() + 199 * day).toISOString(),
}).toString()}`
const own = async (as: Persona) => (await app.call('GET', '/api/appointments', { as })).body

/** A patient, their provider, and a session of theirs that is over. */
async function session() {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  const id = await bookFor(patient, doctor, { status: 'completed' })
  await app.database.asOwner(`update appointments set outcome = 'held' where id = $1`, [id])
  return { patient, doctor, id }
}

describe('the notes that a provider shares', () => {
  it('are read by the patient of that session; the list says that there are some', async () => {
    const { patient, doctor, id } = await session()
    expect((await read(id, patient)).status).toBe(404)
    expect(await own(patient)).toMatchObject([{ id, notes_shared_at: null }])
    const shared = await share(id, doctor, { notes: ' Walk after lunch.\n' })
    expect(shared).toMatchObject({
      status: 201,
      body: { id, notes: null, shared_notes: { notes: 'Walk after lunch.', changed_at: null } },
    })
    const { shared_at } = shared.body.shared_notes
    expect(await read(id, patient)).toMatchObject({
      status: 200,
      body: { notes: 'Walk after lunch.', shared_at, changed_at: null },
    })
    expect(await own(patient)).toMatchObject([{ id, notes_shared_at: shared_at }])
  })

  it('are shared once however often it is sent, and one event is on record', async () => {
    const { patient, doctor, id } = await session()
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => share(id, doctor))))).toEqual([
      200, 200, 201,
    ])
    expect((await share(id, doctor)).body.shared_notes.changed_at).toBeNull()
    expect(await actionsOn(app.database, patient, 'shared_notes')).toEqual(['shared_notes.share'])
  })

  it('can be corrected, which the patient sees, but not taken back', async () => {
    const { patient, doctor, id } = await session()
    await share(id, doctor)
    const correction = { notes: 'Walk before lunch.', corrects: 'Walk after lunch.' }
    for (const _ of ['sent', 'sent once more'])
      expect((await share(id, doctor, correction)).status).toBe(200)
    const { body } = await read(id, patient)
    expect(body).toMatchObject({ notes: 'Walk before lunch.' })
    expect(Date.parse(body.changed_at)).toBeGreaterThanOrEqual(Date.parse(body.shared_at))
    expect(await actionsOn(app.database, patient, 'shared_notes')).toEqual([
      'shared_notes.share',
      'shared_notes.change',
    ])
    expect((await share(id, doctor, { notes: '' })).status).toBe(422)
    expect((await write(id, doctor, null)).status).toBe(200)
    expect((await read(id, patient)).body.notes).toBe('Walk before lunch.')
    const path = `/api/provider/appointments/${id}/shared-notes`
    expect((await app.call('DELETE', path, { as: doctor })).status).toBe(404)
    expect((await read(id, patient)).status).toBe(200)
  })

  it('take the place of private notes, unless these have changed since', async () => {
    const first = await session()
    await write(first.id, first.doctor, 'Walk.')
    const replaces = 'Walk.'
    const moved = await share(first.id, first.doctor, { notes: 'Walk daily.', replaces })
    expect(moved.body).toMatchObject({ notes: null, shared_notes: { notes: 'Walk daily.' } })
    // Private notes that were written since are no part of a late retry.
    await write(first.id, first.doctor, 'Walk.')
    await share(first.id, first.doctor, { notes: 'Walk daily.', replaces })
    const corrected = { notes: 'Walk twice.', corrects: 'Walk daily.', replaces }
    expect((await share(first.id, first.doctor, corrected)).body.notes).toBe('Walk.')
    const second = await session()
    await write(second.id, second.doctor, 'Walk. Seems afraid at home.')
    const other = await share(second.id, second.doctor, { notes: 'Walk daily.', replaces })
    expect(other.body.notes).toBe('Walk. Seems afraid at home.')
    expect((await write(first.id, first.doctor, 'Walk. ')).body.notes).toBe('Walk.')
  })

  it('replace no shared or private notes that were written in another window', async () => {
    const { patient, doctor, id } = await session()
    const replace = (notes: string | null, replaces: string | null) =>
      app.call('PATCH', `/api/provider/appointments/${id}`, {
        as: doctor,
        body: { notes, replaces },
      })
    const stale = { status: 409, body: { code: 'stale_notes' } }
    expect((await replace('Walk.', null)).status).toBe(200)
    expect((await replace('Walk.', null)).status).toBe(200)
    expect(await replace('Swim.', null)).toMatchObject(stale)
    expect(await replace(null, 'Swim.')).toMatchObject(stale)
    expect((await replace('Swim.', ' Walk.')).body.notes).toBe('Swim.')
    expect((await share(id, doctor)).status).toBe(201)
    for (const corrects of [undefined, 'Walk.', ''])
      expect(await share(id, doctor, { notes: 'Run.', corrects })).toMatchObject(stale)
    const both = ['Run.', 'Rest.'].map((notes) =>
      share(id, doctor, { notes, corrects: 'Walk after lunch.' }),
    )
    expect(statusesOf(await Promise.all(both))).toEqual([200, 409])
    expect((await read(id, patient)).body.notes).toMatch(/^(Run|Rest)\.$/)
    expect((await replace('Rest.', 'Swim.')).body.notes).toBe('Rest.')
  })

  it('are kept as they were typed: markup is text', async () => {
    const { patient, doctor, id } = await session()
    const notes = '<script>alert(1)</script> & "quotes" \u{1F600}\n{{x}}'
    await share(id, doctor, { notes })
    expect((await read(id, patient)).body.notes).toBe(notes)
  })

  it('are of a session that was held: without an outcome it counts as held', async () => {
    const all = [
      ...[null, ...outcomes].map((outcome) => ({ status: 'completed' as const, outcome })),
      ...(['requested', 'confirmed', 'cancelled'] as const).map((status) => ({
        status,
        outcome: null,
      })),
    ]
    for (const one of all) {
      const [patient, doctor] = [await app.createPersona(), await provider()]
      const id = await bookFor(patient, doctor, { status: one.status })
      await app.database.asOwner('update appointments set outcome = $2 where id = $1', [
        id,
        one.outcome,
      ])
      const { status, body } = await share(id, doctor)
      const may = canShareNotes(one)
      expect({ ...one, status, code: body.code }).toEqual(
        may ? { ...one, status: 201 } : { ...one, status: 409, code: 'not_held' },
      )
      expect((await read(id, patient)).status).toBe(may ? 200 : 404)
    }
    expect(all.filter(canShareNotes)).toEqual([
      { status: 'completed', outcome: null },
      { status: 'completed', outcome: 'held' },
    ])
  })

  it.each([
    [{}, 'notes'],
    [{ notes: ' ' }, 'notes'],
    [{ notes: 7 }, 'notes'],
    [{ notes: 'x'.repeat(10_001) }, 'notes'],
    [{ notes: 'a\0b' }, 'notes'],
    [{ notes: 'a', replaces: 'x'.repeat(10_001) }, 'replaces'],
    [{ notes: 'a', corrects: 'a\0b' }, 'corrects'],
  ])('name the field that is wrong: %#', async (body, field) => {
    const { doctor, id } = await session()
    const answer = await share(id, doctor, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect((await share(id, doctor, { notes: 'x'.repeat(10_000) })).status).toBe(201)
  })
})

describe('notes on a session', () => {
  it('are of its provider in practice alone; every other person has no such session', async () => {
    const { patient, doctor, id } = await session()
    await share(id, doctor)
    const others = [await provider(), await app.createPersona({ role: 'admin' })]
    const [other, admin] = others
    expect((await share(id, other!, { notes: 'Mine now' })).status).toBe(404)
    expect((await share(crypto.randomUUID(), doctor)).status).toBe(404)
    for (const as of [patient, admin!]) expect((await share(id, as)).status).toBe(403)
    for (const as of [...others, doctor, await app.createPersona()])
      expect((await read(id, as)).status).toBe(404)
    expect((await app.call('GET', `/api/appointments/${id}/shared-notes`)).status).toBe(401)
    await expireCertificate(doctor)
    expect((await share(id, doctor, { notes: 'Late' })).status).toBe(403)
    expect((await read(id, patient)).body.notes).toBe('Walk after lunch.')
  })

  it('are in no answer, file or email for the patient while they are private', async () => {
    const { patient, doctor, id } = await session()
    const secret = 'Afraid of her brother'
    await write(id, doctor, secret)
    const shared = 'Walk after lunch.'
    await share(id, doctor, { notes: shared })
    const upcoming = await bookFor(patient, doctor)
    await write(upcoming, doctor, secret)
    const admin = await app.createPersona({ role: 'admin' })
    // The copy of all their data is the one exception, below.
    const paths = apiRoutes(app)
      .filter(({ method, path }) => method === 'GET' && !/stream|events|export/.test(path))
      .map(({ path }) => path.replace(/:\w+/g, id))
    expect(paths).toContain(`/api/appointments/${id}/shared-notes`)
    for (const as of [patient, admin, await provider()])
      for (const path of [...paths, '/api/me/export?format=fhir', period]) {
        const answer = await (await app.request('GET', path, { as })).text()
        expect([path, answer.includes(secret)]).toEqual([path, false])
        expect([path, answer.includes(shared)]).toEqual([
          path,
          as === patient && path === `/api/appointments/${id}/shared-notes`,
        ])
      }
    const answer = await app.call('GET', period, { as: doctor })
    expect(JSON.stringify(answer.body)).toContain(secret)
    const mails = await app.database.asOwner(
      'select subject, text_body, html_body from platform.mail_outbox',
    )
    expect(JSON.stringify(mails)).not.toMatch(/Afraid of her brother|Walk after lunch/)
    const events = await app.database.asOwner(
      'select * from platform.audit_events where subject_id = $1',
      [patient.user_id],
    )
    expect(JSON.stringify(events)).not.toMatch(/Afraid|Walk/)
  })

  it('are all in the copy of their data that the law gives a patient, and none in that of a provider', async () => {
    const { patient, doctor, id } = await session()
    await write(id, doctor, 'Private words')
    await share(id, doctor, { notes: 'Shared words' })
    const copyOf = async (as: Persona) =>
      (await app.call('GET', '/api/me/export', { as })).body.tables
    const { appointments, shared_notes } = await copyOf(patient)
    expect(appointments).toMatchObject([{ id, notes: 'Private words' }])
    expect(shared_notes).toMatchObject([{ appointment_id: id, notes: 'Shared words' }])
    expect(JSON.stringify(await copyOf(doctor))).not.toMatch(/(Private|Shared) words/)
  })

  it('stay with the patient when the provider leaves, and are deleted with the patient', async () => {
    const { patient, doctor, id } = await session()
    await share(id, doctor)
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, doctor.user_id))
    expect((await read(id, patient)).body.notes).toBe('Walk after lunch.')
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, patient.user_id))
    expect(
      await app.database.asOwner('select 1 from shared_notes where appointment_id = $1', [id]),
    ).toEqual([])
  })

  it('can be written by a server of the version before while others are shared', async () => {
    const { patient, doctor, id } = await session()
    await share(id, doctor)
    // It knows one column of notes, which is private to it.
    await app.database.asOwner(`update appointments set notes = 'Private words' where id = $1`, [
      id,
    ])
    expect((await read(id, patient)).body.notes).toBe('Walk after lunch.')
    const { body } = await write(id, doctor, 'More private words')
    expect(body).toMatchObject({
      notes: 'More private words',
      shared_notes: { notes: 'Walk after lunch.' },
    })
  })
})

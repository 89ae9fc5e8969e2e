import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor, asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const claim = {
  full_name: 'Dr Chileshe Mumba-Smith',
  specialty: 'Consultant Psychiatrist',
  qualifications: ['MD (Oxford)'],
}
const patch = (as: Persona, body: object) => app.call('PATCH', '/api/profile', { as, body })
const own = async (as: Persona) => (await app.call('GET', '/api/profile', { as })).body
const newest = async (as: Persona) =>
  (await app.call('GET', '/api/provider/identity-change', { as })).body
const queue = async (as = admin) => app.call('GET', '/api/admin/identity-changes', { as })
const waitingOf = async ({ user_id }: Persona) =>
  (await queue()).body.find(({ provider_id }: { provider_id: string }) => provider_id === user_id)
const decide = (id: string, body: object, as = admin) =>
  app.call('POST', `/api/admin/identity-changes/${id}/decision`, { as, body })

describe('a change of a verified provider’s identity', () => {
  it('is pending for an admin, and the old name, specialty and qualifications stay until then', async () => {
    const doctor = await provider()
    const { status, body } = await patch(doctor, { ...claim, bio: 'I listen.' })
    expect([status, body.full_name, body.specialty, body.bio]).toEqual([
      200,
      'Chileshe Mumba',
      'Therapist',
      'I listen.',
    ])
    expect(await newest(doctor)).toMatchObject({ ...claim, status: 'pending' })
    const change = await waitingOf(doctor)
    expect(change).toMatchObject({
      full_name: 'Chileshe Mumba',
      specialty: 'Therapist',
      qualifications: [],
      new_full_name: claim.full_name,
      new_specialty: claim.specialty,
      new_qualifications: claim.qualifications,
    })
    expect((await decide(change.id, { decision: 'approved' })).status).toBe(204)
    expect(await own(doctor)).toMatchObject(claim)
    expect(await newest(doctor)).toMatchObject({ status: 'approved' })
    expect(await waitingOf(doctor)).toBeUndefined()
    expect(await subjectsTo(app, doctor)).toEqual(['Your Ubumi profile is changed'])
  })

  it('is rejected with a reason, which the provider reads and no email contains', async () => {
    const doctor = await provider()
    await patch(doctor, claim)
    const { id } = await waitingOf(doctor)
    expect((await decide(id, { decision: 'refused' })).body.fields).toHaveProperty('reason')
    const reason = 'HPCZ lists you as a counsellor.'
    expect((await decide(id, { decision: 'refused', reason })).status).toBe(204)
    expect(await own(doctor)).toMatchObject({ full_name: 'Chileshe Mumba' })
    expect(await newest(doctor)).toMatchObject({ status: 'refused', reason })
    expect(JSON.stringify(await emailsTo(app, doctor))).not.toContain('counsellor')
  })

  it('is decided as the admin read it: a newer wish is another one', async () => {
    const doctor = await provider()
    await patch(doctor, { full_name: 'Chileshe M. Mumba' })
    const { id } = await waitingOf(doctor)
    await patch(doctor, claim)
    expect((await decide(id, { decision: 'approved' })).status).toBe(404)
    expect(await own(doctor)).toMatchObject({ full_name: 'Chileshe Mumba' })
    const change = await waitingOf(doctor)
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(change.id, { decision: 'approved' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  })

  it('is withdrawn by the values patients see, is not moved by a retry, and joins a pending one', async () => {
    const doctor = await provider()
    await patch(doctor, { specialty: claim.specialty })
    const { id } = await waitingOf(doctor)
    await patch(doctor, { specialty: claim.specialty })
    expect((await waitingOf(doctor)).id).toBe(id)
    await patch(doctor, { qualifications: claim.qualifications })
    expect(await waitingOf(doctor)).toMatchObject({
      new_specialty: claim.specialty,
      new_qualifications: claim.qualifications,
    })
    await patch(doctor, { specialty: 'Therapist', qualifications: [] })
    expect(await waitingOf(doctor)).toBeUndefined()
  })

  it('is pending too while a registration is checked; before that a provider writes freely', async () => {
    const pending = await provider({ provider_status: 'pending' })
    expect((await patch(pending, { full_name: 'First Name' })).body.full_name).toBe('First Name')
    await app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year, certificate_expires_on, document_type, document_hash)
       values ($1, 'HPCZ', '1', 2026, '2100-01-01', 'application/pdf', '\\x00')`,
      [pending.user_id],
    )
    expect((await patch(pending, claim)).body.full_name).toBe('First Name')
    expect(await waitingOf(pending)).toMatchObject({ new_full_name: claim.full_name })
  })

  it('cannot be read or decided by others', async () => {
    const doctor = await provider()
    await patch(doctor, claim)
    const { id } = await waitingOf(doctor)
    for (const as of [doctor, await app.createPersona(), await provider()]) {
      expect((await queue(as)).status).toBe(403)
      expect((await decide(id, { decision: 'approved' }, as)).status).toBe(403)
    }
    expect(await newest(await provider())).toBeNull()
  })
})

describe('by no other way', () => {
  it('does a provider change what patients see: not by SQL, user metadata or the system by mistake', async () => {
    const doctor = await provider()
    const { user_id, session_id } = doctor
    const actor = { user_id, session_id, audience: 'signed-in' as const, authorized: false }
    for (const [column, value] of Object.entries(claim)) {
      const update = tables
        .updateTable('user_profiles')
        .set({ [column]: value })
        .where('id', '=', user_id)
      await expect(asActor(actor, (tx) => tx.run(update))).rejects.toMatchObject({ code: '42501' })
      await expect(asSystem('try in a test', (tx) => tx.run(update))).rejects.toMatchObject({
        code: '42501',
      })
    }
    const blank = tables
      .updateTable('user_profiles')
      .set({ full_name: '' })
      .where('id', '=', user_id)
    await expect(asActor(actor, (tx) => tx.run(blank))).rejects.toMatchObject({ code: '42501' })
    const forge = tables
      .insertInto('identity_changes')
      .values({ provider_id: user_id, ...claim, status: 'approved', decided_at: new Date() })
    await expect(asActor(actor, (tx) => tx.run(forge))).rejects.toMatchObject({ code: '42501' })
    const headers = { Authorization: `Bearer ${doctor.token}` }
    const data = { ...claim, name: claim.full_name, role: 'admin' }
    await app.call('PUT', '/auth/v1/user', { headers, body: { data } })
    expect(await own(doctor)).toMatchObject({ full_name: 'Chileshe Mumba', specialty: 'Therapist' })
  })

  it('does a patient read it: in no list, card, message, invoice, calendar, email or copy of their data', async () => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    const wish = {
      full_name: 'Dr Never Approved',
      specialty: 'Never Approved',
      qualifications: ['Never Approved'],
    }
    const id = await bookFor(patient, doctor)
    const thread = await app.call('POST', '/api/threads', {
      as: patient,
      body: { provider_id: doctor.user_id },
    })
    const to = `/api/threads/${thread.body.id}/messages`
    await app.call('POST', to, { as: doctor, body: { body: 'Good morning' } })
    await patch(doctor, wish)
    await app.call('PUT', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${doctor.token}` },
      body: { data: wish },
    })
    for (const path of [
      '/api/providers',
      '/api/appointments',
      '/api/threads',
      `/api/threads/${thread.body.id}`,
      to,
      '/api/dashboard',
      '/api/me/record-openings',
      '/api/me/export?format=json',
      '/api/me/export?format=fhir',
      `/api/appointments/${id}`,
    ])
      expect(JSON.stringify((await app.call('GET', path, { as: patient })).body), path).not.toMatch(
        /Never Approved/,
      )
    expect(JSON.stringify(await emailsTo(app, patient))).not.toMatch(/Never Approved/)
    expect(
      JSON.stringify((await app.call('GET', '/api/appointments', { as: patient })).body),
    ).toMatch(/Chileshe Mumba/)
  })
})

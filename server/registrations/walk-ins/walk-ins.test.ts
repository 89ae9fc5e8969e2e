import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTo } from '#domain/accounts/consent.ts'
import { sweep } from '#server/accounts/expiry/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { erasePromisedWalkIns, registerWalkInRecords } from './jobs.ts'

let app: TestApp
let doctor: Persona
let admin: Persona
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  doctor = await booking.provider({ profession: 'therapist' })
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const add = async (more: object = {}): Promise<string> => {
  const id = randomUUID()
  const body = { id, full_name: 'Mary Banda', phone_number: '0977 123 456', ...more }
  const added = await app.call('POST', '/api/provider/clinic-records', { as: doctor, body })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return id
}
const patientOf = async (id: string) => {
  const [row] = await app.database.asOwner('select patient_id from clinic_records where id = $1', [
    id,
  ])
  return row?.patient_id as string | null | undefined
}
const isThere = async (id: string) =>
  (await app.database.asOwner('select 1 from user_profiles where id = $1', [id])).length === 1
const writeNote = (patient_id: string) =>
  app.database.asOwner(
    `insert into session_notes (id, patient_id, provider_id, form, free_text) values (gen_random_uuid(), $1, $2, 'free', 'Rest')`,
    [patient_id, doctor.user_id],
  )
const claim = (as: Persona, id: string, proof?: object) =>
  app.call('POST', '/api/me/invitation-answers', {
    as,
    body: { id, answer: 'claim', ...(proof ? { proof } : {}) },
  })
const mergesOf = async (id: string) =>
  (
    await app.database.asOwner(
      'select 1 from accounts.patient_merges where $1 in (gone_id, remaining_id)',
      [id],
    )
  ).length
const register = () => registerWalkInRecords.run()

describe('a walk-in record of before', () => {
  it('becomes a registered patient once, with number, address, and the notes on the visit', async () => {
    const id = await add({ email: 'mary.walkin@example.test', notes: 'Came with a headache' })
    await Promise.all([register(), register()])
    const patient_id = (await patientOf(id))!
    await register()
    expect(await patientOf(id)).toBe(patient_id)
    const opened = await app.call('GET', `/api/clinic/patients/${patient_id}`, { as: doctor })
    expect(opened.body).toMatchObject({
      full_name: 'Mary Banda',
      phone_number: '+260977123456',
      email: 'mary.walkin@example.test',
      gets_email: false,
    })
    const page = await app.call('GET', `/api/provider/patients/${patient_id}/page`, { as: doctor })
    expect(page.status).toBe(200)
    const visits = await app.database.asOwner(
      'select status, notes, provider_id from appointments where patient_id = $1',
      [patient_id],
    )
    expect(visits).toEqual([
      { status: 'completed', notes: 'Came with a headache', provider_id: doctor.user_id },
    ])
  })

  it('is not taken for an adult until staff have asked for the birth', async () => {
    const id = await add()
    await register()
    const patient_id = await patientOf(id)
    const agreed = await app.call('POST', `/api/clinic/patients/${patient_id}/consents`, {
      as: doctor,
      body: {
        given_how: 'words',
        consents: [{ id: randomUUID(), ...consentTo('health_data') }],
      },
    })
    const code = await app.call('POST', `/api/clinic/patients/${patient_id}/take-over-code`, {
      as: doctor,
    })
    expect([agreed.body.code, code.body.code]).toEqual(['birth_unknown', 'birth_unknown'])
  })

  it('is kept after 90 days: the invitation alone ends', async () => {
    const [old, waiting] = [await add(), await add()]
    await app.database.asOwner(
      `update clinic_records set created_at = now() - interval '91 days' where id = any ($1)`,
      [[old, waiting]],
    )
    // One that no round has reached yet is not erased either.
    await sweep.run()
    expect(await patientOf(waiting)).toBeNull()
    await register()
    const patient_id = (await patientOf(old))!
    await sweep.run()
    expect([await patientOf(old), await isThere(patient_id)]).toEqual([undefined, true])
  })

  it('is erased after 90 days as its invitation said, where it was invited before and nothing was written since', async () => {
    const [alone, seen, waiting] = [await add(), await add(), await add()]
    await register()
    const [gone, stays] = [(await patientOf(alone))!, (await patientOf(seen))!]
    await writeNote(stays)
    await app.database.asOwner(
      `update clinic_records set created_at = now() - interval '91 days', is_erased_unanswered = true,
         patient_id = case when id = $2 then null else patient_id end where id = any ($1)`,
      [[alone, seen, waiting], waiting],
    )
    await sweep.run()
    await erasePromisedWalkIns.run()
    expect([await isThere(gone), await isThere(stays)]).toEqual([false, true])
    for (const id of [alone, seen, waiting]) expect(await patientOf(id)).toBeUndefined()
  })

  it('is added to an account by its link as before, once: the visit is theirs, and nothing is merged', async () => {
    const client = await app.createPersona()
    const id = await add({ email: client.email, notes: 'Sleeps badly' })
    await register()
    const patient_id = (await patientOf(id))!
    const listed = await app.call('GET', '/api/me/invitations', { as: client })
    expect(listed.body.map((one: { id: string }) => one.id)).toEqual([id])
    expect([(await claim(client, id)).status, (await claim(client, id)).status]).toEqual([204, 204])
    const visits = await app.database.asOwner(
      'select patient_id from appointments where notes = $1',
      ['Sleeps badly'],
    )
    expect(visits).toEqual([{ patient_id: client.user_id }])
    expect(await isThere(patient_id)).toBe(false)
    expect(await mergesOf(client.user_id)).toBe(0)
    const invoices = await app.database.asOwner(
      `select i.patient_id from invoices i where i.provider_id = $1
         and i.session_time = (select a.appointment_time from appointments a where a.patient_id = $2)`,
      [doctor.user_id, client.user_id],
    )
    expect(invoices).toEqual([{ patient_id: client.user_id }])
  })

  it('is not added where the clinic has written more: they read that the clinic gives a code, and nothing moves', async () => {
    const more: Record<string, (patient_id: string) => Promise<unknown>> = {
      'a note': writeNote,
      'a longer note on the visit': (patient_id) =>
        app.database.asOwner(
          `update appointments set notes = 'HIV positive' where patient_id = $1`,
          [patient_id],
        ),
      'a reading': (patient_id) =>
        app.database.asOwner(
          `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit, at_clinic, recorded_by)
           values ($1, 99, 99, 'mg/dL', true, $2)`,
          [patient_id, doctor.user_id],
        ),
      'a birth': (patient_id) =>
        app.database.asOwner('update patient_registrations set born_in = 1984 where user_id = $1', [
          patient_id,
        ]),
      'another name': (patient_id) =>
        app.database.asOwner(`update user_profiles set full_name = 'Ruth Banda' where id = $1`, [
          patient_id,
        ]),
    }
    for (const [what, write] of Object.entries(more)) {
      const client = await app.createPersona()
      const id = await add({ email: client.email })
      await register()
      const patient_id = (await patientOf(id))!
      await write(patient_id)
      const answer = await claim(client, id)
      expect([what, answer.status, answer.body.code]).toEqual([what, 409, 'clinic_code'])
      expect(answer.body.message).toContain('Ask the clinic for a code')
      const moved = await app.database.asOwner('select 1 from appointments where patient_id = $1', [
        client.user_id,
      ])
      expect([moved.length, await isThere(patient_id)]).toEqual([0, true])
      // By its code too.
      await app.database.asOwner('update clinic_records set email = null where id = $1', [id])
      const made = await app.call('POST', `/api/provider/clinic-records/${id}/invitation`, {
        as: doctor,
        body: { by: 'code' },
      })
      const proof = { code: made.body.code, phone_number: '0977 123 456' }
      expect((await claim(client, id, proof)).body.code).toBe('clinic_code')
    }
  })

  it('ends its invitation once staff correct the number or address, or merge it: the old address opens nothing', async () => {
    const client = await app.createPersona()
    const [corrected, merged] = [
      await add({ email: client.email }),
      await add({ phone_number: '0966 555 444' }),
    ]
    await register()
    const [patient_id, gone_id] = [(await patientOf(corrected))!, (await patientOf(merged))!]
    const changed = await app.call('PUT', `/api/clinic/patients/${patient_id}`, {
      as: admin,
      body: {
        full_name: 'Mary Banda',
        gender: 'female',
        born_in: 1984,
        phone_number: '0966 777 888',
      },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect((await app.call('GET', '/api/me/invitations', { as: client })).body).toEqual([])
    expect((await claim(client, corrected)).status).toBe(404)
    const done = await app.call('POST', '/api/admin/patient-merges', {
      as: admin,
      body: { id: randomUUID(), gone_id, remaining_id: patient_id },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(201)
    expect(await patientOf(merged)).toBeUndefined()
  })

  it('is erased with its patient by who ends it, unless more was written since: an admin reads who asked', async () => {
    const client = await app.createPersona()
    const [alone, seen, asked] = [
      await add(),
      await add({ phone_number: '0966 222 333' }),
      await add({ email: client.email }),
    ]
    await register()
    const [gone, stays, wished] = [
      (await patientOf(alone))!,
      (await patientOf(seen))!,
      (await patientOf(asked))!,
    ]
    for (const id of [stays, wished]) await writeNote(id)
    for (const id of [alone, seen])
      expect(
        (await app.call('DELETE', `/api/provider/clinic-records/${id}`, { as: doctor })).status,
      ).toBe(204)
    const answered = await app.call('POST', '/api/me/invitation-answers', {
      as: client,
      body: { id: asked, answer: 'erase' },
    })
    expect(answered.status).toBe(204)
    expect([await isThere(gone), await isThere(stays), await isThere(wished)]).toEqual([
      false,
      true,
      true,
    ])
    const listed = await app.call('GET', '/api/admin/past-records', { as: admin })
    expect(listed.body).toMatchObject([{ id: wished, asked_on: expect.stringMatching(/^\d{4}-/) }])
    expect((await app.call('GET', '/api/admin/record-retention', { as: admin })).body.asked).toBe(1)
    const erased = await app.call('POST', '/api/admin/past-record-erasures', {
      as: admin,
      body: { ids: [stays, wished], count: 2, password: goodPassword },
    })
    expect(erased.body).toEqual({ erased: [wished] })
  })
})

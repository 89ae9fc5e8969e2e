import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())

const { register, merge, makeOld, undo, book, agree, withdraw, contentOf } = recordsIn(() => clinic)

const booking = bookingIn(() => clinic.app)
const post = (path: string, body: object, as = clinic.admin) =>
  clinic.app.call('POST', `/api/admin/${path}`, { as, body })
const erase = ({ id, full_name }: { id: string; full_name: string }) =>
  clinic.app.call('DELETE', `/api/clinic/patients/${id}`, {
    as: clinic.admin,
    body: { typed_name: full_name, password: goodPassword },
  })
/** What the trail of a person says. */
const actionsOf = async (id: string) =>
  (
    await clinic.app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1',
      [id],
    )
  ).map(({ action }) => action)

describe('two records of one person', () => {
  it('are compared by who they are, by numbers and by who would read more, for an admin alone, and on record', async () => {
    const [one, other] = [await register(), await register({ nrc: '123456/10/1' })]
    await book(one.id, 4)
    const question = { one_id: one.id, other_id: other.id }
    for (const as of [clinic.desk, clinic.doctor, await clinic.app.createPersona()])
      expect((await post('patient-merge-previews', question, as)).status).toBe(403)
    const { status, body } = await post('patient-merge-previews', question)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ blockers: [] })
    expect(body.gains).toMatchObject([{ provider_id: clinic.doctor.user_id, treats_id: one.id }])
    await book(other.id, 8)
    // Who treats both reads no more.
    expect((await post('patient-merge-previews', question)).body.gains).toEqual([])
    expect(body.records[0]).toMatchObject({ id: one.id, has_login: false, counts: { visits: 1 } })
    expect(body.records[1]).toMatchObject({ nrc: '123456/10/1', counts: { visits: 0 } })
    for (const { id } of [one, other]) expect(await actionsOf(id)).toContain('patient_merge.read')
    const same = await post('patient-merge-previews', { one_id: one.id, other_id: one.id })
    expect([same.status, Object.keys(same.body.fields)]).toEqual([422, ['other_id']])
  })

  it('stay two while an alert is open that the one that stays does not agree to', async () => {
    const [gone, stays] = [await register(), await register()]
    await clinic.app.database.asOwner(
      'insert into safety_alerts (user_id, provider_id, raise_id) values ($1, $2, gen_random_uuid())',
      [gone.id, clinic.doctor.user_id],
    )
    const rejected = await merge(gone, stays)
    expect([rejected.status, rejected.body.code]).toEqual([409, 'open_alert'])
    await agree(stays.id, 'safety_alerts')
    expect((await merge(gone, stays)).status).toBe(201)
  })

  it('become one: visits and fields are there, the old links lead to it, and who may not open it learns nothing', async () => {
    const gone = await register({ nrc: '654321/10/1', phone_number: '0966 111 222' })
    const stays = await register({ phone_number: undefined, has_no_phone: true })
    const booked = await book(gone.id, 5)
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    const id = randomUUID()
    const merged = await merge(gone, stays, id)
    expect([merged.status, merged.body.state], JSON.stringify(merged.body)).toEqual([201, 'merged'])
    expect(await merge(gone, stays, id)).toMatchObject({ status: 200, body: { id } })
    const asked = await clinic.app.call('GET', `/api/clinic/patients/${gone.id}`, {
      as: clinic.desk,
    })
    expect(asked.body).toMatchObject({
      id: stays.id,
      full_name: stays.full_name,
      nrc: '654321/10/1',
      phone_number: '+260966111222',
    })
    const page = (as: Persona) =>
      clinic.app.call('GET', `/api/provider/patients/${gone.id}/page`, { as })
    expect(await page(clinic.doctor)).toMatchObject({ status: 200, body: { id: stays.id } })
    const stranger = await booking.provider({ profession: 'therapist' })
    expect((await page(stranger)).status).toBe(404)
    expect(
      (await clinic.app.call('GET', `/api/clinic/patients/${gone.id}`, { as: stranger })).status,
    ).toBe(404)
    // Nothing new begins in the record that is gone, and it is found by no search.
    const late = await book(gone.id, 9)
    expect([late.status >= 400, (await book(stays.id, 9)).status]).toEqual([true, 201])
    const found = await clinic.app.call(
      'GET',
      `/api/desk/patient-search?search=${encodeURIComponent(gone.full_name)}`,
      { as: clinic.desk },
    )
    expect(found.body.patients).toEqual([])
    for (const subject of [gone.id, stays.id])
      expect(await actionsOf(subject)).toContain('patient.merge')
  })

  it('keep the stricter consent: what one withdrew is withdrawn, and a merge gives none', async () => {
    const [gone, stays] = [await register(), await register()]
    await agree(stays.id, 'health_data', 'clinic_readings')
    await agree(gone.id, 'health_data', 'clinic_readings', 'share_readings')
    await withdraw(gone.id, 'clinic_readings')
    const before = await contentOf(gone.id, stays.id)
    const { body } = await merge(gone, stays)
    const inForce = async (id: string) =>
      (await clinic.app.call('GET', `/api/clinic/patients/${id}`, { as: clinic.desk })).body
        .consents
    expect(await inForce(stays.id)).toEqual(['health_data'])
    // Given again since: that one counts after the undo, and the earlier one was replaced by it.
    await undo(body.id)
    expect(await contentOf(gone.id, stays.id)).toEqual(before)
    const again = await merge(gone, stays)
    await agree(stays.id, 'clinic_readings')
    expect((await undo(again.body.id)).status).toBe(200)
    expect(await inForce(stays.id)).toEqual(['clinic_readings', 'health_data'])
    expect(await inForce(gone.id)).toEqual(['health_data', 'share_readings'])
  })

  it('are rejected with a clear reason: a login on either side, staff, a suspension, visits at one time', async () => {
    const client = await clinic.app.createPersona()
    const [one, two] = [await register(), await register()]
    const codeOf = async (gone: string, stays: string) => {
      const { status, body } = await merge({ id: gone }, { id: stays })
      return `${status} ${body.code}`
    }
    expect(await codeOf(one.id, client.user_id)).toBe('409 has_login')
    expect(await codeOf(client.user_id, one.id)).toBe('409 has_login')
    expect((await merge(one, { id: client.user_id })).body.message).toContain(
      'the code of the clinic',
    )
    const preview = await post('patient-merge-previews', {
      one_id: one.id,
      other_id: client.user_id,
    })
    expect(preview.body.blockers).toEqual(['has_login'])
    // An address that no one has confirmed is a login too: its account is erased by time.
    await clinic.app.database.asOwner('update accounts.users set email = $2 where id = $1', [
      two.id,
      `${randomUUID()}@example.test`,
    ])
    expect(await codeOf(one.id, two.id)).toBe('409 has_login')
    await clinic.app.database.asOwner(
      `update accounts.users set email = null, banned_until = now() + interval '1 day' where id = $1`,
      [two.id],
    )
    expect(await codeOf(one.id, two.id)).toBe('409 suspended')
    await clinic.app.database.asOwner(
      'update accounts.users set banned_until = null where id = $1',
      [two.id],
    )
    expect(await codeOf(one.id, clinic.doctor.user_id)).toBe('409 staff')
    expect(await codeOf(randomUUID(), one.id)).toBe('404 not_found')
    const colleague = await booking.provider({ profession: 'therapist' })
    await book(one.id, 6)
    expect((await book(two.id, 6, colleague)).status).toBe(201)
    expect(await codeOf(one.id, two.id)).toBe('409 visits_overlap')
    expect(
      (await post('patient-merges', { id: 'x', gone_id: one.id, remaining_id: two.id })).body
        .fields,
    ).toHaveProperty('id')
  })

  it('keep a consent that was given after the withdrawal in the other record', async () => {
    const [gone, stays] = [await register(), await register()]
    await agree(gone.id, 'clinic_readings')
    await withdraw(gone.id, 'clinic_readings')
    await agree(stays.id, 'clinic_readings')
    await merge(gone, stays)
    const { body } = await clinic.app.call('GET', `/api/clinic/patients/${stays.id}`, {
      as: clinic.desk,
    })
    expect(body.consents).toEqual(['clinic_readings'])
  })

  it('end the codes that were handed out for either: a code opens one record, not both', async () => {
    const [gone, stays] = [await register(), await register()]
    for (const { id } of [gone, stays])
      await clinic.app.database.asOwner(
        `insert into accounts.take_over_codes (user_id, code_digest, expires_at) values ($1, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day')`,
        [id],
      )
    expect((await merge(gone, stays)).status).toBe(201)
    const left = await clinic.app.database.asOwner(
      'select 1 from accounts.take_over_codes where user_id = any ($1)',
      [[gone.id, stays.id]],
    )
    expect(left).toEqual([])
  })

  it('are two again before one is erased within 30 days: what was the other’s stays', async () => {
    const [gone, stays] = [await register(), await register()]
    await agree(gone.id, 'health_data')
    await book(gone.id, 14)
    const before = await contentOf(gone.id)
    await merge(gone, stays)
    expect((await erase(stays)).status).toBe(204)
    expect(await contentOf(gone.id)).toEqual(before)
    expect(await contentOf(stays.id)).toEqual({})
    expect(await actionsOf(gone.id)).toContain('patient.unmerge')
  })

  it('go together where the person is erased once the merge is final', async () => {
    const [gone, stays] = [await register(), await register()]
    await agree(gone.id, 'health_data')
    const { body } = await merge(gone, stays)
    await makeOld(body.id)
    expect((await erase(stays)).status).toBe(204)
    const left = await clinic.app.database.asOwner(
      `select 1 from accounts.users where id = any ($1) union all select 1 from consents where user_id = any ($1)
       union all select 1 from accounts.patient_merges where gone_id = any ($1)`,
      [[gone.id, stays.id]],
    )
    expect(left).toEqual([])
  })

  it('are listed where they are likely to be of one person, the newest first', async () => {
    const name = `Thandiwe ${randomUUID().replaceAll(/[^a-z]/g, '')}`
    const one = await register({ full_name: name })
    const other = await register({ full_name: name, phone_number: '0966 999 888' })
    const { status, body } = await clinic.app.call('GET', '/api/admin/likely-duplicates', {
      as: clinic.admin,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const pairs = body.pairs.filter((pair: { one: { id: string } }) =>
      [one.id, other.id].includes(pair.one.id),
    )
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({
      one: { id: other.id, has_login: false },
      other: { id: one.id, has_login: false },
    })
    await clinic.app.database.asOwner('update accounts.users set email = $2 where id = $1', [
      one.id,
      `${randomUUID()}@example.test`,
    ])
    const later = await clinic.app.call('GET', '/api/admin/likely-duplicates', { as: clinic.admin })
    expect(
      later.body.pairs.find((pair: { one: { id: string } }) => pair.one.id === other.id),
    ).toMatchObject({ one: { has_login: false }, other: { id: one.id, has_login: true } })
    expect(
      (await clinic.app.call('GET', '/api/admin/likely-duplicates', { as: clinic.desk })).status,
    ).toBe(403)
    const next = await clinic.app.call('GET', `/api/admin/likely-duplicates?after=${one.id}`, {
      as: clinic.admin,
    })
    expect(JSON.stringify(next.body.pairs)).not.toContain(other.id)
  })
})

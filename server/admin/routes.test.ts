import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMail } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { pdf, statusesOf, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
let admin: Persona
let colleague: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
  colleague = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { register, provider, own, queue, decide, linkTo } = uploadsIn(() => app)
const rejected = { decision: 'refused', reason: 'The number is not in the register.' }
const approve = { decision: 'approved' }
const statusOf = async ({ user_id }: Persona) =>
  (
    await app.database.asOwner('select provider_status from user_profiles where id = $1', [user_id])
  )[0]!.provider_status

describe('an admin', () => {
  it('lists the pending ones, the longest first, with who they are', async () => {
    const [first, second] = [await provider({ specialty: 'Dietitian' }), await provider()]
    const ids = [await register(first), await register(second)].map(({ body }) => body.id)
    const { status, body } = await queue(admin)
    expect(status).toBe(200)
    const mine = body.filter((row: { id: string }) => ids.includes(row.id))
    expect(mine.map((row: { id: string }) => row.id)).toEqual(ids)
    expect(mine[0].provider).toEqual({
      id: first.user_id,
      full_name: 'Mutale Banda',
      email: first.email,
      specialty: 'Dietitian',
      bio: null,
      qualifications: [],
      profile_picture_url: null,
      provider_status: 'pending',
    })
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{32}\.pdf|document_hash|document_name/)
    expect((await queue(admin, 'waiting')).status).toBe(422)
  })

  it('approves: the certificate is active, and the provider in practice and notified', async () => {
    const luyando = await provider({ certificate_expires_on: '2020-12-31' })
    const { id } = (await register(luyando)).body
    const { status, body } = await decide(admin, id, approve)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'approved',
      decided_at: expect.stringMatching(/Z$/),
      provider: { provider_status: 'approved' },
    })
    const expires = `${new Date().getUTCFullYear() + 1}-12-31`
    expect(await own(luyando)).toMatchObject({
      status: 'approved',
      certificate_expires_on: expires,
      is_in_practice: true,
    })
    const [profile] = await app.database.asOwner(
      'select registration_body, registration_number, certificate_year from user_profiles where id = $1',
      [luyando.user_id],
    )
    expect(profile).toEqual({
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-PSY-00001',
      certificate_year: new Date().getUTCFullYear(),
    })
    const mail = await newestMail(luyando.email)
    expect(mail.subject).toBe('Your Ubumi account is approved')
    expect(mail.text).toContain('/provider-profile')
  })

  it('rejects with a reason: the provider reads it, and may send another', async () => {
    const luyando = await provider()
    const { id } = (await register(luyando)).body
    const without = await decide(admin, id, { decision: 'refused', reason: '  ' })
    expect(without).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } })
    expect((await decide(admin, id, rejected)).status).toBe(200)
    expect(await own(luyando)).toMatchObject({
      status: 'refused',
      is_in_practice: false,
      newest: { status: 'refused', reason: rejected.reason },
    })
    const mail = await newestMail(luyando.email)
    expect(mail.text + mail.html).not.toContain('register')
    expect((await register(luyando)).status).toBe(201)
    expect(await statusOf(luyando)).toBe('pending')
  })

  it('decides once, also where two decide at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const luyando = await provider()
      const { id } = (await register(luyando)).body
      const answers = await Promise.all([
        decide(admin, id, approve),
        decide(colleague, id, rejected),
        decide(admin, id, rejected),
        decide(colleague, id, approve),
      ])
      const won = answers.filter(({ status }) => status === 200)
      expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
      expect(await statusOf(luyando)).toBe(won[0]!.body.status)
      const mails = await app.database.asOwner(
        'select from platform.mail_outbox where recipient = $1',
        [luyando.email],
      )
      expect(mails).toHaveLength(1)
      expect((await decide(admin, id, approve)).status).toBe(409)
    }
  })

  it('lets them practise as what they asked for, or as the admin corrects it; never as their card says', async () => {
    const professionOf = async ({ user_id }: { user_id: string }) =>
      (
        await app.database.asOwner('select profession from user_profiles where id = $1', [user_id])
      )[0]!.profession
    const thandiwe = await provider()
    const asked = await register(thandiwe, pdf, { profession: 'dietitian' })
    expect(asked.body.profession).toBe('dietitian')
    expect(await professionOf(thandiwe)).toBeNull()
    expect((await decide(admin, asked.body.id, approve)).body.profession).toBe('dietitian')
    expect(await professionOf(thandiwe)).toBe('dietitian')
    await app.call('PATCH', '/api/profile', {
      as: thandiwe,
      body: { specialty: 'Fitness Expert', profession: 'fitness expert' },
    })
    expect(await professionOf(thandiwe)).toBe('dietitian')

    const kelvin = await provider({ specialty: 'Exercise and sport' })
    const silent = await register(kelvin)
    expect(silent.body.profession).toBe('fitness expert')
    const corrected = { decision: 'approved', profession: 'therapist' }
    expect((await decide(admin, silent.body.id, corrected)).body.profession).toBe('therapist')
    expect(await professionOf(kelvin)).toBe('therapist')

    const luyando = await provider()
    const { status, body } = await register(luyando, pdf, { profession: 'surgeon' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['profession']])
    expect((await own(luyando)).newest).toBeNull()
  })

  it('cannot approve a certificate that ran out while it waited', async () => {
    const luyando = await provider()
    const { id } = (await register(luyando)).body
    await app.database.asOwner(
      `update provider_registrations set certificate_expires_on = '2020-12-31' where id = $1`,
      [id],
    )
    expect((await decide(admin, id, approve)).status).toBe(422)
    expect(await statusOf(luyando)).toBe('pending')
    expect((await own(luyando)).newest.status).toBe('pending')
    expect((await decide(admin, id, rejected)).status).toBe(200)
  })

  it('returns 404 for an unknown id, and for a person who is no provider any more', async () => {
    expect((await decide(admin, randomUUID(), approve)).status).toBe(404)
    expect((await linkTo(admin, randomUUID())).status).toBe(404)
    const missing = await app.call('GET', `/api/admin/provider-registrations/${randomUUID()}`, {
      as: admin,
    })
    expect(missing.status).toBe(404)
    const luyando = await provider()
    const { id } = (await register(luyando)).body
    await app.database.asOwner(
      `update user_profiles set role = 'client', provider_status = null where id = $1`,
      [luyando.user_id],
    )
    expect((await decide(admin, id, approve)).status).toBe(404)
    const [row] = await app.database.asOwner(
      'select status from provider_registrations where id = $1',
      [id],
    )
    expect(row).toEqual({ status: 'pending' })
  })

  it('leaves a trail that the provider reads: the list, the document', async () => {
    const luyando = await provider()
    const { id } = (await register(luyando)).body
    await queue(admin)
    await linkTo(admin, id)
    const { body } = await app.call('GET', '/api/me/record-openings', { as: luyando })
    expect(body.map((row: { action: string }) => row.action)).toEqual([
      'registration_document.read',
      'provider_registrations.read',
    ])
    expect(body[0].opened_by.full_name).toBe('Grace Mulenga')
  })
})

describe('a renewal', () => {
  const approved = () => provider({ provider_status: 'approved' })

  it('leaves an approved provider in practice while it is pending, and when it is rejected', async () => {
    const chileshe = await approved()
    const { id } = (await register(chileshe)).body
    expect(await own(chileshe)).toMatchObject({ status: 'approved', is_in_practice: true })
    await decide(admin, id, rejected)
    expect(await own(chileshe)).toMatchObject({
      status: 'approved',
      is_in_practice: true,
      certificate_expires_on: '2100-12-31',
      newest: { status: 'refused' },
    })
  })

  it('brings back into practice whose certificate had lapsed', async () => {
    const chileshe = await provider({
      provider_status: 'approved',
      certificate_expires_on: '2020-12-31',
    })
    expect(await own(chileshe)).toMatchObject({ status: 'approved', is_in_practice: false })
    await decide(admin, (await register(chileshe)).body.id, approve)
    expect(await own(chileshe)).toMatchObject({ status: 'approved', is_in_practice: true })
  })
})

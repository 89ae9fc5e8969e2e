import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClinicRecord } from '#domain/practice/clinic-records.ts'
import { sweep } from '#server/accounts/expiry/jobs.ts'
import { registerWalkInRecords } from '#server/registrations/walk-ins/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const add = (as: Persona, body: object) =>
  app.call('POST', '/api/provider/clinic-records', {
    as,
    body: { full_name: 'Mary Banda', ...body },
  })
const list = async (as: Persona): Promise<ClinicRecord[]> =>
  (await app.call('GET', '/api/provider/clinic-records', { as })).body
const invite = (as: Persona, id: string, by: string) =>
  app.call('POST', `/api/provider/clinic-records/${id}/invitation`, { as, body: { by } })
const remove = (as: Persona, id: string) =>
  app.call('DELETE', `/api/provider/clinic-records/${id}`, { as })
const freshEmail = () => `${randomUUID()}@example.test`

describe('a walk-in patient whom a provider adds', () => {
  it('gets an email that names no one, and is listed for that provider alone', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const email = freshEmail()
    const { status, body } = await add(doctor, { email, notes: 'Headaches.' })
    expect([status, body.code]).toEqual([201, null])
    expect(body.record).toMatchObject({ full_name: 'Mary Banda', email, notes: 'Headaches.' })
    expect(await list(doctor)).toEqual([body.record])
    expect(await list(other)).toEqual([])
    const [mail] = await emailsTo(app, { email } as Persona)
    expect(mail!.text_body).toContain('/account/invitations')
    expect(JSON.stringify(mail)).not.toMatch(/Mary|Banda|Chileshe|Mumba|Headaches|clinic|health/i)
  })

  it('is answered in the same way with an account and without, and so is their email', async () => {
    const doctor = await provider()
    const known = await app.createPersona()
    const email = freshEmail()
    const answers = [await add(doctor, { email: known.email }), await add(doctor, { email })]
    const [shape, other] = answers.map(({ status, body }) => [
      status,
      Object.entries(body.record).map(([key, value]) => [key, typeof value]),
    ])
    expect(shape).toEqual(other)
    const mails = [await emailsTo(app, known), await emailsTo(app, { email } as Persona)]
    const shapes = mails.map((mail) => JSON.stringify(mail).replaceAll(/#[\w.-]+/g, '#token'))
    expect(shapes[0]).toEqual(shapes[1])
  })

  it('gets a code where there is no email, which is answered once and stored nowhere', async () => {
    const doctor = await provider()
    const { body } = await add(doctor, { phone_number: '0977 123 456' })
    expect(body.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
    expect(body.record.code_expires_at).not.toBeNull()
    expect(JSON.stringify(await list(doctor))).not.toContain(body.code)
    const rows = await app.database.asOwner('select * from clinic_records where id = $1', [
      body.record.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(body.code.replace('-', ''))
    const again = await invite(doctor, body.record.id, 'code')
    expect([again.status, again.body.code === body.code]).toEqual([200, false])
  })

  it('is added once, however often the call is repeated, and an address once by each provider', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const [id, email] = [randomUUID(), freshEmail()]
    expect((await add(doctor, { id, email })).status).toBe(201)
    expect((await add(doctor, { id, email })).status).toBe(200)
    expect(await list(doctor)).toHaveLength(1)
    expect(await emailsTo(app, { email } as Persona)).toHaveLength(1)
    const again = await add(doctor, { email: email.toUpperCase() })
    expect([again.status, again.body.code]).toEqual([409, 'already_invited'])
    expect((await add(other, { email })).status).toBe(201)
    // Another provider's id says nothing of their record.
    expect((await add(other, { id, email: freshEmail() })).status).toBe(409)
    expect(await list(other)).toHaveLength(1)
  })

  it('is the same record where the number is typed in another way', async () => {
    const doctor = await provider()
    const id = randomUUID()
    const first = await add(doctor, { id, phone_number: '0977 123 456' })
    expect(first.status).toBe(201)
    for (const phone_number of ['+260977123456', '260 977 123 456', '(0977) 123-456']) {
      const again = await add(doctor, { id, phone_number })
      expect([again.status, again.body.record.phone_number]).toEqual([200, '+260977123456'])
    }
    expect((await add(doctor, { id, phone_number: '0977 123 457' })).status).toBe(409)
    expect(await list(doctor)).toHaveLength(1)
  })

  it('is erased by that provider, and invited again by no one else', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const { id } = (await add(doctor, { email: freshEmail() })).body.record
    expect([(await remove(other, id)).status, (await invite(other, id, 'email')).status]).toEqual([
      404, 404,
    ])
    expect((await invite(doctor, id, 'code')).status).toBe(422)
    expect((await invite(doctor, id, 'email')).status).toBe(200)
    expect((await remove(doctor, id)).status).toBe(204)
    expect((await remove(doctor, id)).status).toBe(404)
    expect(await list(doctor)).toEqual([])
  })

  it('is closed to a pending or lapsed provider, and to patients', async () => {
    const doctor = await provider()
    await expireCertificate(doctor)
    for (const as of [
      doctor,
      await provider({ provider_status: 'pending' }),
      await app.createPersona(),
      await app.createPersona({ role: 'admin' }),
    ]) {
      expect((await add(as, { email: freshEmail() })).status).toBe(403)
      expect((await app.call('GET', '/api/provider/clinic-records', { as })).status).toBe(403)
    }
  })

  it('ends after 90 days without an answer; what it became is kept', async () => {
    const doctor = await provider()
    const [old, recent] = [
      (await add(doctor, { email: freshEmail() })).body.record.id,
      (await add(doctor, { email: freshEmail() })).body.record.id,
    ]
    const age = (id: string, days: number) =>
      app.database.asOwner(
        'update clinic_records set created_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      )
    await age(old, 91)
    await age(recent, 89)
    // Until it is a registered patient, nothing of it goes.
    await sweep.run()
    expect(await list(doctor)).toHaveLength(2)
    await registerWalkInRecords.run()
    await sweep.run()
    expect((await list(doctor)).map(({ id }) => id)).toEqual([recent])
  })

  it.each([
    [{ full_name: ' ', email: 'mary@example.test' }, ['full_name']],
    [{}, ['phone_number']],
    [{ email: '', phone_number: '' }, ['phone_number']],
    [{ email: 'mary' }, ['email']],
    [{ phone_number: '12' }, ['phone_number']],
    [{ email: 'mary@example.test', notes: 'x'.repeat(2001) }, ['notes']],
    [{ email: 'mary@example.test', provider_id: randomUUID() }, ['provider_id']],
  ])('is rejected for %j by the field’s name', async (body, fields) => {
    const answer = await add(await provider(), body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, fields])
  })
})

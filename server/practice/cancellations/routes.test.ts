import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentEvents } from '#server/appointments/events/jobs.ts'
import { cancelImpossibleAppointments } from '#server/appointments/cancel-unbookable/jobs.ts'
import { remind } from '#server/appointments/reminders/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const reason = 'My child is ill.'
const cancel = (as: Persona, ids: string[], body: object = { reason }) =>
  app.call('POST', '/api/provider/call-offs', { as, body: { ids, ...body } })
const statusOf = async (id: string) => {
  const [row] = await app.database.asOwner(
    'select status, cancelled_by from appointments where id = $1',
    [id],
  )
  return row
}
/** What the queue of events would do. */
async function notify() {
  const queue = appointmentEvents({ PUBLIC_URL })
  const rows = await app.database.asOwner('select id from appointment_events where told_at is null')
  for (const { id } of rows) await queue.run({ id: String(id), attempt: 1, isLast: false })
}

describe('cancelling what was confirmed', () => {
  it('cancels one or many, notifies each patient once with other times to choose, and reminds no one', async () => {
    const doctor = await provider()
    const patients = [await app.createPersona(), await app.createPersona()]
    const ids = [
      await bookFor(patients[0]!, doctor, { at: inHours(20) }),
      await bookFor(patients[1]!, doctor, { at: inHours(23) }),
    ]
    await notify()
    await app.database.asOwner('delete from platform.mail_outbox')
    const { status, body } = await cancel(doctor, ids)
    expect([status, body.called_off.toSorted()]).toEqual([200, ids.toSorted()])
    expect((await cancel(doctor, ids)).body.called_off).toEqual([])
    await notify()
    await remind({ PUBLIC_URL }).run()
    for (const patient of patients) {
      expect(await subjectsTo(app, patient)).toEqual([expect.stringMatching(/^Cancelled: /)])
      const [email] = await emailsTo(app, patient)
      expect(email!.text_body).toContain(`${PUBLIC_URL}/book-appointment`)
      expect(JSON.stringify(email)).not.toContain('child')
    }
  })

  it('keeps the reason for the provider alone', async () => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    const id = await bookFor(patient, doctor, { at: inHours(30) })
    await cancel(doctor, [id])
    const listed = await app.call(
      'GET',
      `/api/provider/appointments?${new URLSearchParams({ from: inHours(0), to: inHours(100) })}`,
      { as: doctor },
    )
    expect(listed.body).toMatchObject([{ id, status: 'cancelled', call_off_reason: reason }])
    for (const path of ['/api/appointments', '/api/me/export', '/api/dashboard'])
      expect(
        JSON.stringify((await app.call('GET', path, { as: patient })).body),
        path,
      ).not.toContain('child')
    const own = await app.call('GET', '/api/appointments', { as: patient })
    expect(own.body).toMatchObject([{ id, status: 'cancelled' }])
  })

  it('leaves alone what is over, and what is another provider’s', async () => {
    const [doctor, other, patient] = [await provider(), await provider(), await app.createPersona()]
    const over = await bookFor(patient, doctor, { at: inHours(-2) })
    const theirs = await bookFor(patient, other, { at: inHours(26) })
    expect((await cancel(doctor, [over, theirs, randomUUID()])).body.called_off).toEqual([])
    expect([await statusOf(over), await statusOf(theirs)]).toMatchObject([
      { status: 'confirmed' },
      { status: 'confirmed' },
    ])
    expect((await cancel(patient, [theirs])).status).toBe(403)
  })

  it.each([
    [[], { reason }, 'ids'],
    [['x'], { reason }, 'ids.0'],
    [[randomUUID()], { reason: ' ' }, 'reason'],
    [[randomUUID()], {}, 'reason'],
  ])('of %j with %j is rejected by the field’s name', async (ids, body, field) => {
    const answer = await cancel(await provider(), ids, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})

describe('an admin', () => {
  it('cancels all upcoming appointments of a provider, who reads the reason', async () => {
    const [admin, doctor] = [await app.createPersona({ role: 'admin' }), await provider()]
    const patient = await app.createPersona()
    const id = await bookFor(patient, doctor, { at: inHours(40) })
    const path = `/api/admin/accounts/${doctor.user_id}/call-offs`
    expect((await app.call('POST', path, { as: doctor, body: { reason } })).status).toBe(403)
    const { body } = await app.call('POST', path, { as: admin, body: { reason } })
    expect(body).toEqual({ called_off: [id] })
    await notify()
    expect(await subjectsTo(app, patient)).toContainEqual(expect.stringMatching(/^Cancelled: /))
    const listed = await app.call(
      'GET',
      `/api/provider/appointments?${new URLSearchParams({ from: inHours(0), to: inHours(100) })}`,
      { as: doctor },
    )
    expect(listed.body).toMatchObject([{ id, call_off_reason: reason }])
  })
})

describe('an admin who chooses', () => {
  it('sees times without patients, and cancels these alone', async () => {
    const [admin, doctor] = [await app.createPersona({ role: 'admin' }), await provider()]
    const [patient, other] = [await app.createPersona(), await provider()]
    const chosen = await bookFor(patient, doctor, { at: inHours(41) })
    const kept = await bookFor(patient, doctor, { at: inHours(61) })
    const theirs = await bookFor(patient, other, { at: inHours(81) })
    await bookFor(patient, doctor, { at: inHours(-5) })
    const account = `/api/admin/accounts/${doctor.user_id}`
    const upcoming = await app.call('GET', `${account}/appointments-ahead`, { as: admin })
    expect(upcoming.body.map(({ id }: { id: string }) => id)).toEqual([chosen, kept])
    expect(Object.keys(upcoming.body[0]).toSorted()).toEqual([
      'appointment_time',
      'duration_minutes',
      'id',
      'status',
    ])
    expect((await app.call('GET', `${account}/appointments-ahead`, { as: doctor })).status).toBe(
      403,
    )
    const body = { ids: [chosen, theirs], reason }
    const answer = await app.call('POST', `${account}/call-offs`, { as: admin, body })
    expect(answer.body).toEqual({ called_off: [chosen] })
    for (const id of [kept, theirs])
      expect(await statusOf(id)).toMatchObject({ status: 'confirmed' })
    const none = await app.call('POST', `${account}/call-offs`, {
      as: admin,
      body: { ids: [], reason },
    })
    expect([none.status, Object.keys(none.body.fields)]).toEqual([422, ['ids']])
    await notify()
    await remind({ PUBLIC_URL }).run()
    const subjects = await subjectsTo(app, patient)
    expect(subjects.filter((subject) => subject.startsWith('Cancelled'))).toHaveLength(1)
  })
})

describe('an appointment that cannot take place', () => {
  it.each<[string, (doctor: Persona) => Promise<unknown>]>([
    ['a certificate ended', (doctor) => expireCertificate(doctor)],
    [
      'a provider is suspended',
      ({ user_id }) =>
        app.database.asOwner(
          `update accounts.users set banned_until = '2100-01-01' where id = $1`,
          [user_id],
        ),
    ],
  ])('is cancelled within a week where %s, and the patient told once', async (_, end) => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    const soon = await bookFor(patient, doctor, { at: inHours(6 * 24) })
    const later = await bookFor(patient, doctor, { at: inHours(20 * 24) })
    const kept = await bookFor(patient, await provider(), { at: inHours(50) })
    await end(doctor)
    await Promise.all([cancelImpossibleAppointments.run(), cancelImpossibleAppointments.run()])
    await notify()
    expect(await statusOf(soon)).toEqual({ status: 'cancelled', cancelled_by: 'system' })
    for (const id of [later, kept])
      expect(await statusOf(id)).toMatchObject({ status: 'confirmed' })
    expect(
      (await subjectsTo(app, patient)).filter((subject) => subject.startsWith('Cancelled')),
    ).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, emailsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn, statusesOf, upcomingSlots } from '#tests/support/practice.ts'
import { appointmentEvents } from '../events/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const first = upcomingSlots(7).at(-1)!
const timesOf = (count: number, every_weeks = 1, from = first) => {
  const { day } = lusakaClock(new Date(from))
  return Array.from({ length: count }, (_, index) =>
    startOfSlot(dayAfter(day, index * every_weeks * 7), '09:00'),
  )
}
const series = (doctor: Persona, times = timesOf(4), more: object = {}) => ({
  id: randomUUID(),
  provider_id: doctor.user_id,
  session_type: 'Phone',
  every_weeks: 1,
  times,
  ...more,
})
const request = (as: Persona, body: object) =>
  app.call('POST', '/api/appointments/series', { as, body })
const openOf = async ({ user_id }: Persona) =>
  app.database.asOwner(
    `select id, appointment_time, series_id, status from appointments where patient_id = $1 and status in ('requested', 'confirmed') order by appointment_time`,
    [user_id],
  )
const pair = async () => [await app.createPersona(), await provider()] as const

/** Works off the queue of emails; returns the subjects to a person since the last time. */
async function subjects(as: Persona): Promise<string[]> {
  const queue = appointmentEvents({ PUBLIC_URL })
  const jobs = await app.database.asOwner(
    `delete from pgboss.job where name = '${queue.name}' and state < 'active' returning id`,
  )
  await Promise.all(jobs.map(({ id }) => queue.run({ id: String(id), attempt: 1, isLast: false })))
  const emails = await emailsTo(app, as)
  return emails.map(({ subject }) => subject)
}

describe('a series', () => {
  it('is requested as ordinary appointments that share its id, with one email to each', async () => {
    const [patient, doctor] = await pair()
    const wanted = series(doctor, timesOf(12, 2), { every_weeks: 2 })
    const { status, body } = await request(patient, wanted)
    expect(status).toBe(201)
    expect(body).toHaveLength(12)
    expect(body[0]).toMatchObject({
      status: 'requested',
      series_id: wanted.id,
      session_type: 'Phone',
    })
    for (const person of [patient, doctor]) {
      const sent = await subjects(person)
      expect(sent).toHaveLength(1)
      expect(sent[0]).toMatch(/^Requested: .* and 11 more$/)
    }
  })

  it('is booked once, however often and at once it is sent', async () => {
    const [patient, doctor] = await pair()
    const wanted = series(doctor)
    const answers = await Promise.all([0, 1, 2].map(() => request(patient, wanted)))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect(await openOf(patient)).toHaveLength(4)
    const other = { ...wanted, times: timesOf(3) }
    expect((await request(patient, other)).status).toBe(409)
  })

  it('names the hours that are taken, and books nothing', async () => {
    const [patient, doctor] = await pair()
    const times = timesOf(4)
    await bookFor(await app.createPersona(), doctor, { at: times[1]! })
    await bookFor(patient, await provider(), { at: times[2]! })
    const answer = await request(patient, series(doctor, times))
    expect(answer).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(answer.body.message.match(/09:00/g)).toHaveLength(2)
    expect(await openOf(patient)).toHaveLength(1)
    const query = `provider_id=${doctor.user_id}&session_type=Phone&every_weeks=1&count=4&first=${encodeURIComponent(times[0]!)}`
    const hours = (
      await app.call('GET', `/api/appointments/series-hours?${query}`, { as: patient })
    ).body
    expect(hours.map(({ free }: { free: boolean }) => free)).toEqual([true, false, false, true])
    expect(hours[1].others).toContain(times[1]!.replace('T07', 'T08'))
    // Left out and moved to another hour of the day, it is booked.
    const chosen = [times[0], times[1]!.replace('T07', 'T08'), times[3]] as string[]
    expect((await request(patient, series(doctor, chosen))).status).toBe(201)
  })

  it('goes whole to one of many who want the same hours at once', async () => {
    const doctor = await provider()
    const patients = await Promise.all(Array.from({ length: 12 }, () => app.createPersona()))
    const times = timesOf(6)
    const single = await app.createPersona()
    const answers = await Promise.all([
      ...patients.map((patient, index) => request(patient, series(doctor, times.slice(index % 3)))),
      app.call('POST', '/api/appointments', {
        as: single,
        body: { provider_id: doctor.user_id, session_type: 'Phone', appointment_time: times[5] },
      }),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const counts = await Promise.all(
      [...patients, single].map(async (one) => (await openOf(one)).length),
    )
    for (const count of counts) expect([0, 1, 4, 5, 6]).toContain(count)
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
  })

  it('waits for the answer to the one before, and is one of two at most', async () => {
    const [patient, doctor] = await pair()
    const [second, third] = [await provider(), await provider()]
    const later = (slot: number) => timesOf(3, 1, upcomingSlots(60)[slot * 6 + 6])
    const one = await request(patient, series(doctor, later(1)))
    expect(one.status).toBe(201)
    const two = series(second, later(2))
    expect(await request(patient, two)).toMatchObject({
      status: 409,
      body: { code: 'too_many_open' },
    })
    const answer = await app.call(
      'POST',
      `/api/provider/appointments/${one.body[0].id}/series-answer`,
      {
        as: doctor,
        body: { status: 'confirmed' },
      },
    )
    expect(answer.body.changed).toHaveLength(3)
    const accepted = await request(patient, two)
    expect(accepted.status).toBe(201)
    await app.call('POST', `/api/provider/appointments/${accepted.body[0].id}/series-answer`, {
      as: second,
      body: { status: 'confirmed' },
    })
    expect((await request(patient, series(third, later(3)))).status).toBe(409)
  })

  it.each([
    ['one session', { times: timesOf(1) }],
    ['thirteen', { times: timesOf(13) }],
    ['two weekdays', { times: [timesOf(1)[0], timesOf(1, 1, upcomingSlots(13).at(-1))[0]] }],
    ['every third week', { every_weeks: 3 }],
    ['no slot', { times: timesOf(2).map((at) => at.replace(':00:00', ':30:00')) }],
  ])('is rejected with %s, by the name of the field', async (_, more) => {
    const [patient, doctor] = await pair()
    const answer = await request(patient, series(doctor, timesOf(4), more))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)[0]).toMatch(/times|every_weeks/)
  })

  it('is confirmed, then cancelled from one session on, with one email for each step', async () => {
    const [patient, doctor] = await pair()
    const stranger = await provider()
    const { body } = await request(patient, series(doctor))
    const path = `/api/provider/appointments/${body[0].id}/series-answer`
    const confirm = { body: { status: 'confirmed' } }
    expect((await app.call('POST', path, { as: stranger, ...confirm })).status).toBe(404)
    await app.call('POST', path, { as: doctor, ...confirm })
    const from = `/api/appointments/${body[2].id}/following/cancellation`
    expect((await app.call('POST', from, { as: await app.createPersona() })).status).toBe(404)
    expect((await subjects(patient)).filter((one) => one.startsWith('Confirmed'))).toHaveLength(1)
    expect((await app.call('POST', from, { as: patient })).body.changed).toHaveLength(2)
    expect((await app.call('POST', from, { as: patient })).body.changed).toEqual([])
    expect((await openOf(patient)).map(({ id }) => id)).toEqual([body[0].id, body[1].id])
    expect((await subjects(patient)).filter((one) => one.startsWith('Cancelled'))).toHaveLength(1)
    const off = await app.call('POST', '/api/provider/call-offs', {
      as: doctor,
      body: { ids: [body[0].id], reason: 'Away', and_following: true },
    })
    expect(off.body.called_off).toHaveLength(2)
    expect(await openOf(patient)).toEqual([])
  })

  it('is proposed by a provider to their own patient, who accepts all of it', async () => {
    const [patient, doctor] = await pair()
    const { provider_id: _, ...wanted } = series(doctor)
    const propose = () =>
      app.call('POST', '/api/provider/series', {
        as: doctor,
        body: { ...wanted, patient_id: patient.user_id },
      })
    expect((await propose()).status).toBe(404)
    await bookFor(patient, doctor, { status: 'completed' })
    const { status, body } = await propose()
    expect([status, body.length, body[0].requested_by]).toEqual([201, 4, 'provider'])
    const accepted = await app.call(
      'POST',
      `/api/appointments/${body[0].id}/following/acceptance`,
      {
        as: patient,
      },
    )
    expect(accepted.body.changed).toHaveLength(4)
    expect((await openOf(patient)).map((one) => one.status)).toEqual(Array(4).fill('confirmed'))
  })
})

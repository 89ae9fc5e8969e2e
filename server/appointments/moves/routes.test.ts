import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movedTimes } from '#domain/appointments/moves.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn, statusesOf, upcomingSlots } from '#tests/support/practice.ts'
import { appointmentEvents } from '../events/jobs.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

/** Free hours of a provider without appointments, all of one day after the other. */
const slots = upcomingSlots(150)
const week = 7 * 24 * 60 * 60 * 1000
const later = (at: string, weeks: number) => new Date(Date.parse(at) + weeks * week).toISOString()
const timesFrom = (first: string, count = 4) =>
  Array.from({ length: count }, (_, index) => later(first, index))

const pair = async () => [await app.createPersona(), await provider()] as const

async function book(patient: Persona, doctor: Persona, at: string): Promise<string> {
  const body = { provider_id: doctor.user_id, session_type: 'Phone', appointment_time: at }
  const booked = await app.call('POST', '/api/appointments', { as: patient, body })
  expect(booked.status).toBe(201)
  return booked.body.id
}

async function bookSeries(patient: Persona, doctor: Persona, times: readonly string[]) {
  const body = {
    id: randomUUID(),
    provider_id: doctor.user_id,
    session_type: 'Phone',
    every_weeks: 1,
    times,
  }
  const booked = await app.call('POST', '/api/appointments/series', { as: patient, body })
  expect(booked.status).toBe(201)
  return booked.body as { id: string; appointment_time: string; series_id: string }[]
}

const move = (as: Persona, id: string, times: readonly string[], newId: string = randomUUID()) =>
  app.call('POST', `/api/appointments/${id}/move`, { as, body: { id: newId, times } })

const moveAsProvider = (as: Persona, id: string, times: readonly string[]) =>
  app.call('POST', `/api/provider/appointments/${id}/move`, {
    as,
    body: { id: randomUUID(), times },
  })

const liveOf = async ({ user_id }: Persona) =>
  (
    await app.database.asOwner(
      `select id, appointment_time, status, series_id from appointments
       where patient_id = $1 and status in ('requested', 'confirmed') order by appointment_time`,
      [user_id],
    )
  ).map(({ id, appointment_time, status, series_id }) => ({
    id,
    status,
    series_id,
    at: (appointment_time as Date).toISOString(),
  }))

const confirmAll = (doctor: Persona, id: string) =>
  app.call('POST', `/api/provider/appointments/${id}/series-answer`, {
    as: doctor,
    body: { status: 'confirmed' },
  })

/** Works off the queue of emails. @returns the emails to a person that were not there before */
async function emails(as: Persona) {
  const queue = appointmentEvents({ PUBLIC_URL })
  const jobs = await app.database.asOwner(
    `delete from pgboss.job where name = '${queue.name}' and state < 'active' returning id`,
  )
  for (const { id } of jobs) await queue.run({ id: String(id), attempt: 1, isLast: false })
  const all = await emailsTo(app, as)
  await app.database.asOwner('delete from platform.mail_outbox where recipient = $1', [as.email])
  return all
}

describe('an appointment', () => {
  it('moves at its patient’s request, is released at once, and keeps its price and notes', async () => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    await app.database.asOwner(
      `update appointments set price_ngwee = 12300, notes = 'Bring the plan' where id = $1`,
      [id],
    )
    await emails(patient)
    await emails(doctor)
    const moved = await move(patient, id, [slots[1]!])
    expect(moved).toMatchObject({
      status: 201,
      body: [{ status: 'requested', appointment_time: slots[1], session_type: 'Phone' }],
    })
    expect(await liveOf(patient)).toHaveLength(1)
    expect(
      await app.database.asOwner('select price_ngwee, notes from appointments where id = $1', [
        moved.body[0].id,
      ]),
    ).toEqual([{ price_ngwee: 12300, notes: 'Bring the plan' }])
    // The list has it once, at its new time.
    const list = await app.call('GET', '/api/appointments', { as: patient })
    expect(list.body.map((one: { id: string }) => one.id)).toEqual([moved.body[0].id])
    // One email to each, of a change; neither a cancellation nor a request.
    for (const person of [patient, doctor]) {
      const sent = await emails(person)
      expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed'])
      expect(sent[0]!.text_body).toMatch(/Before: /)
    }
    // The old time can be booked again.
    await book(await app.createPersona(), doctor, slots[0]!)
  })

  it('moves once, however often and at once it is sent', async () => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    const newId = randomUUID()
    const answers = await Promise.all([0, 1, 2].map(() => move(patient, id, [slots[1]!], newId)))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect((await liveOf(patient)).map(({ at }) => at)).toEqual([slots[1]])
    // The same id for another time, and another id for what has moved already.
    expect((await move(patient, id, [slots[2]!], newId)).status).toBe(409)
    expect((await move(patient, id, [slots[2]!])).status).toBe(409)
  })

  it('stays where the new time is not free, with the reason', async () => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    await book(await app.createPersona(), doctor, slots[1]!)
    await book(patient, await provider(), slots[2]!)
    for (const taken of [slots[1]!, slots[2]!]) {
      const answer = await move(patient, id, [taken])
      expect(answer).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
      expect(answer.body.message).toMatch(/^Nothing was changed\. This time is not free: /)
    }
    expect((await liveOf(patient)).map(({ at }) => at)).toEqual([slots[0], slots[2]])
  })

  it('moves where its patient has five, and goes to one of two who want the same hour', async () => {
    const [patient, doctor] = await pair()
    const ids = []
    for (const at of slots.slice(0, 5)) ids.push(await book(patient, doctor, at))
    expect((await move(patient, ids[0]!, [slots[7]!])).status).toBe(201)
    const rival = await app.createPersona()
    const theirs = await book(rival, doctor, slots[8]!)
    const answers = await Promise.all([
      move(patient, ids[1]!, [slots[9]!]),
      move(rival, theirs, [slots[9]!]),
    ])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await liveOf(patient)).toHaveLength(5)
    expect(await liveOf(rival)).toHaveLength(1)
  })

  it('is moved by its provider as a proposal, which the patient accepts, where it was not confirmed', async () => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    await emails(patient)
    const moved = await moveAsProvider(doctor, id, [slots[6]!])
    expect(moved).toMatchObject({
      status: 201,
      body: [{ status: 'requested', requested_by: 'provider', appointment_time: slots[6] }],
    })
    expect((await emails(patient)).map(({ subject }) => subject.split(':')[0])).toEqual(['Changed'])
    const path = `/api/appointments/${moved.body[0].id}/acceptance`
    expect((await app.call('POST', path, { as: patient })).body.status).toBe('confirmed')
    const list = await app.call('GET', '/api/appointments', { as: patient })
    expect(list.body).toHaveLength(1)
  })

  it('cannot be moved by others, nor when it is over', async () => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    expect((await move(await app.createPersona(), id, [slots[1]!])).status).toBe(404)
    expect((await moveAsProvider(await provider(), id, [slots[1]!])).status).toBe(404)
    const past = await bookFor(patient, doctor, { status: 'completed' })
    expect((await move(patient, past, [slots[1]!])).status).toBe(409)
    expect((await moveAsProvider(doctor, past, [slots[1]!])).status).toBe(409)
    await app.call('DELETE', `/api/appointments/${id}`, { as: patient })
    expect((await move(patient, id, [slots[1]!])).status).toBe(409)
    expect((await moveAsProvider(doctor, id, [slots[1]!])).status).toBe(409)
  })

  it.each([
    ['its own time', [slots[0]!]],
    ['no slot', [slots[1]!.replace(':00:00', ':30:00')]],
    ['a time that is over', ['2020-01-06T07:00:00.000Z']],
    ['a day too far ahead', [later(slots[0]!, 20)]],
    ['no time', []],
  ])('is rejected with %s, by the name of the field', async (_, times) => {
    const [patient, doctor] = await pair()
    const id = await book(patient, doctor, slots[0]!)
    const answer = await move(patient, id, times)
    expect([answer.status, Object.keys(answer.body.fields)[0]]).toEqual([422, 'times'])
  })
})

describe('a series', () => {
  it('moves from one session on, all or none, and stays one series', async () => {
    const [patient, doctor] = await pair()
    const rows = await bookSeries(patient, doctor, timesFrom(slots[0]!))
    await confirmAll(doctor, rows[0]!.id)
    await emails(doctor)
    const old = rows.slice(1).map(({ appointment_time }) => appointment_time)
    const times = movedTimes(old, slots[8]!)
    // Another patient has the last of them: nothing changes, and the answer names that one only.
    const rival = await app.createPersona()
    const blocking = await bookFor(rival, doctor, { at: times[2]! })
    const rejected = await move(patient, rows[1]!.id, times)
    expect(rejected).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(rejected.body.message).toMatch(/This time is not free/)
    expect((await liveOf(patient)).map(({ status }) => status)).toEqual(Array(4).fill('confirmed'))
    await app.database.asOwner('delete from appointments where id = $1', [blocking])
    // Fewer or more than follow are not what its patient saw.
    expect((await move(patient, rows[1]!.id, times.slice(1))).status).toBe(409)
    const newId = randomUUID()
    const moved = await move(patient, rows[1]!.id, times, newId)
    expect([moved.status, moved.body.length]).toEqual([201, 3])
    const again = await move(patient, rows[1]!.id, times, newId)
    expect([again.status, again.body]).toEqual([200, moved.body])
    const live = await liveOf(patient)
    expect(live.map(({ at }) => at)).toEqual([slots[0], ...times])
    expect(new Set(live.map(({ series_id }) => series_id)).size).toBe(1)
    const sent = await emails(doctor)
    expect(sent.map(({ subject }) => subject.replace(/:.* and/, ': … and'))).toEqual([
      'Changed: … and 2 more',
    ])
    // Confirmed and cancelled as a series again.
    expect((await confirmAll(doctor, moved.body[0].id)).body.changed).toHaveLength(3)
    const path = `/api/appointments/${rows[0]!.id}/following/cancellation`
    expect((await app.call('POST', path, { as: patient })).body.changed).toHaveLength(4)
  })

  it('moves by one week onto its own times, and by one session alone', async () => {
    const [patient, doctor] = await pair()
    const rows = await bookSeries(patient, doctor, timesFrom(slots[0]!, 12))
    const old = rows.map(({ appointment_time }) => appointment_time)
    const byAWeek = movedTimes(old, later(slots[0]!, 1))
    expect((await move(patient, rows[0]!.id, byAWeek)).status).toBe(201)
    const live = await liveOf(patient)
    expect(live.map(({ at }) => at)).toEqual(byAWeek)
    const alone = slots.find((at) => at > live[2]!.at && !byAWeek.includes(at))!
    expect((await move(patient, String(live[2]!.id), [alone])).status).toBe(201)
    expect(await liveOf(patient)).toHaveLength(12)
  })

  it('stays confirmed where its provider moves it', async () => {
    const [patient, doctor] = await pair()
    const rows = await bookSeries(patient, doctor, timesFrom(slots[0]!))
    await confirmAll(doctor, rows[0]!.id)
    await emails(patient)
    const old = rows.map(({ appointment_time }) => appointment_time)
    const moved = await moveAsProvider(doctor, rows[0]!.id, movedTimes(old, slots[8]!))
    expect(moved.body.map(({ status }: { status: string }) => status)).toEqual(
      Array(4).fill('confirmed'),
    )
    expect((await emails(patient)).map(({ subject }) => subject.split(':')[0])).toEqual(['Changed'])
  })

  it('is moved by its provider, for the patient to accept, where it was not confirmed', async () => {
    const [patient, doctor] = await pair()
    const rows = await bookSeries(patient, doctor, timesFrom(slots[0]!))
    const old = rows.map(({ appointment_time }) => appointment_time)
    const moved = await moveAsProvider(doctor, rows[0]!.id, movedTimes(old, slots[8]!))
    expect(moved.status).toBe(201)
    const path = `/api/appointments/${moved.body[0].id}/following/acceptance`
    expect((await app.call('POST', path, { as: patient })).body.changed).toHaveLength(4)
    expect((await liveOf(patient)).map(({ status }) => status)).toEqual(Array(4).fill('confirmed'))
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { callsIn, signalFrom } from '#tests/support/calls.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const calls = callsIn(() => app)
const { admit, admitted, at, begin, end, enter, read, send, session, trail } = calls
const { expireCertificate, provider } = practiceIn(() => app)

describe('the call of a session', () => {
  it('is shown to each of its two participants, with the other', async () => {
    const { id, patient, doctor } = await session(5)
    await app.database.asOwner('update user_profiles set phone_number = $1 where id = $2', [
      '+260977123456',
      patient.user_id,
    ])
    const [seenByPatient, seenByDoctor] = [await read(patient, id), await read(doctor, id)]
    expect([seenByPatient.status, seenByPatient.body]).toEqual([
      200,
      {
        appointment_id: id,
        role: 'patient',
        other: {
          full_name: 'Chileshe Mumba',
          date_of_birth: null,
          has_namesake: false,
          is_present: false,
          phone: null,
          entry_id: null,
        },
        phase: 'empty',
        waiting_since: null,
        entry_id: null,
        relay_only: false,
        appointment_time: expect.stringMatching(/Z$/),
        duration_minutes: 60,
        closes_at: expect.stringMatching(/Z$/),
        video_url: null,
      },
    ])
    expect(seenByDoctor.body).toMatchObject({
      role: 'provider',
      other: { full_name: 'Natasha Phiri', phone: '+260977123456' },
    })
    const { appointment_time, closes_at } = seenByPatient.body
    expect(Date.parse(closes_at) - Date.parse(appointment_time)).toBe(90 * 60_000)
  })

  it('is on record as read by the provider, once, and never as read by the patient', async () => {
    const { id, patient, doctor } = await session()
    for (const as of [patient, doctor, doctor]) await read(as, id)
    const { accesses } = practiceIn(() => app)
    expect((await accesses(patient)).map(({ action }: { action: string }) => action)).toEqual([
      'calls.read',
    ])
  })

  it('opens ten minutes before the session, and says when', async () => {
    const { id, patient, doctor } = await session(10.5)
    for (const as of [patient, doctor]) {
      const early = await read(as, id)
      expect([early.status, early.body.code]).toEqual([409, 'too_early'])
      const wait = Date.parse(early.body.opens_at) - Date.now()
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThan(31_000)
      expect((await enter(as, id)).body.code).toBe('too_early')
    }
    const open = await session(9.5)
    expect((await read(open.patient, open.id)).status).toBe(200)
  })

  it('closes half an hour after the session', async () => {
    const late = await session(-89.5)
    expect((await enter(late.patient, late.id)).status).toBe(201)
    const { id, patient, doctor } = await session(-90.5)
    const requests = [
      ['GET', ''],
      ['POST', '/entries'],
      ['POST', '/admission'],
      ['POST', '/signals'],
      ['GET', '/signals'],
      ['POST', '/beginning'],
      ['POST', '/end'],
      ['GET', '/stream'],
    ] as const
    for (const [method, rest] of requests) {
      const body = {
        '/entries': { id: randomUUID(), relay_only: false },
        '/signals': signalFrom(randomUUID(), randomUUID()),
      }[rest as string]
      const answer = await app.call(method, at(id, rest), {
        as: rest === '/admission' ? doctor : patient,
        ...(method === 'POST' && body ? { body } : {}),
      })
      expect([rest, answer.status, answer.body.code]).toEqual([rest, 410, 'too_late'])
    }
  })

  it.each<[AppointmentStatus, string]>([
    ['requested', 'Virtual'],
    ['cancelled', 'Virtual'],
    ['completed', 'Virtual'],
    ['confirmed', 'Phone'],
    ['confirmed', 'In-person'],
  ])('does not exist for a session that is %s and %s', async (status, kind) => {
    const { id, patient, doctor } = await session(0, { status, kind })
    for (const as of [patient, doctor]) {
      expect((await read(as, id)).status).toBe(404)
      expect((await enter(as, id)).status).toBe(404)
    }
  })

  it('does not exist for anyone else, on every call', async () => {
    const { id, of_patient, of_doctor, patient, doctor } = await admitted()
    const other = await session()
    const sent = signalFrom(of_patient, of_doctor)
    await send(patient, id, sent)
    for (const as of [other.patient, other.doctor, await app.createPersona(), await provider()]) {
      const answers = [
        await read(as, id),
        await enter(as, id),
        await admit(as, id),
        await send(as, id, signalFrom(of_patient, of_doctor)),
        await send(as, id, sent),
        await app.call('GET', at(id, '/signals'), { as }),
        await begin(as, id),
        await end(as, id),
        await app.call('GET', at(id, '/stream'), { as }),
        await app.call('GET', at(id, `/stream?entry=${of_patient}`), { as }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    expect((await read(doctor, id)).body).toMatchObject({
      phase: 'admitted',
      entry_id: of_doctor,
      other: { entry_id: of_patient },
    })
  })

  it('rejects admins, suspended users, and providers out of practice', async () => {
    const { id, patient, doctor } = await session()
    expect((await read(await app.createPersona({ role: 'admin' }), id)).status).toBe(403)
    await expireCertificate(doctor)
    expect((await enter(doctor, id)).status).toBe(403)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [patient.user_id],
    )
    expect((await enter(patient, id)).status).toBe(401)
  })
})

describe('a call', () => {
  it('begins once for each admission, and ends once', async () => {
    const { id, patient, doctor } = await session()
    await enter(patient, id)
    expect((await begin(patient, id)).body.code).toBe('not_admitted')
    for (let time = 0; time < 2; time++) {
      await admit(doctor, id)
      expect((await begin(patient, id)).status).toBe(204)
      expect((await begin(doctor, id)).status).toBe(204)
      expect((await end(doctor, id)).body).toMatchObject({ phase: 'ended', waiting_since: null })
      expect((await end(patient, id)).body.phase).toBe('ended')
      expect((await enter(patient, id)).body.call.phase).toBe('waiting')
    }
    const once = ['call.admit', 'call.begin', 'call.end', 'call.enter']
    expect(await trail(id)).toEqual(['call.enter', ...once, ...once])
  })
})

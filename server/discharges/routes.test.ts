import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beforeCare, careAfter, type CareEvent } from '#domain/discharges/care-state.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, expireCertificate } = practiceIn(() => app)
const form = { reason: 'goals_reached', summary: 'Sleeps well since June.', is_shared: true }
const body = (more: object = {}) => ({ id: randomUUID(), ...form, cancelled: [], ...more })
const discharge = (as: Persona, patient: Persona, json: object = body()) =>
  app.call('POST', `/api/provider/patients/${patient.user_id}/discharges`, { as, body: json })
const readmit = (as: Persona, patient: Persona, reason = 'She called') =>
  app.call('POST', `/api/provider/patients/${patient.user_id}/readmissions`, {
    as,
    body: { reason },
  })
const ofPatient = (as: Persona, patient: Persona, part: string) =>
  app.call('GET', `/api/provider/patients/${patient.user_id}/${part}`, { as })
const get = async (path: string, as: Persona) => (await app.call('GET', `/api${path}`, { as })).body

/** A provider and a patient who was seen once. */
async function pair() {
  const [doctor, patient] = [
    await provider(),
    await app.createPersona({ full_name: 'Mwila Phiri' }),
  ]
  await bookFor(patient, doctor, { status: 'completed' })
  return { doctor, patient }
}

async function accept(patient: Persona, id: string) {
  await app.database.asOwner(
    `update appointments set status = 'confirmed' where id = $1 and patient_id = $2`,
    [id, patient.user_id],
  )
}

describe('a discharge', () => {
  it('takes the patient off the list, closes the record, and leaves the provider what they wrote', async () => {
    const { doctor, patient } = await pair()
    await consent(patient, 'share_readings')
    const note = randomUUID()
    await app.call('PUT', `/api/provider/notes/${note}`, {
      as: doctor,
      body: {
        patient_id: patient.user_id,
        appointment_id: null,
        form: 'free',
        free_text: 'Worried',
        version: 0,
      },
    })
    expect((await ofPatient(doctor, patient, 'page')).status).toBe(200)
    expect((await discharge(doctor, patient)).status).toBe(201)
    for (const part of ['page', 'report.pdf', 'intake-form', 'questionnaires'])
      expect((await ofPatient(doctor, patient, part)).status, part).toBe(404)
    expect(await get('/provider/patients', doctor)).toEqual([])
    expect(await get('/provider/discharges', doctor)).toMatchObject([
      { patient_id: patient.user_id, full_name: 'Mwila Phiri', reason: 'goals_reached' },
    ])
    expect((await ofPatient(doctor, patient, 'discharge')).body).toMatchObject({
      summary: form.summary,
      notes: [{ id: note, free_text: 'Worried' }],
    })
    expect(await actionsOn(app.database, patient, 'discharge')).toEqual(['discharge.record'])
    expect(await actionsOn(app.database, patient, 'discharges')).toEqual(['discharges.read'])
  })

  it('is shown to its patient, with the summary where it is shared, and by an email that says nothing of it', async () => {
    const { doctor, patient } = await pair()
    await discharge(doctor, patient)
    const other = await provider({ full_name: 'Bwalya Zulu' })
    await bookFor(patient, other, { status: 'completed' })
    await discharge(other, patient, body({ is_shared: false }))
    expect(await get('/discharges', patient)).toMatchObject([
      { provider_name: 'Bwalya Zulu', summary: null, readmitted_at: null },
      { provider_name: 'Chileshe Mumba', summary: form.summary, readmitted_at: null },
    ])
    const emails = (await emailsTo(app, patient)).filter(({ subject }) =>
      /new to read/.test(subject),
    )
    expect(emails).toHaveLength(2)
    expect(JSON.stringify(emails)).not.toMatch(/Sleeps|care|discharge|goal/i)
  })

  it('is written once, however often it is sent', async () => {
    const { doctor, patient } = await pair()
    const json = body()
    const answers = [await discharge(doctor, patient, json), await discharge(doctor, patient, json)]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    expect((await discharge(doctor, patient, { ...json, summary: 'Else' })).status).toBe(409)
    expect(await get('/discharges', patient)).toHaveLength(1)
    expect(
      (await emailsTo(app, patient)).filter(({ subject }) => /new to read/.test(subject)),
    ).toHaveLength(1)
  })

  it('waits until each visit ahead is decided, and cancels those that were shown', async () => {
    const { doctor, patient } = await pair()
    const [one, two] = [await bookFor(patient, doctor), await bookFor(patient, doctor)]
    const early = await discharge(doctor, patient, body({ cancelled: [one] }))
    expect([early.status, early.body.code]).toEqual([409, 'open_appointments'])
    expect((await discharge(doctor, patient, body({ cancelled: [one, two] }))).status).toBe(201)
    const rows = await app.database.asOwner(
      'select status, cancelled_by from appointments where id = any($1::uuid[])',
      [[one, two]],
    )
    expect(rows).toEqual([1, 2].map(() => ({ status: 'cancelled', cancelled_by: 'provider' })))
  })

  it('cancels no visit of another patient or provider', async () => {
    const { doctor, patient } = await pair()
    const [other, stranger] = [await provider(), await app.createPersona()]
    const ids = [await bookFor(patient, other), await bookFor(stranger, doctor)]
    expect((await discharge(doctor, patient, body({ cancelled: ids }))).status).toBe(201)
    expect(
      await app.database.asOwner(
        `select id from appointments where id = any($1::uuid[]) and status = 'cancelled'`,
        [ids],
      ),
    ).toEqual([])
  })

  it('waits for the answer to a safety alert, and alerts no longer go to that provider', async () => {
    const { doctor, patient } = await pair()
    await consent(patient, 'safety_alerts')
    const [alert] = await app.database.asOwner(
      `insert into safety_alerts (user_id, provider_id, raise_id, raised_at, due_at) values ($1, $2, gen_random_uuid(), now(), now()) returning id`,
      [patient.user_id, doctor.user_id],
    )
    const early = await discharge(doctor, patient)
    expect([early.status, early.body.code]).toEqual([409, 'open_alert'])
    await app.database.asOwner(
      `update safety_alerts set acknowledged_at = now(), outcome = 'safe', handled_by = $2 where id = $1`,
      [alert!.id, doctor.user_id],
    )
    const recipients = () =>
      app.database.asOwner(
        `select provider_id from practice.alert_recipients($1) where reached_as = 'provider'`,
        [patient.user_id],
      )
    expect(await recipients()).toEqual([{ provider_id: doctor.user_id }])
    expect((await discharge(doctor, patient)).status).toBe(201)
    expect(await recipients()).toEqual([])
  })

  it('is of a provider in practice and their own patients alone', async () => {
    const { doctor, patient } = await pair()
    const other = await provider()
    expect((await discharge(other, patient)).status).toBe(404)
    expect((await readmit(other, patient)).status).toBe(404)
    expect((await discharge(patient, patient)).status).toBe(403)
    await discharge(doctor, patient)
    expect((await ofPatient(other, patient, 'discharge')).status).toBe(404)
    expect(await get('/provider/discharges', other)).toEqual([])
    expect(await get('/discharges', other)).toEqual([])
    await expireCertificate(doctor)
    expect((await readmit(doctor, patient)).status).toBe(403)
  })

  it.each([
    [{ reason: 'bored' }, 'reason'],
    [{ summary: ' ' }, 'summary'],
    [{ summary: 'x'.repeat(10_001) }, 'summary'],
    [{ is_shared: 'maybe' }, 'is_shared'],
    [{ cancelled: ['x'] }, 'cancelled.0'],
  ])('with %j is rejected by the name of its field', async (more, field) => {
    const { doctor, patient } = await pair()
    const answer = await discharge(doctor, patient, body(more))
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('is in the copy of all data of its patient, with the reason', async () => {
    const { doctor, patient } = await pair()
    await discharge(doctor, patient, body({ is_shared: false }))
    const copy = JSON.stringify(await get('/me/export', patient))
    expect(copy).toContain(form.summary)
    expect(JSON.stringify(await get('/me/export', doctor))).not.toContain(form.summary)
  })
})

describe('a readmission', () => {
  it('opens the record again, says so to the patient, and is there once', async () => {
    const { doctor, patient } = await pair()
    await discharge(doctor, patient)
    expect((await readmit(doctor, patient)).status).toBe(204)
    expect((await readmit(doctor, patient)).status).toBe(204)
    expect((await ofPatient(doctor, patient, 'page')).status).toBe(200)
    expect(await get('/provider/discharges', doctor)).toEqual([])
    expect(await get('/discharges', patient)).toMatchObject([{ readmitted_at: expect.any(String) }])
    expect(await actionsOn(app.database, patient, 'discharge')).toEqual([
      'discharge.record',
      'discharge.end',
    ])
    expect(
      (await emailsTo(app, patient)).filter(({ subject }) => /new to read/.test(subject)),
    ).toHaveLength(2)
  })

  it('follows from what the patient books, and not from what the provider or the desk proposes', async () => {
    const { doctor, patient } = await pair()
    await discharge(doctor, patient)
    const [proposal] = await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, requested_by)
       values ($1, $2, now() + interval '300 days', 'Virtual', 'provider') returning id`,
      [patient.user_id, doctor.user_id],
    )
    expect((await ofPatient(doctor, patient, 'page')).status).toBe(404)
    await accept(patient, String(proposal!.id))
    expect((await ofPatient(doctor, patient, 'page')).status).toBe(200)
    expect(await actionsOn(app.database, patient, 'discharge')).toEqual([
      'discharge.record',
      'discharge.end_by_booking',
    ])
  })

  it('is not possible by the provider once all visits were cancelled: the patient books', async () => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    const ahead = await bookFor(patient, doctor)
    await discharge(doctor, patient, body({ cancelled: [ahead] }))
    const answer = await readmit(doctor, patient)
    expect([answer.status, answer.body.code]).toEqual([409, 'no_visit'])
    await bookFor(patient, doctor)
    expect((await ofPatient(doctor, patient, 'page')).status).toBe(200)
  })

  it('is what the domain says, whatever happens in any order', async () => {
    const events = fc.array(
      fc.constantFrom<CareEvent>('booked', 'proposed', 'accepted', 'discharged', 'readmitted'),
      { minLength: 1, maxLength: 7 },
    )
    await fc.assert(
      fc.asyncProperty(events, async (happens) => {
        const { doctor, patient } = await pair()
        let state = careAfter(beforeCare, 'booked')
        let proposal = ''
        for (const [place, event] of happens.entries()) {
          if (event === 'booked') await bookFor(patient, doctor)
          if (event === 'proposed' && !state.isProposed) {
            const [row] = await app.database.asOwner(
              `insert into appointments (patient_id, provider_id, appointment_time, session_type, requested_by, by_desk_alone)
               values ($1, $2, now() + $3 * interval '1 day', 'Virtual', 'provider', true) returning id`,
              [patient.user_id, doctor.user_id, 400 + place],
            )
            proposal = String(row!.id)
          }
          if (event === 'accepted' && state.isProposed) await accept(patient, proposal)
          if (event === 'discharged') {
            const ahead = await app.database.asOwner(
              `select id from appointments where patient_id = $1 and status in ('requested', 'confirmed')`,
              [patient.user_id],
            )
            await discharge(doctor, patient, body({ cancelled: ahead.map(({ id }) => id) }))
          }
          if (event === 'readmitted') await readmit(doctor, patient)
          state = careAfter(state, event)
          const { status } = await ofPatient(doctor, patient, 'page')
          expect([event, status]).toEqual([event, state.isTreated ? 200 : 404])
        }
      }),
      { numRuns: 12 },
    )
  })
})

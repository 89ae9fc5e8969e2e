import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { inDays } from '#tests/support/safety-alerts.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate, cancelAll, accesses } = practiceIn(
  () => app,
)

/** A patient who has raised an alert, and the notified provider. */
async function alerted() {
  const [patient, doctor] = [
    await app.createPersona({ full_name: 'Mwila Phiri' }),
    await provider(),
  ]
  await bookFor(patient, doctor)
  await consent(patient, 'safety_alerts')
  await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
  return { patient, doctor }
}
const anHourLater = ({ user_id }: Persona) =>
  app.database.asOwner(
    `update safety_alerts set raised_at = raised_at - interval '61 minutes' where user_id = $1`,
    [user_id],
  )
const list = (as: Persona) => app.call('GET', '/api/provider/safety-alerts', { as })
const acknowledge = (
  as: Persona,
  id: string,
  body: unknown = { outcome: 'seen', next_on: inDays(3) },
) => app.call('POST', `/api/provider/safety-alerts/${id}/acknowledgement`, { as, body })
describe('the safety alerts of a provider', () => {
  it('say who may be unsafe and since when, and nothing of why', async () => {
    const { patient, doctor } = await alerted()
    const { status, body } = await list(doctor)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: expect.any(String),
        patient: {
          id: patient.user_id,
          full_name: 'Mwila Phiri',
          email: patient.email,
          date_of_birth: null,
          has_namesake: false,
          phone_number: null,
          emergency_contact: null,
        },
        raised_at: expect.stringMatching(/^\d{4}-/),
        raised_again_at: null,
        due_at: expect.stringMatching(/^\d{4}-/),
        step: null,
        step_at: null,
        step_note: null,
        handled_by: null,
        is_handled_by_me: false,
        acknowledged_at: null,
        outcome: null,
        note: null,
        next_on: null,
        followed_up_at: null,
        reached_as: 'provider',
        withdrawn_at: null,
      },
    ])
  })

  it('are visible to no one else', async () => {
    const { patient, doctor } = await alerted()
    const other = await provider()
    await bookFor(patient, other, { status: 'cancelled' })
    expect((await list(other)).body).toEqual([])
    const [{ id }] = (await list(doctor)).body
    expect((await acknowledge(other, id)).status).toBe(404)
    expect((await acknowledge(patient, id)).status).toBe(403)
    expect((await list(patient)).status).toBe(403)
    expect((await list(doctor)).body[0].acknowledged_at).toBeNull()
  })

  it('are gone as soon as the appointment is cancelled, for reading and for acknowledging', async () => {
    const { patient, doctor } = await alerted()
    const [{ id }] = (await list(doctor)).body
    await cancelAll(patient)
    expect((await list(doctor)).body).toEqual([])
    expect((await acknowledge(doctor, id)).status).toBe(404)
    const [row] = await app.database.asOwner(
      'select outcome from safety_alerts where user_id = $1',
      [patient.user_id],
    )
    expect(row).toEqual({ outcome: null })
  })

  it('say for three days that a person withdrew and when, without what the consent covered', async () => {
    const { patient, doctor } = await alerted()
    const body = { phone_number: '0977 123 456' }
    await app.call('PATCH', '/api/profile', { as: patient, body })
    const [{ id }] = (await list(doctor)).body
    await withdraw(patient, 'safety_alerts')
    expect((await list(doctor)).body).toMatchObject([
      {
        id,
        patient: {
          full_name: 'Mwila Phiri',
          email: null,
          phone_number: null,
          emergency_contact: null,
        },
        withdrawn_at: expect.stringMatching(/^\d{4}-/),
        acknowledged_at: null,
      },
    ])
    expect((await acknowledge(doctor, id)).status).toBe(409)
    const { body: counts } = await app.call('GET', '/api/provider/waiting', { as: doctor })
    expect(counts).toMatchObject({ open_safety_alerts: 0 })
    await app.database.asOwner(
      `update consents set withdrawn_at = withdrawn_at - interval '73 hours' where user_id = $1`,
      [patient.user_id],
    )
    await app.database.asOwner(
      `update safety_alerts set raised_at = raised_at - interval '80 hours' where user_id = $1`,
      [patient.user_id],
    )
    expect((await list(doctor)).body).toEqual([])
  })

  it('come back with consent, and are raised again instead of twice', async () => {
    const { patient, doctor } = await alerted()
    await withdraw(patient, 'safety_alerts')
    await consent(patient, 'safety_alerts')
    await anHourLater(patient)
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
    const { body } = await list(doctor)
    expect(body).toHaveLength(1)
    expect(body[0].raised_again_at).toEqual(expect.stringMatching(/^\d{4}-/))
  })

  it('are shut to a provider whose certificate has lapsed', async () => {
    const { doctor } = await alerted()
    const [{ id }] = (await list(doctor)).body
    await expireCertificate(doctor)
    expect((await list(doctor)).status).toBe(403)
    expect((await acknowledge(doctor, id)).status).toBe(403)
  })

  it('are acknowledged once, with an outcome, and audited', async () => {
    const { patient, doctor } = await alerted()
    const [{ id }] = (await list(doctor)).body
    const body = { outcome: 'seen', next_on: inDays(2), note: '  Seen with her sister ' }
    const answers = await Promise.all([
      acknowledge(doctor, id, body),
      acknowledge(doctor, id, body),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const done = answers.find(({ status }) => status === 200)!
    expect(done.body).toMatchObject({
      id,
      outcome: 'seen',
      note: 'Seen with her sister',
      next_on: inDays(2),
      acknowledged_at: expect.stringMatching(/^\d{4}-/),
      patient: { id: patient.user_id },
    })
    expect(await acknowledge(doctor, id)).toMatchObject({ status: 409 })
    expect((await list(doctor)).body).toEqual([done.body])
    const trail = await app.database.asOwner(
      `select actor_id, record_id from platform.audit_events where subject_id = $1 and action = 'safety_alert.close'`,
      [patient.user_id],
    )
    expect(trail).toEqual([{ actor_id: doctor.user_id, record_id: id }])
  })

  it('are open ones first, then the newest', async () => {
    const doctor = await provider()
    const patients = []
    for (const full_name of ['First', 'Second', 'Third']) {
      const patient = await app.createPersona({ full_name })
      await bookFor(patient, doctor)
      await consent(patient, 'safety_alerts')
      await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
      patients.push(patient)
    }
    const names = async () =>
      (await list(doctor)).body.map(
        ({ patient }: { patient: { full_name: string } }) => patient.full_name,
      )
    expect(await names()).toEqual(['Third', 'Second', 'First'])
    const [newest] = (await list(doctor)).body
    await acknowledge(doctor, newest.id)
    expect(await names()).toEqual(['Second', 'First', 'Third'])
    await anHourLater(patients[0]!)
    // Raised once more, the first is the most pressing again.
    await app.call('POST', '/api/safety-alerts', { as: patients[0], body: {} })
    expect(await names()).toEqual(['First', 'Second', 'Third'])
  })

  it.each([
    [{}, 'outcome'],
    [{ outcome: 'ignored' }, 'outcome'],
    [{ outcome: 'on_it', note: 'x'.repeat(1001) }, 'note'],
    [{ outcome: 'on_it', note: '\u0000' }, 'note'],
    [{ outcome: 'on_it', acknowledged_at: '2020-01-01' }, 'acknowledged_at'],
  ])('reject %j by the field’s name, and stay open', async (body, field) => {
    const { doctor } = await alerted()
    const [{ id }] = (await list(doctor)).body
    const answer = await acknowledge(doctor, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect((await list(doctor)).body[0].outcome).toBeNull()
    expect(Object.keys((await acknowledge(doctor, 'x', body)).body.fields)).toEqual(['id'])
    expect((await acknowledge(doctor, randomUUID())).status).toBe(404)
  })
})

describe('who opened my record', () => {
  it('names who looked at one’s alert, each time, to oneself alone', async () => {
    const { patient, doctor } = await alerted()
    expect(await accesses(patient)).toEqual([])
    await list(doctor)
    await list(doctor)
    const opened = await accesses(patient)
    expect(opened).toHaveLength(2)
    expect(opened[0]).toEqual({
      id: expect.any(String),
      opened_at: expect.stringMatching(/^\d{4}-/),
      opened_by: { full_name: 'Chileshe Mumba', specialty: 'Therapist' },
      action: 'safety_alerts.read',
    })
    expect(opened[0].opened_at >= opened[1].opened_at).toBe(true)
    expect(await accesses(doctor)).toEqual([])
  })

  it('leaves out what one did oneself, and what was no reading', async () => {
    const { patient, doctor } = await alerted()
    const [{ id }] = (await list(doctor)).body
    await acknowledge(doctor, id)
    await app.database.asOwner(
      `insert into platform.audit_events (actor_id, subject_id, action) values ($1, $1, 'profile.read')`,
      [patient.user_id],
    )
    expect((await accesses(patient)).map(({ action }: { action: string }) => action)).toEqual([
      'safety_alerts.read',
    ])
  })

  it('pages by id and by instant', async () => {
    const { patient, doctor } = await alerted()
    for (let reading = 0; reading < 3; reading += 1) await list(doctor)
    const all = await accesses(patient)
    const [first] = await accesses(patient, '?limit=1')
    expect(first).toEqual(all[0])
    expect(await accesses(patient, `?before=${all[0].id}`)).toEqual(all.slice(1))
    const before = encodeURIComponent(all[0].opened_at)
    const older = await accesses(patient, `?before=${before}`)
    expect(older).toEqual(
      all.filter(({ opened_at }: { opened_at: string }) => opened_at < all[0].opened_at),
    )
  })

  it('still shows the opening, without a name, by a user who has erased their account', async () => {
    const { patient, doctor } = await alerted()
    await list(doctor)
    await app.database.asOwner(
      'update platform.audit_events set actor_id = null where actor_id = $1',
      [doctor.user_id],
    )
    expect(await accesses(patient)).toMatchObject([{ opened_by: null }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn } from '#tests/support/insurance.ts'

let app: TestApp
let desk: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const { call, completeSessions } = insuranceIn(() => app)
const nhima = (member_number: string) => ({ insurer_id: nhimaId, member_number })
const none = { insurer_id: null, member_number: null }
const registered = async (nhima_number: string | null) => {
  const patient = await app.createPersona()
  await app.database.asOwner(
    'insert into patient_registrations (user_id, nhima_number) values ($1, $2)',
    [patient.user_id, nhima_number],
  )
  return patient
}
const numberOf = async ({ user_id }: Persona) => {
  const [row] = await app.database.asOwner(
    'select nhima_number from patient_registrations where user_id = $1',
    [user_id],
  )
  return row!.nhima_number
}
const rowsOf = ({ user_id }: Persona) =>
  app.database.asOwner('select id from patient_insurances where user_id = $1', [user_id])

describe('the insurance of a patient', () => {
  it('is kept by themselves, the front desk and a provider who treats them', async () => {
    const { patient, doctor } = await completeSessions()
    const at = `/patients/${patient.user_id}/insurance`
    expect((await call(patient, 'PUT', '/insurance', nhima('mb 12 345'))).body).toMatchObject({
      insurer_name: 'NHIMA',
      member_number: 'MB12345',
    })
    expect((await call(desk, 'GET', `/desk${at}`)).body.member_number).toBe('MB12345')
    expect((await call(desk, 'PUT', `/desk${at}`, nhima('MB54321'))).status).toBe(200)
    expect((await call(doctor, 'GET', `/provider${at}`)).body.member_number).toBe('MB54321')
    expect((await call(doctor, 'PUT', `/provider${at}`, none)).body.insurer_id).toBeNull()
    expect((await call(patient, 'GET', '/insurance')).body).toMatchObject(none)
    const acts = await app.database.asOwner(
      `select actor_id, action from platform.audit_events where subject_id = $1 and action like 'insurance.%' order by occurred_at, id`,
      [patient.user_id],
    )
    expect(acts).toEqual(
      expect.arrayContaining([
        { actor_id: patient.user_id, action: 'insurance.change' },
        { actor_id: desk.user_id, action: 'insurance.read' },
        { actor_id: desk.user_id, action: 'insurance.change' },
        { actor_id: doctor.user_id, action: 'insurance.read' },
      ]),
    )
  })

  it('is the NHIMA number of the registration, which is kept in one place', async () => {
    const patient = await registered('MB12345')
    const { body } = await call(patient, 'GET', '/insurance')
    expect(body).toMatchObject({ insurer_name: 'NHIMA', member_number: 'MB12345' })
    await call(patient, 'PUT', '/insurance', nhima('MB54321'))
    expect(await numberOf(patient)).toBe('MB54321')
    expect(await rowsOf(patient)).toEqual([])
    await call(patient, 'PUT', '/insurance', none)
    expect((await call(patient, 'GET', '/insurance')).body).toMatchObject(none)
    expect(await numberOf(patient)).toBe('MB54321')
  })

  it('is not shown to a provider who does not treat them, nor kept of a person who is no patient', async () => {
    const { doctor } = await completeSessions()
    const other = await app.createPersona()
    const path = `/provider/patients/${other.user_id}/insurance`
    expect((await call(doctor, 'GET', path)).status).toBe(404)
    expect((await call(doctor, 'PUT', path, none)).status).toBe(404)
    for (const id of [doctor.user_id, randomUUID()])
      expect((await call(desk, 'PUT', `/desk/patients/${id}/insurance`, none)).status).toBe(404)
  })

  it.each([
    [nhima('MB'), 'member_number'],
    [nhima('MB-1'), 'member_number'],
    [{ insurer_id: nhimaId, member_number: null }, 'member_number'],
    [{ insurer_id: null, member_number: 'MB12345' }, 'member_number'],
    [{ insurer_id: randomUUID(), member_number: 'MB12345' }, 'insurer_id'],
  ])('is rejected by its field: %j', async (wrong, field) => {
    const patient = await app.createPersona()
    const { status, body } = await call(patient, 'PUT', '/insurance', wrong)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

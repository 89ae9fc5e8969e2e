import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
const { provider, consent, withdraw, accesses } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function pair(born = '1985-04-09') {
  const patient = await app.createPersona({ full_name: 'Mary Zulu', gender: 'female' })
  await app.database.asOwner('update user_profiles set date_of_birth = $2 where id = $1', [
    patient.user_id,
    born,
  ])
  const doctor = await provider()
  await bookFor(patient, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
  await app.call('POST', '/api/weights', {
    as: patient,
    body: { weight_kg: 68.4, waist_cm: 92, height_cm: 168, notes: 'secret words' },
  })
  return { patient, doctor }
}
const weightsOn = async (patient: Persona, as: Persona) =>
  (await app.call('GET', `/api/provider/patients/${patient.user_id}/page`, { as })).body.readings
    ?.weights
const summaryOf = async (as: Persona) => (await app.call('GET', '/api/my-summary', { as })).body
const say = (as: Persona, pregnancy: string) =>
  app.call('PATCH', '/api/care-profile', { as, body: { pregnancy } })

describe('the weights of a patient', () => {
  it('are on their page for a provider they treat with, from their consent until they withdraw it', async () => {
    const { patient, doctor } = await pair()
    expect(await weightsOn(patient, doctor)).toBeUndefined()
    await consent(patient, 'share_readings')
    expect(await weightsOn(patient, doctor)).toMatchObject([
      { weight_kg: 68.4, waist_cm: 92, height_cm: 168, notes: null },
    ])
    expect(await accesses(patient)).not.toEqual([])
    const stranger = await provider()
    const page = `/api/provider/patients/${patient.user_id}/page`
    expect((await app.call('GET', page, { as: stranger })).status).toBe(404)
    await withdraw(patient, 'share_readings')
    expect(await weightsOn(patient, doctor)).toBeUndefined()
  })

  it('are not shared by a consent whose wording did not name weight', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    await app.database.asOwner(
      `update consents set version = '2026-11c' where user_id = $1 and purpose = 'share_readings'`,
      [patient.user_id],
    )
    expect(await weightsOn(patient, doctor)).toBeNull()
  })
})

describe('the summary for a nurse', () => {
  it('has the newest weight, and the BMI once the person is known not to be pregnant', async () => {
    const { patient } = await pair()
    expect((await summaryOf(patient)).weight).toMatchObject({
      newest: { weight_kg: 68.4, waist_cm: 92, height_cm: 168 },
      bmi: null,
      course: [{ weight_kg: 68.4 }],
    })
    await say(patient, 'no')
    expect((await summaryOf(patient)).weight.bmi).toBe(24.2)
    await say(patient, 'pregnant')
    expect((await summaryOf(patient)).weight.bmi).toBeNull()
    expect((await summaryOf(await app.createPersona())).weight).toBeNull()
  })

  it('has no BMI of a person of 17', async () => {
    const year = new Date().getUTCFullYear()
    const { patient } = await pair(`${year - 17}-01-02`)
    await say(patient, 'no')
    expect((await summaryOf(patient)).weight).toMatchObject({ bmi: null })
  })
})

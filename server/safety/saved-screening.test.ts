import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { raisingIn } from '#tests/support/safety-alerts.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw } = practiceIn(() => app)
const { alertsOf, pair, raise } = raisingIn(() => app)

describe('notifying one’s provider by a screening that is saved', () => {
  const save = (as: Persona, item9: number, more = {}) => {
    const answers = plainScreening(0)
    const body = { answers: { ...answers, 'PHQ-9': { ...answers['PHQ-9'], 8: item9 } }, ...more }
    return app.call('POST', '/api/screening-results', { as, body })
  }

  it.each([1, 2, 3])('happens where item 9 of the PHQ-9 is %i, once for a retry', async (item9) => {
    const { patient, provider } = await pair()
    const id = randomUUID()
    expect((await save(patient, item9, { id })).status).toBe(201)
    expect(await alertsOf(patient)).toMatchObject([{ provider_id: provider.user_id }])
    await app.database.asOwner(
      `update safety_alerts set acknowledged_at = now(), outcome = 'called' where user_id = $1`,
      [patient.user_id],
    )
    expect((await save(patient, item9, { id })).status).toBe(200)
    expect(await alertsOf(patient)).toHaveLength(1)
  })

  it('does not happen where item 9 is 0, however high the rest', async () => {
    const { patient } = await pair()
    const high = plainScreening(2)
    const answers = { ...high, 'PHQ-9': { ...high['PHQ-9'], 8: 0 } }
    const body = { answers }
    const { status } = await app.call('POST', '/api/screening-results', { as: patient, body })
    expect(status).toBe(201)
    expect(await alertsOf(patient)).toEqual([])
  })

  it('does not happen without consent; the screening is saved all the same', async () => {
    const { patient } = await pair()
    await withdraw(patient, 'safety_alerts')
    expect((await save(patient, 3)).status).toBe(201)
    expect(await alertsOf(patient)).toEqual([])
  })

  it('does not happen where the screening is rejected', async () => {
    const { patient } = await pair()
    expect((await save(patient, 4)).status).toBe(422)
    await consent(patient, 'health_data')
    await withdraw(patient, 'health_data')
    expect((await save(patient, 3)).status).toBe(403)
    expect(await alertsOf(patient)).toEqual([])
  })

  it('does not happen late, when an old screening is sent again after consent was given', async () => {
    const { patient } = await pair()
    await withdraw(patient, 'safety_alerts')
    const id = randomUUID()
    await save(patient, 3, { id })
    await consent(patient, 'safety_alerts')
    expect((await save(patient, 3, { id })).status).toBe(200)
    expect(await alertsOf(patient)).toEqual([])
  })

  it('is the same raise as that of the answer: no second notification, also after acknowledging', async () => {
    const { patient } = await pair()
    const id = randomUUID()
    await raise(patient, { id })
    await app.database.asOwner(
      `update safety_alerts set acknowledged_at = now(), outcome = 'called' where user_id = $1`,
      [patient.user_id],
    )
    expect((await save(patient, 2, { id })).status).toBe(201)
    expect(await alertsOf(patient)).toHaveLength(1)
  })

  it('adds nothing to the alert that the person raised a moment before', async () => {
    const { patient } = await pair()
    await raise(patient)
    await save(patient, 2)
    expect(await alertsOf(patient)).toMatchObject([{ raised_again_at: null }])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { safetyAlertsIn } from '#tests/support/safety-alerts.ts'
import { phq9, plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
let patient: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { alerts, treating } = safetyAlertsIn(
  () => app,
  () => patient,
)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function screen(as: Persona, score = 3, item_9 = 0) {
  const body = {
    id: randomUUID(),
    answers: { ...plainScreening(0), 'PHQ-9': phq9(score, item_9) },
  }
  const answer = await app.call('POST', '/api/screening-results', { as, body })
  expect(answer.status).toBe(201)
  return answer.body
}
const own = async (as: Persona) =>
  (await app.call('GET', '/api/screening-results?limit=20', { as })).body
const remove = (as: Persona, id: string) =>
  app.call('DELETE', `/api/screening-results/${id}`, { as })
const restore = (as: Persona, id: string) =>
  app.call('DELETE', `/api/screening-results/${id}/removal`, { as })
const screeningsOf = (as: Persona) =>
  app.call('GET', `/api/provider/patients/${patient.user_id}/screening-results`, { as })
const questionnairesOf = (as: Persona) =>
  app.call('GET', `/api/provider/patients/${patient.user_id}/questionnaires`, { as })
const removedFor = async (as: Persona) =>
  (await app.call('GET', `/api/provider/patients/${patient.user_id}/removed-screenings`, { as }))
    .body

describe('a screening that its person removes', () => {
  it('is in no list, step or copy for a clinic, and comes back with undo', async () => {
    patient = await app.createPersona()
    const result = await screen(patient, 12)
    const step = async () => (await app.call('GET', '/api/next-step', { as: patient })).body
    const before = await step()
    expect(JSON.stringify(before)).toContain(result.id)
    for (const status of [204, 204]) expect((await remove(patient, result.id)).status).toBe(status)
    expect(await own(patient)).toEqual([])
    expect(JSON.stringify(await step())).not.toContain(result.id)
    const fhir = await app.call('GET', '/api/me/export?format=fhir', { as: patient })
    expect(JSON.stringify(fhir.body)).not.toContain('PHQ-9')
    expect((await restore(patient, result.id)).status).toBe(204)
    expect(await own(patient)).toEqual([result])
    expect(await step()).toEqual(before)
    expect((await remove(await app.createPersona(), result.id)).status).toBe(404)
    await remove(patient, result.id)
    await withdraw(patient, 'health_data')
    expect((await restore(patient, result.id)).body.code).toBe('consent_withdrawn')
    await consent(patient, 'health_data')
    expect((await restore(patient, result.id)).status).toBe(204)
  })

  it('is gone for providers at once, who read that it was removed only where they have seen it', async () => {
    patient = await app.createPersona()
    const [saw, never] = [await provider(), await provider()]
    for (const one of [saw, never]) await bookFor(patient, one)
    for (const purpose of ['health_data', 'share_screenings'] as const)
      await consent(patient, purpose)
    const result = await screen(patient)
    expect((await questionnairesOf(saw)).body.results).toMatchObject([{ id: result.id }])
    await remove(patient, result.id)
    expect((await questionnairesOf(saw)).body.results).toEqual([])
    expect((await screeningsOf(saw)).body).toEqual([])
    expect(await removedFor(saw)).toEqual([
      { created_at: result.created_at, removed_at: expect.stringMatching(/Z$/) },
    ])
    expect((await questionnairesOf(never)).body.results).toEqual([])
    expect(await removedFor(never)).toEqual([])
    await restore(patient, result.id)
    expect(await removedFor(saw)).toEqual([])
    expect((await questionnairesOf(saw)).body.results).toMatchObject([{ id: result.id }])
  })

  it('leaves the alert that it raised open, which says that it was removed', async () => {
    patient = await app.createPersona()
    await consent(patient, 'safety_alerts')
    const doctor = await treating()
    const result = await screen(patient, 6, 2)
    const [raised] = (await alerts(doctor)).body
    expect(raised).toMatchObject({ acknowledged_at: null })
    expect(raised.source_removed_at).toBeUndefined()
    await remove(patient, result.id)
    expect((await alerts(doctor)).body).toMatchObject([
      { id: raised.id, acknowledged_at: null, source_removed_at: expect.stringMatching(/Z$/) },
    ])
    expect((await alerts(doctor)).body[0].source_removed_by).toBe('patient')
  })
})

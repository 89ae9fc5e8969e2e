import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let doctor: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { record, remove, restore, pageOf } = clinicScreeningsIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  doctor = await provider()
})
afterAll(() => app.close())

async function recorded() {
  const patient = await app.createPersona()
  await bookFor(patient, doctor, { status: 'completed' })
  for (const purpose of ['health_data', 'clinic_screenings', 'safety_alerts'] as const)
    await consent(patient, purpose)
  const { id } = (await record(doctor, patient, 1)).body
  return { patient, id: id as string }
}
const own = async (as: Persona) => (await app.call('GET', '/api/screening-results', { as })).body
const removedFor = async (as: Persona) =>
  (await app.call('GET', '/api/screening-results/removed-at-clinic', { as })).body

describe('a questionnaire that a provider recorded', () => {
  it('is removed by them with a reason, which the patient reads, and restored within a day', async () => {
    const { patient, id } = await recorded()
    expect((await remove(doctor, patient, id, ' ')).body.fields).toHaveProperty('reason')
    expect((await remove(doctor, patient, id, 'These were another person’s answers.')).status).toBe(
      204,
    )
    expect((await remove(doctor, patient, id)).status).toBe(204)
    expect(await own(patient)).toEqual([])
    expect((await pageOf(doctor, patient)).body.screenings).toEqual([])
    expect(await removedFor(patient)).toMatchObject([
      { id, removed_by_name: 'Chileshe Mumba', reason: 'These were another person’s answers.' },
    ])
    // The person cannot take back what a provider did.
    const back = await app.call('DELETE', `/api/screening-results/${id}/removal`, { as: patient })
    expect(back.status).toBe(404)
    expect((await restore(doctor, patient, id)).status).toBe(204)
    expect(await own(patient)).toMatchObject([{ id }])
    expect(await removedFor(patient)).toEqual([])
    expect(await actionsOn(app.database, patient, 'screening_result')).toEqual([
      'screening_result.record',
      'screening_result.remove',
      'screening_result.restore',
    ])
  })

  it('leaves the alert that it raised, which says who removed it: the reader, their colleague, or the patient', async () => {
    const colleague = await provider({ full_name: 'Bwalya Zulu' })
    const whoRemoved = async (as: Persona, { user_id }: Persona) => {
      const { body } = await app.call('GET', '/api/provider/safety-alerts', { as })
      const alert = body.find((one: { patient: { id: string } }) => one.patient.id === user_id)
      expect(alert).toMatchObject({ acknowledged_at: null })
      return alert.source_removed_by
    }
    /** Recorded, with an alert that a colleague has as well. */
    const raised = async () => {
      const { patient, id } = await recorded()
      await bookFor(patient, colleague)
      await app.database.asOwner(
        'insert into safety_alerts (user_id, provider_id, raise_id) values ($1, $2, $3)',
        [patient.user_id, colleague.user_id, id],
      )
      expect(await whoRemoved(colleague, patient)).toBeUndefined()
      return { patient, id }
    }
    const byDoctor = await raised()
    await remove(doctor, byDoctor.patient, byDoctor.id)
    expect(await whoRemoved(doctor, byDoctor.patient)).toBe('you')
    expect(await whoRemoved(colleague, byDoctor.patient)).toBe('provider')
    await app.database.asOwner('update screening_results set removed_by = null where id = $1', [
      byDoctor.id,
    ])
    expect(await whoRemoved(colleague, byDoctor.patient)).toBe('provider')
    const byPatient = await raised()
    await app.call('DELETE', `/api/screening-results/${byPatient.id}`, { as: byPatient.patient })
    for (const as of [doctor, colleague])
      expect(await whoRemoved(as, byPatient.patient)).toBe('patient')
  })

  it('is removed by its person without a word, and the provider reads that and when', async () => {
    const { patient, id } = await recorded()
    const gone = await app.call('DELETE', `/api/screening-results/${id}`, { as: patient })
    expect(gone.status).toBe(204)
    expect((await restore(doctor, patient, id)).status).toBe(404)
    const at = `/api/provider/patients/${patient.user_id}/removed-screenings`
    expect((await app.call('GET', at, { as: doctor })).body).toHaveLength(1)
    expect(await removedFor(patient)).toEqual([])
  })

  it('is left alone by another provider, and where the person answered alone; without consent it goes, and does not come back', async () => {
    const { patient, id } = await recorded()
    const other = await provider({ full_name: 'Bwalya Zulu' })
    await bookFor(patient, other)
    await consent(patient, 'share_screenings')
    expect((await remove(other, patient, id)).status).toBe(404)
    const answers = { 'WHO-5': { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 } }
    const alone = await app.call('POST', '/api/single-results', { as: patient, body: { answers } })
    expect((await remove(doctor, patient, alone.body.id)).status).toBe(404)
    await withdraw(patient, 'clinic_screenings')
    expect((await remove(doctor, patient, id)).status).toBe(204)
    const at = `/api/provider/patients/${patient.user_id}/screenings/${id}/removal`
    expect((await app.call('DELETE', at, { as: doctor })).body.code).toBe('no_consent')
  })
})

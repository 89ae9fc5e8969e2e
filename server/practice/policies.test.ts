import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, asActor, tables, type Transaction } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { questionnairesIn } from '#tests/support/questionnaires.ts'
import { plainScreening } from '#tests/support/screenings.ts'

/** What the tables themselves let a provider see, should a route ever authorize by mistake. */
describe('by SQL alone, a provider', () => {
  let app: TestApp
  const { provider, cancelAll, consent, withdraw, expireCertificate } = practiceIn(() => app)
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const openly = <T>({ user_id, session_id }: Persona, work: (tx: Transaction) => Promise<T>) => {
    const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
    return asActor(actor, work)
  }
  const countsFor = (as: Persona) =>
    openly(as, async (tx) => ({
      appointments: (await tx.run(tables.selectFrom('appointments').select('id'))).length,
      alerts: (await tx.run(tables.selectFrom('safety_alerts').select('id'))).length,
      screenings: (await tx.run(tables.selectFrom('screening_results').select('id'))).length,
      intake_forms: (await tx.run(tables.selectFrom('intake_forms').select('id'))).length,
      messages: (await tx.run(tables.selectFrom('messages').select('id'))).length,
    }))
  /** The readings of a patient that a provider is answered: those of blood pressure and of glucose. */
  const readingsFor = (as: Persona, { user_id }: Persona) =>
    openly(as, async (tx) => {
      const shared = (name: string) =>
        sql<{ id: string }>`${sql.id('practice', name)}(${user_id}::uuid)`.as('shared')
      const [pressures, levels] = await Promise.all(
        ['shared_blood_pressure_readings', 'shared_glucose_readings'].map((name) =>
          tx.run(tables.selectFrom(shared(name)).select('id')),
        ),
      )
      return [pressures!.length, levels!.length]
    })

  /** A patient who shares screenings, readings and alerts, with one of each, a form and a message, and their provider. */
  async function pair() {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    for (const purpose of ['share_screenings', 'share_readings', 'safety_alerts'] as const)
      await consent(patient, purpose)
    // Raises the alert too: item 9 is above 0.
    const body = { answers: plainScreening(1) }
    await app.call('POST', '/api/screening-results', { as: patient, body })
    const reading = { systolic: 132, diastolic: 84 }
    await app.call('POST', '/api/blood-pressure-readings', { as: patient, body: reading })
    const level = { glucose_level: 6, unit: 'mmol/L' }
    await app.call('POST', '/api/glucose-readings', { as: patient, body: level })
    await app.call('POST', '/api/intake-forms', { as: patient, body: form })
    const to = { provider_id: doctor.user_id }
    const thread = (await app.call('POST', '/api/threads', { as: patient, body: to })).body.id
    await app.call('POST', `/api/threads/${thread}/messages`, {
      as: patient,
      body: { body: 'Good morning' },
    })
    return { patient, doctor }
  }
  const form = {
    fullName: 'Mutale Banda',
    dateOfBirth: '1990-05-17',
    phone: '0977 123 456',
    address: '12 Chilimbulu Road, Lusaka',
    emergencyContact: 'Natasha Banda',
    emergencyPhone: '+260 966 654 321',
    reasonForVisit: 'I sleep badly.',
  }
  const all = { appointments: 1, alerts: 1, screenings: 1, intake_forms: 1, messages: 1 }
  const nothing = { appointments: 0, alerts: 0, screenings: 0, intake_forms: 0, messages: 0 }

  it('sees what is theirs while approved, with a certificate in force', async () => {
    const { doctor } = await pair()
    expect(await countsFor(doctor)).toEqual(all)
    await expireCertificate(doctor)
    expect(await countsFor(doctor)).toEqual(nothing)
  })

  it('learns no age from a result that was shared, once they treat the patient no more', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    await app.database.asOwner(
      `update user_profiles set date_of_birth = current_date - interval '16 years' where id = $1`,
      [patient.user_id],
    )
    const { ask, answer, decide } = questionnairesIn(() => app)
    const { id } = (await ask(doctor, patient)).body
    await decide(patient, id, (await answer(patient)).body.id)
    const younger = () =>
      openly(doctor, (tx) =>
        tx.run(
          tables.selectNoFrom(
            sql<boolean | null>`practice.was_younger(${patient.user_id}::uuid, 18, now())`.as('is'),
          ),
        ),
      )
    expect(await younger()).toEqual([{ is: true }])
    await cancelAll(patient)
    expect(await younger()).toEqual([{ is: null }])
  })

  it('reads the number of a Phone session with a certificate in force alone', async () => {
    const { patient, doctor } = await pair()
    const at = new Date(Date.now() + 60_000).toISOString()
    const id = await bookFor(patient, doctor, { at })
    await app.database.asOwner(
      `update appointments set session_type = 'Phone', status = 'confirmed' where id = $1`,
      [id],
    )
    const numbers = () =>
      openly(doctor, (tx) =>
        tx.run(
          tables.selectNoFrom(
            sql<number>`(select count(*) from practice.phone_of_session(${id}::uuid))`.as('shown'),
          ),
        ),
      )
    expect(await numbers()).toEqual([{ shown: 1 }])
    await expireCertificate(doctor)
    expect(await numbers()).toEqual([{ shown: 0 }])
  })

  it.each(['pending', 'refused'])('sees nothing while %s', async (status) => {
    const { doctor } = await pair()
    await app.database.asOwner(`update user_profiles set provider_status = $1 where id = $2`, [
      status,
      doctor.user_id,
    ])
    expect(await countsFor(doctor)).toEqual(nothing)
  })

  it('sees only what each consent is for', async () => {
    const { patient, doctor } = await pair()
    await withdraw(patient, 'share_screenings')
    expect(await countsFor(doctor)).toEqual({ ...all, screenings: 0 })
    await withdraw(patient, 'safety_alerts')
    const left = { ...all, screenings: 0, alerts: 0 }
    expect(await countsFor(doctor)).toEqual(left)
    expect(await readingsFor(doctor, patient)).toEqual([1, 1])
    await withdraw(patient, 'share_readings')
    expect(await readingsFor(doctor, patient)).toEqual([0, 0])
    // Of these no consent decides: an appointment does, and bookings and messages go on without the one for health data.
    await consent(patient, 'health_data')
    await withdraw(patient, 'health_data')
    expect(await countsFor(doctor)).toEqual(left)
    const [thread] = (await app.call('GET', '/api/threads', { as: patient })).body
    const path = `/api/threads/${thread.id}/messages`
    const sent = await app.call('POST', path, { as: patient, body: { body: 'I am late' } })
    expect(sent.status).toBe(201)
    expect(await countsFor(doctor)).toEqual({ ...left, messages: 2 })
    const again = await app.call('POST', '/api/intake-forms', { as: patient, body: form })
    expect(again.body).toMatchObject({ code: 'consent_withdrawn' })
  })

  it('reads screenings by the consent for their profession alone, and as a fitness expert by none', async () => {
    const { patient, doctor } = await pair()
    const dietitian = await provider({ profession: 'dietitian' })
    const expert = await provider({ profession: 'fitness expert' })
    const unchecked = await app.createPersona({ role: 'provider', specialty: 'Therapist' })
    for (const one of [dietitian, expert, unchecked]) await bookFor(patient, one)
    const counts = async () => {
      const each = [doctor, dietitian, expert, unchecked].map((one) => countsFor(one))
      return (await Promise.all(each)).map(({ screenings }) => screenings)
    }
    expect(await counts()).toEqual([1, 0, 0, 0])
    await consent(patient, 'share_screenings_dietitian')
    expect(await counts()).toEqual([1, 1, 0, 0])
    await withdraw(patient, 'share_screenings')
    expect(await counts()).toEqual([0, 1, 0, 0])
    await withdraw(patient, 'share_screenings_dietitian')
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('learns nothing by asking past the routes for another profession’s consent', async () => {
    const { patient } = await pair()
    await consent(patient, 'share_screenings_dietitian')
    const expert = await provider({ profession: 'fitness expert' })
    const dietitian = await provider({ profession: 'dietitian' })
    for (const one of [expert, dietitian]) await bookFor(patient, one)
    const answers = (as: Persona, purpose: string) =>
      openly(as, async (tx) => {
        const sees = sql<boolean>`practice.sees(${patient.user_id}::uuid, ${purpose})`.as('sees')
        const listed = sql<{ id: string }>`practice.patients_for(${purpose})`.as('listed')
        const [row] = await tx.run(tables.selectNoFrom(sees))
        return [row!.sees, (await tx.run(tables.selectFrom(listed).select('id'))).length]
      })
    for (const purpose of ['share_screenings', 'share_screenings_dietitian'])
      expect(await answers(expert, purpose)).toEqual([false, 0])
    expect(await answers(dietitian, 'share_screenings')).toEqual([false, 0])
    expect(await answers(dietitian, 'share_screenings_dietitian')).toEqual([true, 1])
  })

  it('changes no alert by itself: a step is taken by the function that asks for a next date', async () => {
    const { doctor } = await pair()
    const change = openly(doctor, (tx) =>
      tx.run(
        tables
          .updateTable('safety_alerts')
          .set({ acknowledged_at: new Date(), outcome: 'seen' })
          .returning('id'),
      ),
    )
    await expect(change).rejects.toMatchObject({ code: '42501' })
  })

  const idsFrom = (as: Persona, rows: string) =>
    openly(as, async (tx) => {
      const found = tables.selectFrom(sql<{ id: string }>`${sql.raw(rows)}`.as('found'))
      return (await tx.run(found.select('id'))).map(({ id }) => id)
    })

  it('is named to those who may book them or have met them, and to no one else', async () => {
    const { patient, doctor } = await pair()
    const [stranger, expired] = [await app.createPersona(), await provider()]
    await expireCertificate(expired)
    const cards = await idsFrom(stranger, 'practice.provider_cards()')
    expect(cards).toContain(doctor.user_id)
    for (const { user_id } of [patient, stranger, expired]) expect(cards).not.toContain(user_id)
    const canBeBooked = ({ user_id }: Persona) =>
      openly(stranger, (tx) =>
        tx.run(tables.selectNoFrom(sql<boolean>`practice.can_be_booked(${user_id})`.as('answer'))),
      )
    expect(await canBeBooked(doctor)).toEqual([{ answer: true }])
    expect(await canBeBooked(expired)).toEqual([{ answer: false }])
    await expireCertificate(doctor)
    expect(await idsFrom(stranger, 'practice.provider_cards()')).not.toContain(doctor.user_id)
    expect(await idsFrom(patient, 'practice.provider_cards()')).toContain(doctor.user_id)
  })

  const register = ({ user_id }: Persona) =>
    app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number,
         certificate_year, certificate_expires_on, document_type, document_hash)
       values ($1, 'A council', '1', 2020, '2100-12-31', 'image/png', '')`,
      [user_id],
    )

  it('is shown to admins once they have registered', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const [unknown, registered] = [await provider(), await provider()]
    await register(registered)
    expect(await idsFrom(admin, 'practice.registered_providers()')).toEqual([registered.user_id])
    expect(await idsFrom(unknown, 'practice.registered_providers()')).toEqual([])
  })

  it('has a verified name once they are approved, or while their registration is pending', async () => {
    const [unknown, waiting] = [
      await provider({ provider_status: 'pending' }),
      await provider({ provider_status: 'pending' }),
    ]
    await register(waiting)
    const isChecked = async ({ user_id }: Persona) => {
      const question = 'select practice.has_verified_identity($1) as answer'
      const [row] = await app.database.asOwner(question, [user_id])
      return row!.answer
    }
    expect([await isChecked(waiting), await isChecked(await provider())]).toEqual([true, true])
    expect([await isChecked(unknown), await isChecked(await app.createPersona())]).toEqual([
      false,
      false,
    ])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { ask, emailsTo, PUBLIC_URL } from '#tests/support/appointment-mails.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor, upcomingSlots } from '#tests/support/practice.ts'
import { appointmentEvents } from '../events/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, price, list } = billingIn(() => app)
const slots = upcomingSlots(60).filter((at) => at.includes('T07:00'))
const queue = appointmentEvents({ PUBLIC_URL })

async function therapistAt(Virtual: number | null) {
  const doctor = await provider({ profession: 'therapist' })
  if (Virtual !== null) await price(doctor, { Virtual })
  return doctor
}
const givePlan = ({ user_id }: Persona) =>
  app.database.asOwner(
    `insert into public.membership_periods (user_id, track, plan_key, plan_name, starts_on, ends_on,
       value_ngwee, bought_key, bought_name, bought_days, bought_ngwee)
     values ($1, 'membership', 'comprehensive-care', 'Comprehensive Care', current_date - 60, current_date + 60,
       100000, 'comprehensive-care', 'Comprehensive Care', 120, 100000)`,
    [user_id],
  )
const quote = async (as: Persona, doctor: Persona, at: string) =>
  app.call(
    'GET',
    `/api/appointments/cost?provider_id=${doctor.user_id}&session_type=Virtual&appointment_time=${encodeURIComponent(at)}`,
    { as },
  )
const book = (as: Persona, doctor: Persona, at: string) =>
  app.call('POST', '/api/appointments', {
    as,
    body: { provider_id: doctor.user_id, session_type: 'Virtual', appointment_time: at },
  })
const costs = async (as: Persona) =>
  (await app.call('GET', '/api/appointments', { as })).body.map(
    ({ cost }: { cost: unknown }) => cost,
  )
const k350 = { price_ngwee: 35_000, included: null }

describe('the price of a session', () => {
  it('is known before it is booked, with the booking and in the list', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(35_000)]
    expect(await quote(patient, doctor, slots[0]!)).toMatchObject({ status: 200, body: k350 })
    expect((await book(patient, doctor, slots[0]!)).body.cost).toEqual(k350)
    expect(await costs(patient)).toEqual([k350])
  })

  it('is not known where the provider has set none, nor for one who cannot be booked', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(null)]
    expect((await quote(patient, doctor, slots[0]!)).body).toEqual({
      price_ngwee: null,
      included: null,
    })
    expect((await quote(patient, patient, slots[0]!)).status).toBe(404)
    expect((await quote(patient, doctor, 'tomorrow')).body.fields).toHaveProperty(
      'appointment_time',
    )
  })

  it('is the one of the booking, on the invoice too, when the provider asks for more later', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(35_000)]
    const id = await bookFor(patient, doctor, { at: slots[0]! })
    await price(doctor, { Virtual: 50_000 })
    expect(await costs(patient)).toEqual([k350])
    expect((await quote(patient, doctor, slots[1]!)).body.price_ngwee).toBe(50_000)
    await app.database.asOwner(
      `update appointments set appointment_time = now() - interval '2 hours' where id = $1`,
      [id],
    )
    const done = await app.call('PATCH', `/api/provider/appointments/${id}`, {
      as: doctor,
      body: { status: 'completed' },
    })
    expect(done.status).toBe(200)
    expect(await list(doctor)).toMatchObject([{ status: 'draft', amount_ngwee: 35_000 }])
  })

  it('is nothing for two sessions that the plan includes, and K350 for the third', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(35_000)]
    await givePlan(patient)
    for (const [index, at] of slots.slice(0, 2).entries()) {
      const included = { price_ngwee: 35_000, included: { number: index + 1, of: 2 } }
      expect((await quote(patient, doctor, at)).body).toEqual(included)
      expect((await book(patient, doctor, at)).body.cost).toEqual(included)
    }
    expect((await quote(patient, doctor, slots[2]!)).body).toEqual(k350)
    // Another patient's plan counts for no one else.
    const other = await app.createPersona()
    expect((await quote(other, doctor, slots[2]!)).body).toEqual(k350)
  })

  it('is closed as paid by the plan when an included session is completed', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(35_000)]
    await givePlan(patient)
    for (const hours of [200, 100, 3]) {
      const at = new Date(Date.now() - hours * 3_600_000).toISOString()
      const id = await bookFor(patient, doctor, { at })
      await app.call('PATCH', `/api/provider/appointments/${id}`, {
        as: doctor,
        body: { status: 'completed' },
      })
    }
    const states = (await list(doctor)).map(({ status, waived_because }) => [
      status,
      waived_because,
    ])
    expect(states).toEqual([
      ['draft', null],
      ['waived', 'membership'],
      ['waived', 'membership'],
    ])
  })

  it('is in the emails to the patient, and in none to the provider', async () => {
    const [patient, doctor] = [await app.createPersona(), await therapistAt(35_000)]
    await ask(patient, doctor)
    const jobs = await app.database.asOwner(
      `select id from pgboss.job where name = '${queue.name}' and state < 'active'`,
    )
    for (const { id } of jobs) await queue.run({ id: String(id), attempt: 1, isLast: false })
    expect((await emailsTo(app, patient))[0]!.text_body).toContain('Price: K350')
    expect((await emailsTo(app, doctor))[0]!.text_body).not.toContain('K350')
  })
})

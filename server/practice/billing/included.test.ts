import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { step, completeSessions, givePlan, list, provider, setProfession } = billingIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }
const covered = { status: 'waived', waived_because: 'membership' }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()

describe('a session that the patient’s plan pays', () => {
  it('is never billed: two of a therapist in 30 days, then the next may be', async () => {
    const { patient, doctor, invoices } = await completeSessions(
      hoursAgo(2),
      hoursAgo(50),
      hoursAgo(100),
      hoursAgo(900),
    )
    await setProfession(doctor, 'therapist')
    await app.database.asOwner(
      `insert into public.membership_periods (user_id, track, plan_key, plan_name, starts_on, ends_on,
         value_ngwee, bought_key, bought_name, bought_days, bought_ngwee)
       values ($1, 'membership', 'comprehensive-care', 'Comprehensive Care', current_date - 20, current_date + 10,
         100000, 'comprehensive-care', 'Comprehensive Care', 31, 100000)`,
      [patient.user_id],
    )
    // A session of another profession, paid by the same plan, is none of these two.
    const dietitian = await provider({ profession: 'dietitian' })
    await bookFor(patient, dietitian, { status: 'completed', at: hoursAgo(120) })
    const [other] = await list(dietitian)
    expect((await step(dietitian, other!.id, covered)).status).toBe(200)
    // Nor is one that a colleague gave for nothing.
    const colleague = await provider({ profession: 'therapist' })
    await bookFor(patient, colleague, { status: 'completed', at: hoursAgo(130) })
    const [free] = await list(colleague)
    const given = { status: 'waived', waived_because: 'courtesy' }
    expect((await step(colleague, free!.id, given)).status).toBe(200)
    const [last, second, first, before] = invoices
    // Held before the plan began.
    expect((await step(doctor, before!.id, issue)).status).toBe(200)
    for (const { id } of [first!, second!]) {
      expect(await step(doctor, id, issue)).toMatchObject({
        status: 409,
        body: { code: 'included' },
      })
      expect((await step(doctor, id, covered)).status).toBe(200)
    }
    expect((await step(doctor, last!.id, issue)).status).toBe(200)
  })

  it('is not one that the plan does not include, whatever its provider says', async () => {
    const { patient, doctor, id } = await completeSessions(hoursAgo(2))
    await setProfession(doctor, 'therapist')
    expect(await step(doctor, id, covered)).toMatchObject({
      status: 409,
      body: { code: 'not_included' },
    })
    expect(await list(doctor)).toMatchObject([{ status: 'draft' }])
    await givePlan(patient)
    expect((await step(doctor, id, covered)).status).toBe(200)
  })

  it('takes the place of an earlier one that is completed after it', async () => {
    const [patient, dietitian] = [
      await app.createPersona(),
      await provider({ profession: 'dietitian' }),
    ]
    await givePlan(patient, 'diet-nutrition')
    const earlier = await bookFor(patient, dietitian, { at: hoursAgo(240) })
    const later = await bookFor(patient, dietitian, { at: hoursAgo(24) })
    for (const id of [later, earlier]) expect((await complete(dietitian, id)).status).toBe(200)
    expect((await list(dietitian)).map(({ status }) => status)).toEqual(['waived', 'draft'])
    const costs = await app.call('GET', '/api/appointments', { as: patient })
    expect(
      costs.body.map(({ id, cost }: { id: string; cost: { included: unknown } }) => [
        id,
        cost.included,
      ]),
    ).toEqual([
      [later, { number: 1, of: 1 }],
      [earlier, null],
    ])
  })

  it('is never more than the plan includes, in whatever order and however many at once', async () => {
    const therapists = [
      await provider({ profession: 'therapist' }),
      await provider({ profession: 'therapist' }),
    ]
    const session = fc.record({
      day: fc.integer({ min: 1, max: 70 }),
      by: fc.nat(1),
      isPhone: fc.boolean(),
      /** Those of one batch are completed at once. */
      batch: fc.nat(2),
      isVoid: fc.boolean(),
    })
    const sessions = fc.uniqueArray(session, {
      minLength: 3,
      maxLength: 8,
      selector: ({ day }) => day,
    })
    await fc.assert(
      fc.asyncProperty(sessions, async (wanted) => {
        const patient = await app.createPersona()
        await givePlan(patient)
        const booked: ((typeof wanted)[number] & { id: string })[] = []
        for (const one of wanted) {
          const at = new Date(Date.now() - one.day * 86_400_000 + booked.length).toISOString()
          const id = await bookFor(patient, therapists[one.by]!, { at })
          if (one.isPhone)
            await app.database.asOwner(
              `update appointments set session_type = 'Phone' where id = $1`,
              [id],
            )
          booked.push({ ...one, id })
        }
        for (const batch of [0, 1, 2]) {
          const done = await Promise.all(
            booked
              .filter((one) => one.batch === batch)
              .map(({ by, id }) => complete(therapists[by]!, id)),
          )
          expect(done.filter(({ status }) => status !== 200)).toEqual([])
          expectWithinPlan(await waivedDays(patient))
        }
        // What its provider makes void is free again, and what they close by hand is counted like the others.
        const all = await invoicesOf(patient)
        for (const { id, status, appointment_id } of all) {
          const one = booked.find((it) => it.id === appointment_id)!
          if (status === 'waived' && one.isVoid)
            await step(therapists[one.by]!, id, { status: 'void' })
        }
        const open = (await invoicesOf(patient)).filter(({ status }) => status === 'draft')
        await Promise.all(
          open.map(({ id, appointment_id }) => {
            const one = booked.find((it) => it.id === appointment_id)!
            return step(therapists[one.by]!, id, covered)
          }),
        )
        const waived = await waivedDays(patient)
        expectWithinPlan(waived)
        expect(waived.length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })
})

const complete = (as: Persona, id: string) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as, body: { status: 'completed' } })

const invoicesOf = async ({ user_id }: Persona) =>
  (await app.database.asOwner(
    'select id, status, appointment_id from invoices where patient_id = $1 order by session_time',
    [user_id],
  )) as { id: string; status: string; appointment_id: string }[]

const waivedDays = async ({ user_id }: Persona) =>
  (await app.database.asOwner(
    `select extract(epoch from session_time)::float8 / 86400 as day, session_type = 'Phone' as is_phone
     from invoices where patient_id = $1 and status = 'waived'`,
    [user_id],
  )) as { day: number; is_phone: boolean }[]

/** Comprehensive Care includes, in any 30 days, two sessions of a therapist and one by phone. */
function expectWithinPlan(waived: { day: number; is_phone: boolean }[]) {
  for (const { day } of waived) {
    const within = waived.filter((one) => one.day > day - 30 && one.day <= day)
    const phone = within.filter(({ is_phone }) => is_phone).length
    expect(Math.max(0, phone - 1) + within.length - phone).toBeLessThanOrEqual(2)
  }
}

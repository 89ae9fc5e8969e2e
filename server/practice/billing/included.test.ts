import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { step, completeSessions, list, provider } = billingIn(() => app)
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
    await app.database.asOwner(
      `update public.user_profiles set profession = 'therapist' where id = $1`,
      [doctor.user_id],
    )
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
})

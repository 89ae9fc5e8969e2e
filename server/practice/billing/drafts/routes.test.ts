import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftMonths, IssuedMonth } from '#domain/practice/billing/drafts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { completeSessions, step } = billingIn(() => app)

/** A provider with so many drafts of October, at K100 each but the last, which has no price. */
async function october(count: number) {
  const { doctor, patient } = await completeSessions('2026-03-02T07:00:00Z')
  await app.database.asOwner(
    `insert into invoices (provider_id, patient_id, session_time, session_type, amount_ngwee)
      select $1, $2, '2026-09-30T22:00Z'::timestamptz + n * interval '1 hour', 'Phone', case when n < $3::int then 10000 end
      from generate_series(1, $3::int) n`,
    [doctor.user_id, patient.user_id, count],
  )
  return { doctor, patient }
}
const read = async (as: Persona): Promise<DraftMonths> =>
  (await app.call('GET', '/api/provider/draft-months', { as })).body
async function shown(as: Persona) {
  const { as_of, months } = await read(as)
  const { month, drafts, sum_ngwee } = months.find((one) => one.month === '2026-10')!
  return { month, drafts, sum_ngwee, as_of }
}
const issue = (as: Persona, body: object) =>
  app.call('POST', '/api/provider/invoices/issue-month', { as, body })
/** All steps, each sent twice, as after a cut answer. */
async function issueAll(as: Persona, month: object) {
  const left_out: IssuedMonth['left_out'] = []
  for (let after: string | undefined; ;) {
    await issue(as, { ...month, after })
    const { status, body } = await issue(as, { ...month, after })
    expect(status).toBe(200)
    left_out.push(...body.left_out)
    if (body.next === null) return { issued: body.issued as number, left_out }
    after = body.next
  }
}
const stored = (doctor: Persona) =>
  app.database.asOwner(
    `select status, number_serial from invoices where provider_id = $1 and session_time > '2026-09-30T22:00Z' order by session_time`,
    [doctor.user_id],
  )

describe('all drafts of a month', () => {
  it('are issued in steps, also where a step is sent again, with numbers in a row', async () => {
    const { doctor } = await october(120)
    const month = await shown(doctor)
    expect(month).toMatchObject({ drafts: 119, sum_ngwee: 1_190_000 })
    const { issued, left_out } = await issueAll(doctor, month)
    expect(issued).toBe(119)
    expect(left_out.map(({ code }) => code)).toEqual(['no_price'])
    const rows = await stored(doctor)
    expect(rows.slice(0, -1)).toEqual(
      Array.from({ length: 119 }, (_, n) => ({ status: 'issued', number_serial: n + 1 })),
    )
    expect(rows.at(-1)).toEqual({ status: 'draft', number_serial: null })
  })

  it('are left out with the reason where the plan of the patient pays', async () => {
    const { doctor } = await october(3)
    const { patient } = await completeSessions()
    await billingIn(() => app).givePlan(patient)
    await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, duration_minutes) values ($1, $2, '2026-10-20T08:00Z', 'Virtual', 'completed', 60)`,
      [patient.user_id, doctor.user_id],
    )
    await app.database.asOwner(
      `update invoices set amount_ngwee = 500 where provider_id = $1 and patient_id = $2`,
      [doctor.user_id, patient.user_id],
    )
    const { issued, left_out } = await issueAll(doctor, await shown(doctor))
    expect(issued).toBe(2)
    expect(left_out.map(({ code }) => code).toSorted()).toEqual(['included', 'no_price'])
  })

  it('are rejected whole where they are not what was shown', async () => {
    const { doctor } = await october(4)
    const month = await shown(doctor)
    await app.database.asOwner(
      `update invoices set amount_ngwee = 20000 where provider_id = $1 and session_time = '2026-09-30T23:00Z'`,
      [doctor.user_id],
    )
    expect(await issue(doctor, month)).toMatchObject({
      status: 409,
      body: { code: 'drafts_changed' },
    })
    expect((await stored(doctor)).every(({ status }) => status === 'draft')).toBe(true)
  })

  it('of another provider are not touched, and what is drawn up later waits', async () => {
    const { doctor } = await october(3)
    const other = await october(3)
    const month = await shown(doctor)
    await app.database.asOwner(
      `insert into invoices (provider_id, session_time, session_type, amount_ngwee) values ($1, '2026-10-05T08:00Z', 'Phone', 7)`,
      [doctor.user_id],
    )
    expect((await issueAll(doctor, month)).issued).toBe(2)
    expect(await shown(doctor)).toMatchObject({ drafts: 1, sum_ngwee: 7 })
    expect((await stored(other.doctor)).every(({ status }) => status === 'draft')).toBe(true)
    const [first] = await billingIn(() => app).list(other.doctor, '?status=draft')
    await step(other.doctor, first!.id, { status: 'issued', amount_ngwee: 1 })
    expect((await issue(doctor, { ...month, after: first!.id })).status).toBe(200)
  })
})

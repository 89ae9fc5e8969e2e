import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { rulesIn } from '#tests/support/billing-rules.ts'
import { bookFor } from '#tests/support/practice.ts'
import { erasePerson } from '../../accounts/my-data/data.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { completeSessions, credit, givePlan, list, provider, setProfession, step } = billingIn(
  () => app,
)
const { change, forget, read } = rulesIn(
  () => app,
  () => admin,
)
beforeEach(async () => {
  await forget()
  await app.database.asOwner('delete from invoices')
  await app.database.asOwner('delete from clinic_numbers')
})

const issue = { status: 'issued', amount_ngwee: 25_000 }
const series = (number_series: 'clinic' | 'provider') => change({ number_series })
const year = new Date(Date.now() + 2 * 3_600_000).getUTCFullYear()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** So many providers with as many drafts each. */
async function drafts(providers: number, each: number) {
  const days = Array.from({ length: each }, (_, day) => hoursAgo(24 * (day + 1)))
  const all = await Promise.all(Array.from({ length: providers }, () => completeSessions(...days)))
  return all.flatMap(({ doctor, patient, invoices }) =>
    invoices.map(({ id }) => ({ doctor, patient, id })),
  )
}
const numbersOf = async (table = 'invoices') =>
  (
    await app.database.asOwner(
      `select number from ${table} where number is not null order by number_series, number_year, number_serial`,
    )
  ).map(({ number }) => String(number))
const ofClinic = (count: number, before = 'C-') =>
  Array.from(
    { length: count },
    (_, index) => `${before}${year}-${String(index + 1).padStart(4, '0')}`,
  )

describe('the numbers of the clinic', () => {
  it('are without a gap and each given once where 20 are issued at once, and some are taken back', async () => {
    await series('clinic')
    const all = await drafts(5, 5)
    const [taken, kept] = [all.slice(0, 5), all.slice(5)]
    // Each rolls back after its number was given.
    const failing = taken.map(({ id }) =>
      app.database.asOwner(
        `do $$ begin update invoices set status = 'issued', amount_ngwee = 100 where id = '${id}'; perform pg_sleep(0.01); perform 1 / 0; end $$`,
      ),
    )
    const answers = await Promise.all([
      ...kept.map(({ doctor, id }) => step(doctor, id, issue)),
      ...failing.map((one) => one.then(() => ({ status: 500 })).catch(() => ({ status: 0 }))),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      ...kept.map(() => 200),
      ...taken.map(() => 0),
    ])
    expect(await numbersOf()).toEqual(ofClinic(20))
    expect((await read()).next_of_clinic.invoice).toBe(`C-${year}-0021`)
    const again = await step(taken[0]!.doctor, taken[0]!.id, issue)
    expect(again.body.number).toBe(`C-${year}-0021`)
    const [engine] = await app.database.asOwner(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    expect(engine?.deadlocks ?? 0).toBe(0)
  })

  it('are without a gap where providers issue months, close what plans pay and waive at once', async () => {
    await series('clinic')
    const all = await drafts(4, 6)
    const doctors = [...new Set(all.map(({ doctor }) => doctor))]
    await Promise.all(doctors.map((doctor) => setProfession(doctor, 'therapist')))
    // Sessions of the same two patients, which their plans pay.
    const patients = [await app.createPersona(), await app.createPersona()]
    await Promise.all(patients.map((patient) => givePlan(patient)))
    const visits: { doctor: Persona; id: string }[] = []
    for (const [index, doctor] of doctors.entries())
      for (const [place, patient] of patients.entries())
        visits.push({
          doctor,
          id: await bookFor(patient, doctor, { at: hoursAgo(3 + 2 * (index * 2 + place)) }),
        })
    const answers = await Promise.all([
      ...doctors.map((doctor) =>
        app.call('POST', '/api/provider/invoices/issue', {
          as: doctor,
          body: {
            invoices: all
              .filter((one) => one.doctor === doctor)
              .slice(0, 4)
              .map(({ id }) => ({ id, amount_ngwee: 25_000 })),
          },
        }),
      ),
      ...doctors.map((doctor) =>
        step(doctor, all.findLast((one) => one.doctor === doctor)!.id, {
          status: 'waived',
          waived_because: 'courtesy',
        }),
      ),
      ...visits.map(({ doctor, id }) =>
        app.call('PATCH', `/api/provider/appointments/${id}`, {
          as: doctor,
          body: { status: 'completed' },
        }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const found = await numbersOf()
    // Two sessions of each patient are paid by the plan.
    expect(found).toEqual(ofClinic(4 * 5 + 4))
  })

  it('and those of providers go on where they were, back and forth in a year', async () => {
    const [one, other] = [await drafts(1, 6), await drafts(1, 6)]
    const issued: string[] = []
    const issueNext = async (of: typeof one) => {
      const { doctor, id } = of.shift()!
      const { status, body } = await step(doctor, id, issue)
      expect(status).toBe(200)
      issued.push(body.number)
    }
    for (const kind of ['provider', 'clinic', 'provider', 'clinic'] as const) {
      if (kind !== (await read()).number_series) await series(kind)
      await issueNext(one)
      await issueNext(other)
    }
    const n = (serial: number) => `${year}-${String(serial).padStart(4, '0')}`
    expect(issued).toEqual([
      n(1),
      n(1),
      `C-${n(1)}`,
      `C-${n(2)}`,
      n(2),
      n(2),
      `C-${n(3)}`,
      `C-${n(4)}`,
    ])
    expect(new Set(issued.filter((number) => number.startsWith('C-'))).size).toBe(4)
  })

  it('are on credit notes too, and stay given where the provider is erased', async () => {
    await series('clinic')
    const [first, second] = await drafts(1, 2)
    const { doctor, id } = first!
    await step(doctor, id, issue)
    await step(doctor, second!.id, issue)
    expect((await credit(doctor, id, { amount_ngwee: 1000 })).body.credit_notes).toMatchObject([
      { number: `CN-C-${year}-0001` },
    ])
    expect((await step(doctor, second!.id, { status: 'void' })).status).toBe(200)
    expect(await numbersOf('credit_notes')).toEqual(ofClinic(2, 'CN-C-'))
    await asSystem('erase a provider of a test', (tx) => erasePerson(tx, doctor.user_id, []))
    expect(await numbersOf()).toEqual([])
    const [third] = await drafts(1, 1)
    expect((await step(third!.doctor, third!.id, issue)).body.number).toBe(`C-${year}-0003`)
    expect(
      await app.database.asOwner(
        `select serial, amount_ngwee from clinic_numbers where kind = 'invoice' order by 1`,
      ),
    ).toEqual([1, 2, 3].map((serial) => ({ serial, amount_ngwee: 25_000 })))
  })

  it('are not on drafts, and a number that was given stays with a change of the setting', async () => {
    const [first] = await drafts(1, 2)
    const { doctor, id } = first!
    await step(doctor, id, issue)
    await series('clinic')
    expect(new Set((await list(doctor)).map(({ number }) => number))).toEqual(
      new Set([`${year}-0001`, null]),
    )
    const doctors = await provider()
    expect(await list(doctors)).toEqual([])
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Correction, Finance, FinanceSums, ProviderIncome } from '#domain/admin/finance.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { sumUnpaid } from './data.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { completeSessions, step, record, reverse, credit } = billingIn(() => app)
const month = todayInLusaka().slice(0, 7)
const today = todayInLusaka()
const get = (path: string, as = admin) => app.call('GET', `/api/admin/finance${path}`, { as })
const books = async (query = ''): Promise<Finance> => (await get(`?month=${month}${query}`)).body
const corrections = async (query = ''): Promise<Correction[]> =>
  (await get(`/corrections?month=${month}${query}`)).body
const csv = async () =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (
      await app.request('GET', `/api/admin/finance/csv?month=${month}`, { as: admin })
    ).arrayBuffer(),
  )

/** All providers of the month, page by page. */
async function everyProvider(limit: number): Promise<ProviderIncome[]> {
  const found: ProviderIncome[] = []
  for (let after = ''; ; after = `&after=${found.at(-1)!.provider_id}`) {
    const { providers } = await books(`&limit=${limit}${after}`)
    found.push(...providers)
    if (providers.length < limit) return found
  }
}
const incomeOf = async (provider_id: string) =>
  (await everyProvider(200)).find((one) => one.provider_id === provider_id)
const openNow = async () =>
  (await books()).unpaid.reduce((sum, { open_ngwee }) => sum + open_ngwee, 0)
const issue = (doctor: Persona, id: string, amount_ngwee: number) =>
  step(doctor, id, { status: 'issued', amount_ngwee })

/** What is done to one invoice, in order; what the books do not allow is rejected and changes nothing. */
type Step =
  | { kind: 'pay'; amount: number }
  | { kind: 'credit'; amount: number }
  | { kind: 'reverse'; which: number }
  | { kind: 'waive' }
  | { kind: 'void' }
const amount = fc.integer({ min: 1, max: 30_000 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'void' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'waive' as const }) },
)

/** Its part payment was reversed later, and asked for by no one and credited by nothing. */
const voidAfterWaive: { price: number; steps: Step[] }[] = [
  {
    price: 2,
    steps: [
      { kind: 'pay', amount: 1 },
      { kind: 'waive' },
      { kind: 'void' },
      { kind: 'reverse', which: 0 },
    ],
  },
]

async function take(doctor: Persona, id: string, wanted: Step) {
  if (wanted.kind === 'pay')
    return record(doctor, id, { amount_ngwee: wanted.amount, paid_on: today })
  if (wanted.kind === 'credit') return credit(doctor, id, { amount_ngwee: wanted.amount })
  if (wanted.kind === 'waive')
    return step(doctor, id, { status: 'waived', waived_because: 'courtesy' })
  if (wanted.kind === 'void')
    return step(doctor, id, { status: 'void', void_because: 'Secret mistake' })
  const rows = await app.database.asOwner(
    'select id from invoice_payments where invoice_id = $1 order by created_at, id',
    [id],
  )
  const payment = rows[wanted.which]
  return payment && reverse(doctor, id, String(payment.id), 'Secret reason')
}

describe('the books of a month', () => {
  it('equal the invoices, whatever was paid, reversed, credited and made void', async () => {
    const stories = fc.array(
      fc.record({ price: amount, steps: fc.array(anyStep, { maxLength: 6 }) }),
      { minLength: 1, maxLength: 3 },
    )
    await fc.assert(
      fc.asyncProperty(stories, async (invoices) => {
        const before = await openNow()
        const times = invoices.map((_, index) => `2026-03-0${index + 2}T07:00:00Z`)
        const { doctor, invoices: drafts } = await completeSessions(...times)
        for (const [index, { price, steps }] of invoices.entries()) {
          const { id } = drafts[index]!
          expect((await issue(doctor, id, price)).status).toBe(200)
          for (const wanted of steps) await take(doctor, id, wanted)
        }
        const shown = (await incomeOf(doctor.user_id))!
        const open = (await openNow()) - before
        expect(shown.issued_ngwee).toBe(invoices.reduce((sum, { price }) => sum + price, 0))
        expect(shown.received_ngwee - shown.reversed_ngwee + shown.credited_ngwee + open).toBe(
          shown.issued_ngwee,
        )
        const [stored] = await app.database.asOwner(
          `select coalesce(sum(p.amount_ngwee), 0)::int as received,
             coalesce(sum(p.amount_ngwee) filter (where p.reversed_at is not null), 0)::int as reversed,
             (select coalesce(sum(c.amount_ngwee), 0)::int from credit_notes c where c.provider_id = $1) as credited
           from invoice_payments p join invoices i on i.id = p.invoice_id where i.provider_id = $1`,
          [doctor.user_id],
        )
        expect(stored).toEqual({
          received: shown.received_ngwee,
          reversed: shown.reversed_ngwee,
          credited: shown.credited_ngwee,
        })
      }),
      { numRuns: 15, examples: [[voidAfterWaive]] },
    )
    const all = await everyProvider(200)
    const { totals } = await books()
    for (const key of Object.keys(totals) as (keyof FinanceSums)[])
      expect(all.reduce((sum, one) => sum + one[key], 0)).toBe(totals[key])
  })

  it('come in pages without a gap, and so do the corrections', async () => {
    expect(await everyProvider(2)).toEqual(await everyProvider(200))
    const whole = await corrections('&limit=200')
    const paged: Correction[] = []
    for (let after = ''; ; after = `&after=${paged.at(-1)!.id}`) {
      const page = await corrections(`&limit=3${after}`)
      paged.push(...page)
      if (page.length < 3) break
    }
    expect(paged).toEqual(whole)
    expect(whole.length).toBeGreaterThan(3)
  })

  it('keep an invoice in the month of its issue when it is waived later, and credit it then', async () => {
    const { doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
    )
    const [issued, draft] = invoices.map(({ id }) => id) as [string, string]
    await issue(doctor, issued, 5000)
    await app.database.asOwner(`update invoices set issued_at = '2026-04-10' where id = $1`, [
      issued,
    ])
    const of = async (when: string) =>
      (await get(`?month=${when}&limit=200`)).body.providers.find(
        (one: ProviderIncome) => one.provider_id === doctor.user_id,
      )
    const exported = await of('2026-04')
    expect(exported).toMatchObject({ issued_ngwee: 5000, credited_ngwee: 0 })
    const waiver = { status: 'waived', waived_because: 'courtesy' }
    expect((await step(doctor, issued, waiver)).status).toBe(200)
    // Nothing was ever asked for this one.
    expect((await step(doctor, draft, waiver)).status).toBe(200)
    expect(await of('2026-04')).toEqual(exported)
    expect(await of(month)).toMatchObject({ issued_ngwee: 0, credited_ngwee: 5000 })
    const [newest] = await corrections()
    expect(newest).toMatchObject({ kind: 'credit note', amount_ngwee: 5000 })
  })

  it('put what is unpaid under its age', async () => {
    const times = [2, 3, 4, 5].map((day) => `2026-03-0${day}T07:00:00Z`)
    const { doctor, invoices } = await completeSessions(...times)
    // On one day, whatever day it is when the test ends.
    const sums = () => asSystem('sum up for a test', (tx) => sumUnpaid(tx, today))
    const before = await sums()
    for (const [index, late] of [-14, 30, 31, 61].entries()) {
      const { id } = invoices[index]!
      await issue(doctor, id, 1000)
      await app.database.asOwner(`update invoices set due_on = $2::date - $3::int where id = $1`, [
        id,
        today,
        late,
      ])
    }
    const after = await sums()
    expect(
      after.map(({ age, open_ngwee }, place) => [age, open_ngwee - before[place]!.open_ngwee]),
    ).toEqual([
      ['not due', 1000],
      ['1 to 30 days', 1000],
      ['31 to 60 days', 1000],
      ['over 60 days', 1000],
    ])
    expect((await books()).unpaid.map(({ age }) => age)).toEqual(after.map(({ age }) => age))
  })

  it('contain no patient, session, reason or note', async () => {
    const { patient, doctor, id } = await completeSessions()
    await app.database.asOwner(
      `update appointments set notes = 'Secret note' where patient_id = $1`,
      [patient.user_id],
    )
    await issue(doctor, id, 5000)
    await record(doctor, id, { amount_ngwee: 2000, paid_on: today })
    await credit(doctor, id, { amount_ngwee: 500, reason: 'Secret reason' })
    const answers = [await books('&limit=200'), await corrections('&limit=200'), await csv()]
    const text = JSON.stringify(answers)
    expect(text).toContain('Chileshe Mumba')
    const patients = await app.database.asOwner(
      `select id::text, full_name, email from user_profiles where role = 'client'`,
    )
    for (const value of patients.flatMap((one) => Object.values(one)))
      if (typeof value === 'string' && value) expect(text).not.toContain(value)
    expect(text).not.toMatch(/secret|virtual|in-person|session_|screening|reading|appointment/i)
  })

  it('are for admins alone, and each reading is recorded', async () => {
    const [patient, doctor] = [
      await app.createPersona(),
      await app.createPersona({ role: 'provider' }),
    ]
    for (const path of ['', '/corrections', '/csv'])
      for (const as of [patient, doctor]) expect((await get(path, as)).status).toBe(403)
    const reader = await app.createPersona({ role: 'admin' })
    for (const path of ['', '/corrections', '/csv'])
      expect((await get(path, reader)).status).toBe(200)
    const trail = await app.database.asOwner(
      `select subject_id from platform.audit_events where actor_id = $1 and action = 'finance.read'`,
      [reader.user_id],
    )
    expect(trail).toEqual(Array(3).fill({ subject_id: reader.user_id }))
  })

  it.each([
    'month=2026-13',
    'month=november',
    'limit=0',
    'limit=201',
    'after=x',
    'after=00000000-0000-4000-8000-000000000000',
  ])('reject %s by the name of the field', async (query) => {
    const answer = await get(`?${query}`)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [query.split('=')[0]]])
  })
})

describe('the file for the accountant', () => {
  it('has every row of the month, as UTF-8, and runs no formula', async () => {
    const { doctor, id } = await completeSessions()
    const trigger = 'alter table user_profiles'
    await app.database.asOwner(`${trigger} disable trigger profiles_keep_identity`)
    await app.database.asOwner(`update user_profiles set full_name = $2 where id = $1`, [
      doctor.user_id,
      '=HYPERLINK("x") Ng’andu',
    ])
    await app.database.asOwner(`${trigger} enable trigger profiles_keep_identity`)
    await issue(doctor, id, 5050)
    await record(doctor, id, { amount_ngwee: 2000, paid_on: today })
    await credit(doctor, id, { amount_ngwee: 3050 })
    const year = today.slice(0, 4)
    const text = await csv()
    expect(text.startsWith('\u{FEFF}Day,Provider,Kind,Invoice,')).toBe(true)
    const rows = text.split('\r\n').filter((row) => row.includes('HYPERLINK'))
    const name = `"'=HYPERLINK(""x"") Ng’andu"`
    expect(rows.map((row) => row.slice(`${today},`.length).replace(name, 'NAME'))).toEqual([
      `NAME,credit note,${year}-0001,CN-${year}-0001,,-30.50,`,
      `NAME,invoice,${year}-0001,,,50.50,`,
      `NAME,payment,${year}-0001,,cash,,20.00`,
    ])
  })

  it('has each row once where they are many, of one day and one provider', async () => {
    const { patient, doctor } = await completeSessions()
    const count = 2300 // More than two pages.
    await app.database.asOwner(
      `insert into invoices (provider_id, patient_id, session_time, session_type, amount_ngwee, status, issued_at, number_year, number_serial)
        select $1, $2, now(), 'Phone', 100, 'issued', now(), 2019, n from generate_series(1, $3::integer) n`,
      [doctor.user_id, patient.user_id, count],
    )
    const own = (await csv()).split('\r\n').filter((row) => row.includes(',invoice,2019-'))
    expect(new Set(own).size).toBe(count)
    expect(own).toHaveLength(count)
    expect(own).toEqual(own.toSorted())
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Income, incomeGroups } from '#domain/admin/income.ts'
import { incomeWords } from '#domain/admin/income-words.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { readCsv } from '#tests/support/csv.ts'
import { incomeCourse, story, type Story } from '#tests/support/income-course.ts'
import { claimCourse } from '#tests/support/income-claims.ts'
import { Ledger } from '#tests/support/income-ledger.ts'
import { sumIncome } from './data.ts'
import { completeIncome } from './jobs.ts'

let app: TestApp
let admin: Persona
let providers: Persona[]
let play: (one: Story) => Promise<void>
const ledger = new Ledger()
const whole = ['2026-01-01', '2026-12-31'] as const
const erase = (person: Persona) =>
  asSystem('erase a person of a test', (tx) => erasePerson(tx, person.user_id))

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  providers = []
  for (const name of ['Chileshe', 'bwalya', '=SUM(A1)', 'Mwila'])
    providers.push(await billingIn(() => app).provider({ full_name: `${name} Mumba` }))
  const types = await app.database.asOwner(
    `insert into visit_types (name, duration_minutes, session_types) values ('First visit', 60, '{Virtual}'), ('@Review', 30, '{Virtual}') returning id`,
  )
  const cast = { providers, types: [...types.map(({ id }) => String(id)), null], admin, erase }
  await claimCourse(app, ledger, admin).cover(cast.types)
  play = incomeCourse(app, ledger, cast)
})
afterAll(() => app.close())

const read = async (by: string, from: string, to: string): Promise<Income> =>
  (await app.call('GET', `/api/admin/finance/income?by=${by}&from=${from}&to=${to}`, { as: admin }))
    .body
const file = async (by: string, from: string, to: string) =>
  readCsv(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (
        await app.request('GET', `/api/admin/finance/income/csv?by=${by}&from=${from}&to=${to}`, {
          as: admin,
        })
      ).arrayBuffer(),
    ),
  ).rows
const kwacha = (ngwee: number) => (ngwee / 100).toFixed(2)
const unquoted = (cell: string) => cell.replace(/^'/, '')

/** Compares every grouping and both files of a period with the ledger of the test. */
async function compare(from: string, to: string) {
  const totals = ledger.totals(from, to)
  for (const by of incomeGroups) {
    const books = await read(by, from, to)
    const expected = ledger.by(by, from, to)
    expect(books.totals).toEqual(totals)
    const shown = books.rows.map((row) => {
      const { key, name: _, ...sums } = row
      return [key, sums]
    })
    expect(Object.fromEntries(shown)).toEqual(expected)
    const [, ...rows] = await file(by, from, to)
    expect(rows.map(([name, ...cells]) => [unquoted(name!), ...cells])).toEqual(
      books.rows.map((row) => [
        row.name ?? incomeWords[row.key] ?? row.key,
        kwacha(row.received_ngwee),
        kwacha(-row.returned_ngwee),
        kwacha(row.income_ngwee),
        kwacha(row.fees_ngwee),
        String(row.fees_unknown),
      ]),
    )
  }
  const [, ...entries] = await file('entry', from, to)
  const cells = entries.map((row) => [row[0], row[8], row[9]].join(' '))
  const moved = ledger.within(from, to).map(({ day, ngwee, fee }) => {
    const written = fee === undefined ? '' : fee === null ? 'not known' : kwacha(fee)
    return [day, kwacha(ngwee), written].join(' ')
  })
  expect(cells.toSorted()).toEqual(moved.toSorted())
}

/** Each means, a part payment, a credit, and money that comes late, in another amount, and goes back. */
const at = new Date('2026-10-31T22:00:00Z')
const paid = { outcome: 'comes', at, refund: 'none', refunded_at: at, amount: 5 } as const
const order = (more: object) => ({ ...paid, ...more })
const surely = [
  {
    of: 'visit',
    provider: 2,
    type: 1,
    price: 20_000,
    isInsured: false,
    steps: [
      { act: 'pay', ngwee: 5000, at, means: 'insurance' },
      { act: 'reverse', which: 0 },
      { act: 'credit', ngwee: 1000 },
      { act: 'online', online: order({ outcome: 'late', refund: 'failed, then sent' }) },
    ],
  },
  {
    of: 'visit',
    provider: 0,
    type: 0,
    price: 25_000,
    isInsured: true,
    steps: [
      { act: 'claim', answer: 'part paid', rest: 'billed', ngwee: 5000, at },
      { act: 'pay', ngwee: 20_000, at, means: 'cash' },
    ],
  },
  {
    of: 'visit',
    provider: 3,
    type: 1,
    price: 101,
    isInsured: true,
    steps: [{ act: 'claim', answer: 'paid', rest: 'open', ngwee: 1, at }, { act: 'void' }],
  },
  {
    of: 'plan',
    plan: 2,
    orders: [order({ outcome: 'other', refund: 'sent' }), order({ outcome: 'fails, then comes' })],
    isErased: true,
  },
  { of: 'plan', plan: 1, orders: [order({ refund: 'sent' }), order({})], isErased: false },
] as Story[]

describe('all income of the clinic', () => {
  it('equals to the ngwee what 500 stories of visits, memberships and plans moved', async () => {
    await fc.assert(
      // Ten people at a time, as on a day at the clinic.
      fc.asyncProperty(fc.array(story, { minLength: 10, maxLength: 10 }), async (ten) => {
        await Promise.all(ten.map(play))
        const stored = await asSystem('compare in a test', (tx) =>
          sumIncome(tx, { from: whole[0], to: whole[1] }),
        )
        expect(stored).toEqual(ledger.totals(...whole))
      }),
      { numRuns: 50, examples: [[surely]], endOnFailure: true },
    )
    const kinds = new Set(ledger.moved.map(({ means, purpose }) => `${purpose} ${means}`))
    for (const kind of ['visit insurance', 'visit online', 'add-on online', 'membership online'])
      expect(kinds).toContain(kind)
    await compare(...whole)
    for (const month of ['08', '09', '10', '11'])
      await compare(`2026-${month}-01`, `2026-${month}-30`)
    await compare('2026-10-31', '2026-10-31')
    await compare(todayInLusaka(), todayInLusaka())
  })

  it('stays what it was when fees are stated and a provider is erased', async () => {
    const rows = await app.database.asOwner(
      `update income_entries set fee_ngwee = 7 where is_online and provider_id = $1 returning id`,
      [providers[0]!.user_id],
    )
    for (const moved of ledger.moved)
      if (moved.provider === providers[0]!.user_id && moved.fee !== undefined) moved.fee = 7
    expect(rows.length).toBe(ledger.moved.filter(({ fee }) => fee === 7).length)
    await erase(providers[1]!)
    for (const moved of ledger.moved)
      if (moved.provider === providers[1]!.user_id) moved.provider = 'erased'
    await compare(...whole)
  })

  it('gets what a server of an earlier version has written without it', async () => {
    await app.database.asOwner(
      `delete from income_entries where provider_id = $1 and fee_ngwee is null`,
      [providers[2]!.user_id],
    )
    await expect(compare(...whole)).rejects.toThrow()
    await completeIncome.run()
    await compare(...whole)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nhimaId } from '#domain/insurance/nhima.ts'
import type { InsurerDebt } from '#domain/admin/finance.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn, month, share } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
let type: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  type = await coveredType(admin)
})
afterAll(() => app.close())

const { call, covered, coveredType } = insuranceIn(() => app)
const debts = async (): Promise<InsurerDebt[]> =>
  (await call(admin, 'GET', '/admin/finance/insurers')).body
const claimOf = async (invoice: string) => {
  const [row] = await app.database.asOwner(
    'select id from insurance_claims where invoice_id = $1',
    [invoice],
  )
  return String(row!.id)
}
const set = async (id: string, change: string) => {
  await app.database.asOwner('alter table insurance_claims disable trigger user')
  await app.database.asOwner(`update insurance_claims set ${change} where id = $1`, [id])
  await app.database.asOwner('alter table insurance_claims enable trigger user')
}

describe('what insurers owe', () => {
  it('is summed by insurer and month of the visits, by how far each claim is, without what is settled', async () => {
    expect(await debts()).toEqual([])
    const made = []
    for (const day of ['02', '03', '04', '05'])
      made.push(await covered(type, `${month}-${day}T07:00:00Z`))
    await covered(type, '2026-04-02T07:00:00Z')
    const [, , undecided, settled] = await Promise.all(made.map(({ id }) => claimOf(id)))
    await app.database.asOwner(
      `insert into claim_lists (id, insurer_id, month, sent_on, claims, amount_ngwee)
       values ('00000000-0000-4000-8000-0000000000aa', $1, '2026-03-01', current_date, 2, 1)`,
      [nhimaId],
    )
    await set(
      undecided!,
      `state = 'rejected', reason = 'Late', list_id = '00000000-0000-4000-8000-0000000000aa'`,
    )
    await set(settled!, `state = 'written off'`)
    expect(await debts()).toMatchObject([
      {
        insurer_id: nhimaId,
        insurer_name: 'NHIMA',
        month,
        claims: 3,
        collected_ngwee: 2 * share,
        sent_ngwee: 0,
        undecided_ngwee: share,
      },
      { month: '2026-04', claims: 1, collected_ngwee: share },
    ])
    const csv = await app.request('GET', '/api/admin/finance/insurers/csv', { as: admin })
    expect(await csv.text()).toContain('2026-03,NHIMA,3,160.00,0.00,80.00,240.00')
    expect(JSON.stringify(await debts())).not.toContain('Mwila')
  })

  it('is an admin’s alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await call(as, 'GET', '/admin/finance/insurers')).status).toBe(403)
      expect((await call(as, 'GET', '/admin/finance/insurers/csv')).status).toBe(403)
    }
  })
})

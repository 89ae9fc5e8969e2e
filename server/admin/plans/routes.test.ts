import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { order, paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const list = async (): Promise<CataloguePlan[]> => (await app.call('GET', '/api/plans')).body
/** Changes a plan from what it is now. */
async function change(key: string, more: object, as = admin) {
  const plan = (await list()).find((one) => one.key === key)
  const { price_ngwee, summary, is_offered, updated_at } = plan!
  const body = { price_ngwee, summary, is_offered, updated_at, ...more }
  return app.call('PUT', `/api/admin/plans/${key}`, { as, body })
}

describe('the catalogue of plans', () => {
  it('takes a new price, on record, which touches no payment made or under way', async () => {
    const [paying, later] = [await app.createPersona(), await app.createPersona()]
    const id = await payments.ask(paying)
    const changed = await change('wellness-starter', { price_ngwee: 30_050, summary: 'New words.' })
    expect(changed).toMatchObject({ status: 200, body: { price_ngwee: 30_050 } })
    await payments.pass(id, 3)
    await payments.callBack(id)
    expect(await payments.read(paying, id)).toMatchObject({
      status: 'succeeded',
      amount_ngwee: 25_000,
    })
    const old = await app.call('POST', '/api/payments', { as: later, body: order() })
    expect(old).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    await payments.ask(later, '56', { shown_price_ngwee: 30_050 })
    expect(await actionsOn(app.database, admin, 'plan')).toContain('plan.change')
  })

  it('sells nothing that is not offered, and shows it to people who have it', async () => {
    await change('comprehensive-care', { is_offered: false })
    const client = await app.createPersona()
    const body = order('56', { plan_key: 'comprehensive-care', shown_price_ngwee: 100_000 })
    expect(await app.call('POST', '/api/payments', { as: client, body })).toMatchObject({
      status: 409,
      body: { code: 'not_offered' },
    })
    expect((await list()).find(({ key }) => key === 'comprehensive-care')).toMatchObject({
      is_offered: false,
    })
    expect((await change('comprehensive-care', { is_offered: true })).status).toBe(200)
  })

  it.each([
    ['wellness-starter', { price_ngwee: 0 }, 'price_ngwee'],
    ['wellness-starter', { price_ngwee: -1 }, 'price_ngwee'],
    ['wellness-starter', { price_ngwee: 250.5 }, 'price_ngwee'],
    ['wellness-starter', { price_ngwee: 10_000_001 }, 'price_ngwee'],
    ['student-wellness', { price_ngwee: 100 }, 'price_ngwee'],
    ['student-wellness', { is_offered: false }, 'is_offered'],
    ['wellness-starter', { summary: ' ' }, 'summary'],
    ['wellness-starter', { features: ['A forum'] }, 'features'],
    ['wellness-starter', { name: 'Gold' }, 'name'],
  ])('rejects for %s %j', async (key, more, field) => {
    const before = await list()
    const answer = await change(key, more)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)[0]).toContain(field)
    expect(await list()).toEqual(before)
  })

  it('is not changed over a colleague’s change, nor where there is no such plan', async () => {
    const { updated_at } = (await list()).find(({ key }) => key === 'diet-nutrition')!
    expect((await change('diet-nutrition', { price_ngwee: 12_000 })).status).toBe(200)
    expect((await change('diet-nutrition', { price_ngwee: 9_000, updated_at })).status).toBe(409)
    const { price_ngwee, summary, is_offered } = (await list())[3]!
    const rest = { price_ngwee, summary, is_offered, updated_at }
    expect((await app.call('PUT', '/api/admin/plans/gold', { as: admin, body: rest })).status).toBe(
      404,
    )
  })

  it('takes another order of all its plans, and of no others', async () => {
    const keys = (await list()).map(({ key }) => key)
    const put = (wanted: string[]) =>
      app.call('PUT', '/api/admin/plan-order', { as: admin, body: { keys: wanted } })
    const turned = keys.toReversed()
    expect((await put(turned)).body.map(({ key }: CataloguePlan) => key)).toEqual(turned)
    expect((await list()).map(({ key }) => key)).toEqual(turned)
    for (const wrong of [keys.slice(1), [...keys, 'gold'], [...keys.slice(1), keys[1]!]])
      expect((await put(wrong)).status).toBe(422)
    expect((await put(keys)).status).toBe(200)
  })
})

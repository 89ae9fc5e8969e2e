import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractText } from 'unpdf'
import { plans as startingPlans } from '#domain/membership/plans.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { order, paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

describe('the plan catalogue', () => {
  it('is public, in its order, one price each', async () => {
    const { status, body } = await app.call('GET', '/api/plans')
    expect(status).toBe(200)
    expect(
      body.map(({ key, price_ngwee, is_add_on }: Record<string, unknown>) => [
        key,
        price_ngwee,
        is_add_on,
      ]),
    ).toEqual([
      ['student-wellness', 0, false],
      ['wellness-starter', 25_000, false],
      ['comprehensive-care', 100_000, false],
      ['diet-nutrition', 10_000, true],
    ])
    // What the public pages are built with is what the table begins with.
    expect(body.slice(0, 3)).toMatchObject(startingPlans)
    expect(body[2]).toMatchObject({ name: 'Comprehensive Care', is_recommended: true })
  })

  it('has keys of at most 40 characters', async () => {
    const add = (key: string) =>
      app.database
        .asOwner(
          `insert into plans (key, name, price_ngwee, summary, features, position)
           values ($1, 'Test', 1, 'A plan of this test', '{}', 99)`,
          [key],
        )
        .catch((error: { constraint?: string }) => error.constraint)
    expect(await add('k'.repeat(40))).toEqual([])
    await app.database.asOwner('delete from plans where key = $1', ['k'.repeat(40)])
    for (const key of ['k'.repeat(41), 'K', 'a_b', ''])
      expect(await add(key), key).toBe('plans_key_check')
  })
})

describe('asking to pay', () => {
  it('writes one payment with the amount of the table, however often it is sent', async () => {
    const client = await app.createPersona()
    const body = order()
    const first = await app.call('POST', '/api/payments', { as: client, body })
    expect(first).toMatchObject({
      status: 201,
      body: {
        id: body.id,
        plan_name: 'Wellness Starter',
        amount_ngwee: 25_000,
        phone: '+260977123056',
        network: 'Airtel',
        status: 'created',
        receipt_number: null,
        refund_status: 'none',
      },
    })
    const again = await app.call('POST', '/api/payments', { as: client, body })
    expect(again).toMatchObject({ status: 200, body: first.body })
    for (const phone of ['+260 (0)977 123 056', '260977123056', '0977-123-056']) {
      const retyped = await app.call('POST', '/api/payments', {
        as: client,
        body: { ...body, phone },
      })
      expect(retyped, phone).toMatchObject({ status: 200, body: first.body })
    }
    const other = await app.call('POST', '/api/payments', {
      as: client,
      body: { ...body, network: 'MTN' },
    })
    expect(other.status).toBe(409)
    expect((await app.call('GET', '/api/payments', { as: client })).body).toHaveLength(1)
  })

  it('writes the job that asks the phone in the same transaction', async () => {
    const body = order()
    await app.call('POST', '/api/payments', { as: await app.createPersona(), body })
    const jobs = await app.database.asOwner('select name, state from pgboss.job where id = $1', [
      body.id,
    ])
    expect(jobs).toEqual([{ name: 'membership.ask', state: 'created' }])
  })

  it.each([
    ['an amount', { amount_ngwee: 100 }, 422, 'amount_ngwee'],
    ['a status', { status: 'succeeded' }, 422, 'status'],
    ['no plan of ours', { plan_key: 'gold' }, 422, 'plan_key'],
    ['a number of another country', { phone: '+27 82 123 4567' }, 422, 'phone'],
    ['a landline', { phone: '0211 123 456' }, 422, 'phone'],
    ['a network that is none', { network: 'Vodafone' }, 422, 'network'],
  ])('rejects %s and writes nothing', async (_, wrong, status, field) => {
    const client = await app.createPersona()
    const answer = await app.call('POST', '/api/payments', { as: client, body: order('56', wrong) })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect((await app.call('GET', '/api/payments', { as: client })).body).toEqual([])
  })

  it('charges no price that was not shown, and nothing for what is free', async () => {
    const client = await app.createPersona()
    const cheap = await app.call('POST', '/api/payments', {
      as: client,
      body: order('56', { shown_price_ngwee: 20_000 }),
    })
    expect(cheap).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const free = await app.call('POST', '/api/payments', {
      as: client,
      body: order('56', { plan_key: 'student-wellness', shown_price_ngwee: 0 }),
    })
    expect(free).toMatchObject({ status: 409, body: { code: 'free_plan' } })
    expect((await app.call('GET', '/api/payments', { as: client })).body).toEqual([])
  })

  it('asks a phone for one payment at a time, also when ten are sent at once', async () => {
    const client = await app.createPersona()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call('POST', '/api/payments', { as: client, body: order('06') }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('payment_open')
  })

  it('shows no other person’s payment', async () => {
    const [one, other] = [await app.createPersona(), await app.createPersona()]
    const id = await payments.ask(one)
    for (const path of ['', '/receipt.pdf'])
      expect((await app.call('GET', `/api/payments/${id}${path}`, { as: other })).status).toBe(404)
    const refund = await app.call('POST', `/api/payments/${id}/refund`, {
      as: other,
      body: { reason: 'Mine now' },
    })
    expect(refund.status).toBe(404)
  })
})

describe('a receipt', () => {
  it('is a PDF with its number, payer and days in words, once the money has come', async () => {
    const client = await app.createPersona({ full_name: '李小龙' })
    const id = await payments.ask(client)
    const early = await app.call('GET', `/api/payments/${id}/receipt.pdf`, { as: client })
    expect(early).toMatchObject({ status: 409, body: { code: 'not_paid' } })
    await payments.pass(id, 3)
    await payments.callBack(id)
    const answer = await app.request('GET', `/api/payments/${id}/receipt.pdf`, { as: client })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="receipt-\d{6}-lixiaolong-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    const { paid_from, paid_until } = await payments.read(client, id)
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), {
      mergePages: true,
    })
    for (const words of [
      'Paid by Li Xiao Long',
      `From ${writtenDay(paid_from)}`,
      `Until ${writtenDay(paid_until)}`,
      'ending in 056',
      'Amount K250',
    ])
      expect(text).toContain(words)
  })
})

describe('asking money back', () => {
  const paid = async () => {
    const client = await app.createPersona()
    const id = await payments.ask(client)
    await payments.pass(id, 3)
    await payments.callBack(id)
    return { client, id }
  }
  const ask = (as: Awaited<ReturnType<typeof paid>>['client'], id: string, reason = 'Not for me') =>
    app.call('POST', `/api/payments/${id}/refund`, { as, body: { reason } })

  it('is noted once, within seven days, and takes nothing away yet', async () => {
    const { client, id } = await paid()
    expect(await ask(client, id)).toMatchObject({
      status: 200,
      body: { refund_status: 'requested', status: 'succeeded' },
    })
    expect((await ask(client, id, '')).status).toBe(200)
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
  })

  it('is rejected after the seven days, and for what was never paid', async () => {
    const { client, id } = await paid()
    await app.database.asOwner(
      `update public.payments set succeeded_at = now() - interval '7 days' where id = $1`,
      [id],
    )
    const late = await ask(client, id)
    expect(late).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
    expect(late.body.message).toContain('seven days')
    const open = await payments.ask(client, '06')
    expect((await ask(client, open)).status).toBe(409)
    expect((await ask(client, id, 'x'.repeat(501))).body.fields).toHaveProperty('reason')
    expect((await ask(client, randomUUID())).status).toBe(404)
  })
})

describe('where no aggregator is set', () => {
  it('takes no payment, says so, and keeps the catalogue open', async () => {
    await app.close()
    app = await openTestApp({ PAYMENTS: 'none', PAYMENTS_SECRET: paymentsSecret })
    const client = await app.createPersona()
    expect(await app.call('GET', '/api/payment-options', { as: client })).toMatchObject({
      status: 200,
      body: { kind: 'none' },
    })
    expect(await app.call('POST', '/api/payments', { as: client, body: order() })).toMatchObject({
      status: 409,
      body: { code: 'payments_closed' },
    })
    expect((await app.call('GET', '/api/plans')).body).toHaveLength(4)
    expect((await app.call('GET', '/api/payments', { as: client })).body).toEqual([])
  })
})

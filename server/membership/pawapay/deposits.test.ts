import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import { type Fault, StandIn, standInToken } from '#tests/support/pawapay/stand-in.ts'
import { order, paymentsOf, settings } from '#tests/support/payments.ts'
import { checkPayments } from '../reconciliation/jobs.ts'
import { pawapay } from './pawapay.ts'

const standIn = new StandIn()
let app: TestApp
let payments: ReturnType<typeof paymentsOf>
let client: Persona

beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  await app.settings.payments.refreshTerms!()
  payments = paymentsOf(app, standInFor(app, standIn))
})
beforeEach(async () => {
  client = await app.createPersona()
  standIn.closed.clear()
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

const start = async (body = order()) => {
  const { status } = await app.call('POST', '/api/payments', { as: client, body })
  expect(status).toBe(201)
  return body.id
}

it('hands over the number, the amount and the name of the service, and nothing of what is paid', async () => {
  const id = await payments.ask(client)
  expect(standIn.deposits.get(id)).toEqual({
    depositId: id,
    amount: '250',
    phone: '260977123056',
    provider: 'AIRTEL_OAPI_ZMB',
    customerMessage: 'UBUMI',
    age: 0,
  })
})

describe('an order whose answer does not come', () => {
  it.each([
    ['lost', 'done', 1],
    ['error', 'done', 1],
    ['away', 'again', 2],
    ['late', 'again', 2],
  ] as [Fault, string, number][])(
    'is looked for before it is sent again: %s',
    async (fault, first, tries) => {
      const id = await start()
      standIn.faults.push(fault)
      expect(await payments.askPhone(id)).toBe(first)
      expect(await payments.askPhone(id, 2)).toBe('done')
      expect(standIn.tries.get(id)).toBe(tries)
      expect(await payments.read(client, id)).toMatchObject({ status: 'pending' })
      await payments.pass(id, 3)
      await payments.callBack(id)
      expect(await payments.read(client, id)).toMatchObject({ status: 'succeeded' })
    },
  )

  it('stays open where the token does not count, and the phone is asked once it does', async () => {
    const id = await start()
    const connection = { url: standIn.url, token: 'a-token-of-before' }
    const wrong = paymentsOf(app, {
      ...payments.aggregator,
      provider: pawapay(connection, settings.PUBLIC_URL),
    })
    expect(await wrong.askPhone(id)).toBe('again')
    expect(await payments.read(client, id)).toMatchObject({ status: 'created' })
    expect(await payments.askPhone(id)).toBe('done')
  })
})

describe('a payment that fails', () => {
  it.each([
    ['019', 'limit'],
    ['029', 'no_wallet'],
    ['039', 'declined'],
    ['049', 'no_funds'],
    ['069', 'refused'],
    ['079', 'refused'],
  ])('has its reason, by the number …%s: %s', async (ending, failure) => {
    const id = await start(order('56', { phone: `0977 123 ${ending}` }))
    await payments.askPhone(id)
    await payments.pass(id, 3)
    await payments.age(id)
    await checkPayments(payments.aggregator.provider, settings).run()
    expect(await payments.read(client, id)).toMatchObject({ status: 'failed', failure })
  })

  it.each([
    ['089', 'network_down'],
    ['099', 'refused'],
  ])('ends at once where it is rejected, and stays so: …%s', async (ending, failure) => {
    const id = await start(order('56', { phone: `0977 123 ${ending}` }))
    await payments.askPhone(id)
    expect(await payments.read(client, id)).toMatchObject({ status: 'failed', failure })
    await payments.age(id)
    await checkPayments(payments.aggregator.provider, settings).run()
    expect(await payments.read(client, id)).toMatchObject({ status: 'failed', failure })
    expect((await app.call('POST', '/api/payments', { as: client, body: order() })).status).toBe(
      201,
    )
  })
})

describe('what is reported as paid', () => {
  const provider = () => pawapay({ url: standIn.url, token: standInToken }, settings.PUBLIC_URL)

  it('does not count for another payment, nor in another currency', async () => {
    const id = await payments.ask(client)
    await payments.pass(id, 3)
    const dataOf = standIn.dataOf.bind(standIn)
    for (const more of [{ depositId: randomUUID() }, { currency: 'USD' }, { amount: 'much' }]) {
      standIn.dataOf = (asked) => ({ ...dataOf(asked), ...more })
      await expect(provider().getStatus(id)).rejects.toThrow('pawaPay answered')
      await checkPayments(provider(), settings).run()
      expect(await payments.read(client, id)).toMatchObject({ status: 'pending' })
    }
    standIn.dataOf = dataOf
    expect(await provider().getStatus(id)).toMatchObject({ status: 'succeeded' })
  })
})

describe('the terms of the networks', () => {
  it('are said before the payment, and each field that does not fit is named', async () => {
    expect((await app.call('GET', '/api/payment-options', { as: client })).body).toEqual({
      kind: 'mobile-money',
      closed_networks: [],
    })
    standIn.closed.add('AIRTEL_OAPI_ZMB')
    await app.settings.payments.refreshTerms!()
    expect((await app.call('GET', '/api/payment-options', { as: client })).body).toEqual({
      kind: 'mobile-money',
      closed_networks: ['Airtel'],
    })
    const closed = await app.call('POST', '/api/payments', { as: client, body: order() })
    expect(closed).toMatchObject({
      status: 422,
      body: { fields: { network: expect.stringContaining('Airtel takes no') } },
    })
    standIn.closed.clear()
    await app.settings.payments.refreshTerms!()
    await app.database.asOwner(
      `update plans set price_ngwee = 2000100 where key = 'comprehensive-care'`,
    )
    const dear = order('56', { plan_key: 'comprehensive-care', shown_price_ngwee: 2_000_100 })
    const much = await app.call('POST', '/api/payments', { as: client, body: dear })
    expect(much.status).toBe(422)
    expect(much.body.fields.shown_price_ngwee).toContain('at most K20,000 at once')
  })

  it('are not known while the aggregator is away, and then it decides', async () => {
    const away = pawapay({ url: 'http://127.0.0.1:9', token: standInToken }, settings.PUBLIC_URL)
    await away.refreshTerms()
    expect(away.terms()).toBeUndefined()
  })
})

it('asks the aggregator for the network of a number, which may have moved', async () => {
  const ask = async (phone: string) =>
    (await app.call('POST', '/api/payment-networks', { as: client, body: { phone } })).body
  expect(await ask('0977 123 456')).toEqual({ network: 'Airtel' })
  expect(await ask('0977 128 456')).toEqual({ network: 'MTN' })
  expect(await ask('0987 123 456')).toEqual({ network: null })
  const away = pawapay({ url: 'http://127.0.0.1:9', token: standInToken }, settings.PUBLIC_URL)
  expect(await away.predictNetwork('+260977123456')).toBeUndefined()
})

it('takes random ids alone, as the aggregator does', async () => {
  const body = { ...order(), id: '0190b8a0-1111-7000-8000-000000000000' }
  const answer = await app.call('POST', '/api/payments', { as: client, body })
  expect(answer).toMatchObject({ status: 422, body: { fields: { id: expect.any(String) } } })
})

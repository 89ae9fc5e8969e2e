import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#domain/values/brand.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { order, paymentsOf, paymentsSecret, settings } from '#tests/support/payments.ts'
import { postCallback, simulatedCallbacks, simulator } from '../simulator/jobs.ts'
import { expireMemberships } from '../periods/data.ts'
import { checkPayments, reconcileLatePayments } from './jobs.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>
let client: Persona

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
beforeEach(async () => {
  client = await app.createPersona()
})
afterAll(() => app.close())

const poll = () => checkPayments(simulator, settings).run()
const mails = (subject: string) =>
  app.database.asOwner(
    'select id from platform.mail_outbox where recipient = $1 and subject = $2',
    [client.email, subject],
  )
/** Makes a payment old enough to be polled. */
const age = (id: string) =>
  app.database.asOwner(
    `update public.payments set created_at = created_at - interval '11 seconds' where id = $1`,
    [id],
  )

describe('a payment that succeeds', () => {
  it('stays pending until the PIN, then pays a month, once, however often and in whatever order it is reported', async () => {
    const id = await payments.ask(client, '04')
    expect(await payments.read(client, id)).toMatchObject({ status: 'pending' })
    expect(await payments.membership(client)).toBeNull()
    await payments.pass(id, 3)
    const event_id = randomUUID()
    const answers = await Promise.all([
      payments.callBack(id, { event_id }),
      payments.callBack(id, { event_id }),
      payments.callBack(id, { status: 'pending' }),
      payments.callBack(id, { status: 'failed' }),
      poll(),
    ])
    expect(answers.slice(0, 4).map((one) => (one as { status: number }).status)).toEqual([
      204, 204, 204, 204,
    ])
    const paid = await payments.read(client, id)
    expect(paid).toMatchObject({ status: 'succeeded', failure: null })
    expect(paid.receipt_number).toBeGreaterThan(0)
    const membership = await payments.membership(client)
    expect(membership).toEqual({
      plan_name: 'Wellness Starter',
      status: 'active',
      end_date: paid.paid_until,
    })
    const turns = (await payments.events(id)).filter(
      ({ status_before, status_after }) =>
        status_before !== 'succeeded' && status_after === 'succeeded',
    )
    expect(turns).toHaveLength(1)
    expect(await mails('Your payment has arrived')).toHaveLength(1)
  })

  it('is reported by the simulator’s own callback to this server', async () => {
    const id = await payments.ask(client, '56')
    await payments.pass(id, 3)
    const [callback] = await app.database.asOwner(
      'select id from simulator.callbacks where collection_id = $1',
      [id],
    )
    const task = { id: String(callback!.id), attempt: 1, isLast: false }
    const callbacks = simulatedCallbacks(paymentsSecret, postCallback(app.app))
    expect(await callbacks.run(task)).toBe('done')
    expect(await payments.read(client, id)).toMatchObject({ status: 'succeeded' })
    // Sent already.
    expect(await callbacks.run(task)).toBe('done')
  })

  it('is found by asking where the callback is lost', async () => {
    const id = await payments.ask(client, '03')
    await payments.pass(id, 3)
    await age(id)
    await poll()
    expect(await payments.read(client, id)).toMatchObject({ status: 'succeeded' })
  })

  it('is asked for again where the aggregator was away, and takes the money once', async () => {
    const { body } = await app.call('POST', '/api/payments', { as: client, body: order('05') })
    expect(await payments.askPhone(body.id)).toBe('again')
    expect(await payments.read(client, body.id)).toMatchObject({ status: 'created' })
    expect(await payments.askPhone(body.id, 2)).toBe('done')
    expect(await payments.askPhone(body.id, 3)).toBe('done')
    await payments.pass(body.id, 3)
    await payments.callBack(body.id)
    expect(await payments.read(client, body.id)).toMatchObject({ status: 'succeeded' })
  })

  it('adds a month behind the one that is paid', async () => {
    const pay = async () => {
      const id = await payments.ask(client)
      await payments.pass(id, 3)
      await payments.callBack(id)
      return (await payments.read(client, id)).paid_until as string
    }
    const [first, second] = [await pay(), await pay()]
    expect(second > first).toBe(true)
    expect(await payments.membership(client)).toMatchObject({ end_date: second })
  })

  it('lays an add-on beside the membership', async () => {
    const id = await payments.ask(client, '56', {
      plan_key: 'diet-nutrition',
      shown_price_ngwee: 10_000,
    })
    await payments.pass(id, 3)
    await payments.callBack(id)
    const { paid_until } = await payments.read(client, id)
    expect((await app.call('GET', '/api/add-ons', { as: client })).body).toEqual([
      { plan_key: 'diet-nutrition', status: 'active', end_date: paid_until },
    ])
    expect(await payments.membership(client)).toBeNull()
  })
})

describe('a payment that does not succeed', () => {
  it.each([
    ['01', 'no_funds'],
    ['02', 'declined'],
    ['08', 'wrong_pin'],
  ])('fails for number …%s with %s, and the next may be tried', async (ending, failure) => {
    const id = await payments.ask(client, ending)
    await payments.pass(id, 4)
    await payments.callBack(id, { status: 'failed' })
    expect(await payments.read(client, id)).toMatchObject({ status: 'failed', failure })
    expect(await payments.membership(client)).toBeNull()
    await payments.ask(client)
  })

  it('is given up after its time, and money that comes late still counts', async () => {
    const id = await payments.ask(client, '07')
    await payments.expire(id)
    await age(id)
    await poll()
    expect(await payments.read(client, id)).toMatchObject({ status: 'expired' })
    await payments.pass(id, 20 * 60 + 1)
    await reconcileLatePayments(simulator, settings).run()
    expect(await payments.read(client, id)).toMatchObject({ status: 'succeeded' })
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
  })
})

it('hands the aggregator an amount, a number and the name of the service, and nothing of what is paid', async () => {
  const created = vi.spyOn(simulator, 'create')
  const id = await payments.ask(client, '04')
  const handed = created.mock.calls.map(([order]) => order)
  created.mockRestore()
  expect(handed).toEqual([
    {
      id,
      amount_ngwee: 25_000,
      phone: '+260977123004',
      network: 'Airtel',
      statement: brand.name,
    },
  ])
})

describe('a callback', () => {
  it('is rejected without our signature, and changes nothing', async () => {
    const id = await payments.ask(client)
    await payments.pass(id, 3)
    const seconds = Math.floor(Date.now() / 1000)
    const forged = [
      await payments.callBack(id, { secret: 'another secret, which is long enough too' }),
      await payments.callBack(id, { at: seconds - 301 }),
      await payments.callBack(id, { at: seconds + 360 }),
      await app.call('POST', '/api/payment-callbacks', {
        body: { event_id: randomUUID(), payment_id: id, status: 'succeeded' },
      }),
    ]
    expect(forged.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await payments.read(client, id)).toMatchObject({ status: 'pending' })
  })

  it('is never believed: it claims success, and the aggregator knows of none', async () => {
    const id = await payments.ask(client, '06')
    expect((await payments.callBack(id, { status: 'succeeded' })).status).toBe(204)
    expect(await payments.read(client, id)).toMatchObject({ status: 'pending' })
  })

  it('about an unknown payment changes nothing', async () => {
    expect((await payments.callBack(randomUUID())).status).toBe(204)
  })
})

describe('the end of a month', () => {
  it('ends what was paid for, and leaves a student the students’ plan', async () => {
    const student = await app.createPersona({ is_student: true })
    for (const person of [client, student])
      await app.database.asOwner(
        `insert into public.memberships (user_id, plan_name, status, end_date) values ($1, 'Wellness Starter', 'active', '2031-11-20')`,
        [person.user_id],
      )
    await asSystem('test the end', (tx) => expireMemberships(tx, '2031-11-20'))
    const written = `select status from public.memberships where user_id = $1`
    expect(await app.database.asOwner(written, [client.user_id])).toEqual([{ status: 'active' }])
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
    await asSystem('test the end', (tx) => expireMemberships(tx, '2031-11-21'))
    expect(await payments.membership(client)).toMatchObject({ status: 'expired' })
    expect(await payments.membership(student)).toEqual({
      plan_name: 'Student Wellness Plan',
      status: 'active',
      end_date: null,
    })
  })
  it('is shown on the day after the last, also before the job has run', async () => {
    await app.database.asOwner(
      `insert into public.memberships (user_id, plan_name, status, end_date)
       values ($1, 'Wellness Starter', 'active', (now() at time zone 'Africa/Lusaka')::date - 1)`,
      [client.user_id],
    )
    await app.database.asOwner(
      `insert into public.add_ons (user_id, plan_key, status, end_date)
       values ($1, 'diet-nutrition', 'active', (now() at time zone 'Africa/Lusaka')::date - 1)`,
      [client.user_id],
    )
    expect(await payments.membership(client)).toMatchObject({ status: 'expired' })
    expect((await app.call('GET', '/api/add-ons', { as: client })).body).toMatchObject([
      { status: 'expired' },
    ])
  })
})

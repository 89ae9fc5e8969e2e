import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { applyRefund, orderRefund, replaceRefund } from '#server/membership/refunds/data.ts'
import { applyStatus } from '#server/membership/reconciliation/data.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'
import { claimAnswer, claimCourse } from './income-claims.ts'
import type { Ledger, Moved } from './income-ledger.ts'
import { paymentsOf } from './payments.ts'

const first = Date.parse('2026-07-31T20:00:00Z')
/** Any minute of four months, often around midnight in Lusaka, which is 22:00 in UTC. */
const instant = fc.oneof(
  fc.integer({ min: 0, max: 120 * 24 * 60 }).map((minutes) => new Date(first + minutes * 60_000)),
  fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.constantFrom(119, 120, 121))
    .map(([days, minutes]) => new Date(first + (days * 24 * 60 + minutes) * 60_000)),
)
const ngwee = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 99, 101, 9_999_999))

/** What becomes of an order by mobile money. */
const online = fc.record({
  outcome: fc.constantFrom(
    'comes',
    'comes',
    'fails',
    'fails, then comes',
    'late',
    'other',
    'silent',
  ),
  at: instant,
  refund: fc.constantFrom('none', 'none', 'sent', 'failed', 'failed, then sent'),
  refunded_at: instant,
  amount: ngwee,
})
type Online = typeof online extends fc.Arbitrary<infer Value> ? Value : never

const visitStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      ngwee,
      at: instant,
      means: fc.constantFrom('cash', 'bank', 'insurance', 'mobile money'),
    }),
  },
  { weight: 3, arbitrary: claimAnswer(instant, ngwee) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('settle' as const), at: instant }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('credit' as const), ngwee }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reverse' as const), which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('online' as const), online }) },
  { weight: 1, arbitrary: fc.constant({ act: 'waive' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'void' as const }) },
)
export const story = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      of: fc.constant('visit' as const),
      provider: fc.nat(3),
      type: fc.nat(2),
      price: ngwee,
      isInsured: fc.boolean(),
      steps: fc.array(visitStep, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      of: fc.constant('plan' as const),
      plan: fc.nat(2),
      orders: fc.array(online, { minLength: 1, maxLength: 3 }),
      isErased: fc.boolean(),
    }),
  },
)
export type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

const plans = [
  { plan_key: 'wellness-starter', shown_price_ngwee: 25_000, purpose: 'membership' },
  { plan_key: 'comprehensive-care', shown_price_ngwee: 100_000, purpose: 'membership' },
  { plan_key: 'diet-nutrition', shown_price_ngwee: 10_000, purpose: 'add-on' },
] as const

type Place = Pick<Moved, 'provider' | 'type' | 'purpose' | 'plan'>
interface Cast {
  providers: readonly Persona[]
  /** Ids of visit types; the last stands for none. */
  types: readonly (string | null)[]
  admin: Persona
  erase: (person: Persona) => Promise<unknown>
}

/** Plays stories through the app, and writes in the ledger what the till and the networks moved. */
export function incomeCourse(app: TestApp, ledger: Ledger, cast: Cast) {
  const billing = billingIn(() => app)
  const payments = paymentsOf(app)
  const claims = claimCourse(app, ledger, cast.admin)
  const dayOf = (at: Date) => lusakaClock(at).day

  async function playOrder(order: Online, id: string, asked: number, place: Place) {
    const { outcome, at, amount } = order
    const report = (said: Parameters<typeof applyStatus>[2], now = at) =>
      asSystem('report in a test', (tx) => applyStatus(tx, id, said, { now, today: dayOf(now) }))
    if (outcome === 'silent') return
    if (outcome.startsWith('fails')) await report({ status: 'failed', failure: 'declined' })
    if (outcome === 'fails') return
    // Beyond its fifteen minutes, whenever that is for the server.
    if (outcome === 'late') await report({}, new Date(Date.now() + 3_600_000))
    const came = outcome === 'other' ? amount : asked
    const online = { ...place, means: 'online', fee: null }
    for (let twice = 0; twice < 2; twice += 1)
      await report({ status: 'succeeded', amount_ngwee: came })
    ledger.moved.push({ ...online, day: dayOf(at), ngwee: came })
    return { id, came, online }
  }

  /** The aggregator sends back what it is asked to send back. */
  async function playRefund(
    { refund, refunded_at }: Online,
    id: string,
    came: number,
    online: Omit<Moved, 'day' | 'ngwee'>,
  ) {
    const sent = await asSystem('send back in a test', async (tx) => {
      let order = await orderRefund(tx, id)
      if (!order || refund === 'none') return false
      if (refund.startsWith('failed')) {
        await applyRefund(tx, order, { status: 'failed', failure: 'no_wallet' }, refunded_at)
        if (refund === 'failed') return false
        await replaceRefund(tx, id, order.refund_id)
        order = (await orderRefund(tx, id))!
      }
      await applyRefund(tx, order, { status: 'sent' }, refunded_at)
      await applyRefund(tx, order, { status: 'sent' }, new Date(0))
      return true
    })
    if (sent) ledger.moved.push({ ...online, day: dayOf(refunded_at), ngwee: -came })
  }

  async function playVisit(visit: Extract<Story, { of: 'visit' }>) {
    const { provider, type, price, steps, isInsured } = visit
    const patient = await app.createPersona()
    const doctor = cast.providers[provider]!
    if (isInsured) await claims.insure(patient)
    const { id } = await drawUp(patient, doctor, cast.types[type]!)
    if ((await billing.step(doctor, id, { status: 'issued', amount_ngwee: price })).status !== 200)
      throw new Error('not issued')
    // Before the first day on which a story pays.
    await app.database.asOwner(
      `update invoices set issued_at = '2026-06-01T08:00:00Z' where id = $1`,
      [id],
    )
    const visitType = cast.types[type] ?? 'no-type'
    const place = { provider: doctor.user_id, type: visitType, purpose: 'visit', plan: 'visits' }
    let open = price - (isInsured ? claims.shareOf(type, price) : 0)
    let byInsurer: Moved | undefined
    const byHand = new Map<string, Moved>()
    const orders: { online: Online; id: string; came: number; as: Omit<Moved, 'day' | 'ngwee'> }[] =
      []
    const reverseByHand = (payment: string) => {
      const moved = byHand.get(payment)!
      byHand.delete(payment)
      ledger.moved.push({ ...moved, day: todayInLusaka(), ngwee: -moved.ngwee })
      open += moved.ngwee
    }
    for (const step of steps) {
      if (step.act === 'pay' || step.act === 'settle') {
        const paid = { paid_on: dayOf(step.at), paid_by: step.act === 'pay' ? step.means : 'cash' }
        const payment = randomUUID()
        const amount = step.act === 'pay' ? step.ngwee : open
        const { status } =
          step.act === 'pay'
            ? await billing.record(doctor, id, { id: payment, amount_ngwee: amount, ...paid })
            : await billing.step(doctor, id, { status: 'paid', ...paid })
        // The same step again, as after a cut answer, moves nothing.
        if (status > 201 || amount === 0) continue
        const stored = step.act === 'pay' ? payment : await lastOf(id)
        const moved = { ...place, day: paid.paid_on, ngwee: amount, means: paid.paid_by }
        byHand.set(stored, moved)
        ledger.moved.push(moved)
        open -= amount
      } else if (step.act === 'claim') {
        byInsurer = (await claims.answer(id, step, place)) ?? byInsurer
        open = await openOf(id)
      } else if (step.act === 'credit') {
        const { status } = await billing.credit(doctor, id, { amount_ngwee: step.ngwee })
        if (status <= 201) open -= step.ngwee
      } else if (step.act === 'reverse') {
        const [payment] = [...byHand.keys()].slice(step.which)
        if (payment && (await billing.reverse(doctor, id, payment)).status === 200)
          reverseByHand(payment)
      } else if (step.act === 'online') {
        const { status, body } = await payments.payInvoice(patient, id, open)
        if (status !== 201) continue
        const played = await playOrder(step.online, body.id, open, place)
        if (played)
          orders.push({ online: step.online, id: body.id, came: played.came, as: played.online })
        // What did not come is given up, so that another can be asked for.
        else await app.call('POST', `/api/payments/${body.id}/cancel`, { as: patient })
        open = await openOf(id)
      } else {
        const words =
          step.act === 'waive'
            ? { status: 'waived', waived_because: 'courtesy' }
            : { status: 'void', void_because: 'A mistake' }
        const { status } = await billing.step(doctor, id, words)
        if (status === 200 && step.act === 'void')
          for (const payment of byHand.keys()) reverseByHand(payment)
        if (status === 200 && step.act === 'void' && byInsurer) {
          ledger.moved.push({ ...byInsurer, day: todayInLusaka(), ngwee: -byInsurer.ngwee })
          byInsurer = undefined
        }
        if (status === 200) open = 0
      }
    }
    for (const { online, id: payment, came, as } of orders) {
      const [own] = await app.database.asOwner(
        'select id from invoice_payments where payment_id = $1',
        [payment],
      )
      if (own && online.refund !== 'none') await billing.reverse(doctor, id, String(own.id))
      await playRefund(online, payment, came, as)
    }
  }

  /** A visit of a type that was held, whose invoice is a draft. */
  async function drawUp(patient: Persona, doctor: Persona, type: string | null) {
    const [visit] = await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, visit_type_id)
       values ($1, $2, '2026-03-02T07:00:00Z', 'Virtual', 'completed', $3) returning id`,
      [patient.user_id, doctor.user_id, type],
    )
    const [invoice] = await app.database.asOwner(
      'select id from invoices where appointment_id = $1',
      [visit!.id],
    )
    return { id: String(invoice!.id) }
  }
  const lastOf = async (invoice: string) => {
    const [row] = await app.database.asOwner(
      'select id from invoice_payments where invoice_id = $1 order by created_at desc limit 1',
      [invoice],
    )
    return String(row!.id)
  }
  const openOf = async (invoice: string) => {
    const [row] = await app.database.asOwner(
      'select billing.open_ngwee(id, amount_ngwee) as open from invoices where id = $1',
      [invoice],
    )
    return Number(row!.open)
  }

  async function playPlan({ plan, orders, isErased }: Extract<Story, { of: 'plan' }>) {
    const patient = await app.createPersona()
    const { purpose, ...wanted } = plans[plan]!
    const place = { provider: 'plans', type: 'plans', purpose, plan: wanted.plan_key }
    for (const order of orders) {
      const { status, body } = await app.call('POST', '/api/payments', {
        as: patient,
        body: {
          id: randomUUID(),
          phone: '0977 123 056',
          network: 'Airtel',
          starts: 'after',
          ...wanted,
        },
      })
      if (status !== 201) continue
      const played = await playOrder(order, body.id, wanted.shown_price_ngwee, place)
      if (!played) {
        await app.call('POST', `/api/payments/${body.id}/cancel`, { as: patient })
        continue
      }
      if (order.refund !== 'none') {
        await app.database.asOwner(
          `update payments set refund_status = 'requested', refund_requested_at = now() where id = $1 and refund_status = 'none'`,
          [body.id],
        )
        await app.call('POST', `/api/admin/refunds/${body.id}/decision`, {
          as: cast.admin,
          body: { decision: 'refunded' },
        })
      }
      await playRefund(order, body.id, played.came, played.online)
    }
    if (isErased) await cast.erase(patient)
  }
  return (one: Story) => (one.of === 'visit' ? playVisit(one) : playPlan(one))
}

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentStatus } from '#domain/membership/payment-status.ts'
import type { Payment } from '#domain/membership/schema.ts'
import type { Membership } from '#domain/accounts/profile.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { order, paymentsOf, paymentsSecret, settings } from '#tests/support/payments.ts'
import { simulator } from '#server/membership/simulator/jobs.ts'
import { checkPayments, reconcileLatePayments, sendRefunds } from './jobs.ts'

let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

/** Endings of numbers: pays, declines, stays silent, is unreachable at first, pays after the time limit. */
const endings = ['56', '01', '06', '05', '07'] as const
const acts = [
  'pay',
  'send again',
  'ask the phone',
  'a moment passes',
  'an hour passes',
  'call back: succeeded',
  'call back: failed',
  'call back: pending',
  'the same callback again',
  'a forged callback',
  'poll',
  'its time is over',
  'cancel',
  'look for late money',
  'ask the money back',
  'an admin sends it back',
  'an admin refuses',
  'the aggregator sends it back',
] as const
/** What goes on as it should, in one piece, so that a walk comes far. */
const usual: readonly (typeof acts)[number][][] = [
  ['pay', 'ask the phone'],
  ['pay', 'ask the phone', 'an hour passes', 'call back: succeeded'],
  ['an hour passes', 'poll'],
  ['ask the money back', 'an admin sends it back'],
  ['pay', 'ask the phone', 'cancel', 'pay', 'ask the phone', 'an hour passes', 'poll'],
]
const plans = [
  { plan_key: 'wellness-starter', shown_price_ngwee: 25_000 },
  { plan_key: 'comprehensive-care', shown_price_ngwee: 100_000 },
] as const
type Step = {
  act: (typeof acts)[number]
  ending: string
  plan: object
  starts: 'now' | 'after'
  which: number
}
const steps = fc
  .record({
    run: fc.oneof(
      fc.constantFrom(...acts).map((act) => [act]),
      fc.constantFrom(...usual),
    ),
    ending: fc.constantFrom(...endings),
    plan: fc.constantFrom(...plans),
    starts: fc.constantFrom('now' as const, 'after' as const),
    /** Which of the payments so far, counted from the newest. */
    which: fc.constantFrom(0, 0, 0, 1, 2),
  })
  .map(({ run, ...rest }) => run.map((act): Step => ({ act, ...rest })))

const paidThenBack = [...usual[1]!, ...usual[3]!, 'the aggregator sends it back' as const].map(
  (act): Step => ({ act, ending: '56', plan: plans[0], starts: 'after', which: 0 }),
)

/** From which status which may follow; each may stay. */
const turns: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['pending', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  failed: ['succeeded'],
  expired: ['succeeded'],
  succeeded: [],
}
const refundTurns: Record<Payment['refund_status'], readonly Payment['refund_status'][]> = {
  // At once where money came a second time for one purchase.
  none: ['requested', 'refunded'],
  requested: ['refunded', 'refused'],
  refunded: [],
  refused: [],
}

const eventOf = (id: string): `${string}-${string}-${string}-${string}-${string}` =>
  `00000000-0000-4000-8000-${id.slice(-12)}`
const age = (id: string) =>
  app.database.asOwner(
    `update public.payments set created_at = created_at - interval '11 seconds' where id = $1`,
    [id],
  )
const refund = (id: string, as: Persona) =>
  app.call('POST', `/api/payments/${id}/refund`, { as, body: { reason: 'Not for me' } })
const decide = (id: string, decision: string) =>
  app.call('POST', `/api/admin/refunds/${id}/decision`, { as: admin, body: { decision } })

/** Does one thing that may happen to payments, in whatever state they are. */
async function happen(
  { act, ending, plan, starts, which }: Step,
  client: Persona,
  sent: ReturnType<typeof order>[],
) {
  if (act === 'pay') {
    const body = order(ending, { ...plan, starts })
    const { status } = await app.call('POST', '/api/payments', { as: client, body })
    if (status === 201) sent.unshift(body)
    return
  }
  if (act === 'poll') return checkPayments(simulator, settings).run()
  if (act === 'look for late money') return reconcileLatePayments(simulator, settings).run()
  if (act === 'the aggregator sends it back') return sendRefunds(simulator).run()
  const body = sent[which]
  if (!body) return
  const { id } = body
  const does: Record<typeof act, () => Promise<unknown>> = {
    'send again': async () => {
      const again = await app.call('POST', '/api/payments', { as: client, body })
      expect(again.status).toBe(200)
    },
    'ask the phone': () => payments.askPhone(id),
    'a moment passes': () => Promise.all([payments.pass(id, 3), age(id)]),
    'an hour passes': () => Promise.all([payments.pass(id, 3600), age(id)]),
    'call back: succeeded': () => payments.callBack(id),
    'call back: failed': () => payments.callBack(id, { status: 'failed' }),
    'call back: pending': () => payments.callBack(id, { status: 'pending' }),
    'the same callback again': () => payments.callBack(id, { event_id: eventOf(id) }),
    'a forged callback': async () => {
      const forged = await payments.callBack(id, { secret: 'not the secret, but as long as it is' })
      expect(forged.status).toBe(401)
    },
    'its time is over': () => payments.expire(id),
    cancel: () => app.call('POST', `/api/payments/${id}/cancel`, { as: client }),
    'ask the money back': () => refund(id, client),
    'an admin sends it back': () => decide(id, 'refunded'),
    'an admin refuses': () => decide(id, 'refused'),
  }
  await does[act]()
}

const everyPayment = async (as: Persona): Promise<Payment[]> =>
  (await app.call('GET', '/api/payments', { as })).body
const isPaid = ({ status, refund_status }: Payment) =>
  status === 'succeeded' && refund_status !== 'refunded'

/** What must be true between two moments, whatever has happened. */
async function check(client: Persona, before: Payment[]) {
  const after = await everyPayment(client)
  const membership: Membership | null = await payments.membership(client)
  for (const now of after) {
    const then = before.find(({ id }) => id === now.id)
    if (then && then.status !== now.status) expect(turns[then.status]).toContain(now.status)
    if (then && then.refund_status !== now.refund_status)
      expect(refundTurns[then.refund_status]).toContain(now.refund_status)
    // Never paid without money that the aggregator has.
    if (now.status === 'succeeded')
      expect(await simulator.look(now.id)).toMatchObject({ status: 'succeeded' })
    if (then?.status === 'succeeded')
      expect(now).toMatchObject({
        receipt_number: then.receipt_number,
        paid_until: then.paid_until,
      })
  }
  expect(
    after.filter(({ status }) => status === 'created' || status === 'pending').length,
  ).toBeLessThan(2)
  // What is left is worth what was paid and not refunded, to the ngwee: all of it was paid today.
  const periods = await app.database.asOwner(
    `select payment_id, value_ngwee, starts_on::text, ends_on::text from public.membership_periods
     where user_id = $1 order by starts_on`,
    [client.user_id],
  )
  for (const { id, amount_ngwee, ...one } of after) {
    const worth = periods
      .filter(({ payment_id }) => payment_id === id)
      .reduce((sum, { value_ngwee }) => sum + Number(value_ngwee), 0)
    expect(worth).toBe(isPaid({ ...one } as Payment) ? amount_ngwee : 0)
  }
  expect(periods[0]?.starts_on ?? todayInLusaka()).toBe(todayInLusaka())
  expect(membership?.status === 'active').toBe(after.some(isPaid))
  return after
}

/** What was done once for each payment, seen from outside. */
async function checkTotals(client: Persona, after: Payment[]) {
  const numbers = after.flatMap(({ receipt_number }) => receipt_number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
  const mails = await app.database.asOwner(
    `select id from platform.mail_outbox where recipient = $1 and (subject = 'Your payment has arrived'
      or subject = 'About your payment' and text_body like '%came in twice%')`,
    [client.email],
  )
  expect(mails).toHaveLength(numbers.length)
  for (const { id, refund_status, refund_sent_at } of after) {
    const [taken] = await app.database.asOwner(
      'select refunded_at from simulator.collections where id = $1',
      [id],
    )
    expect(Boolean(taken?.refunded_at)).toBe(refund_sent_at !== null)
    if (refund_sent_at !== null) expect(refund_status).toBe('refunded')
  }
}

describe('the course of payments, whatever happens in whatever order', () => {
  it('takes money once, gives a month for it once, and never without it', async () => {
    const seen = { succeeded: 0, refunded: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 8, maxLength: 16, size: 'max' }),
        async (path) => {
          const client = await app.createPersona()
          const sent: ReturnType<typeof order>[] = []
          let before: Payment[] = []
          for (const one of path.flat()) {
            await happen(one, client, sent)
            before = await check(client, before)
          }
          await checkTotals(client, before)
          seen.succeeded += before.filter(({ status }) => status === 'succeeded').length
          seen.refunded += before.filter(({ refund_status }) => refund_status === 'refunded').length
        },
      ),
      // One that surely comes by what is watched for, and others as chance has it.
      { numRuns: 20, examples: [[[paidThenBack]]] },
    )
    expect(seen.succeeded).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  })
})

import { goodPassword } from './good-password.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Membership } from '#domain/accounts/profile.ts'
import type { PaymentStatus } from '#domain/membership/payment-status.ts'
import type { FailedRefund, Payment } from '#domain/membership/schema.ts'
import { checkPayments, reconcileLatePayments } from '#server/membership/reconciliation/jobs.ts'
import { sendRefunds } from '#server/membership/refunds/jobs.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import { order, type paymentsOf, settings } from './payments.ts'

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
  'an admin rejects',
  'the aggregator sends it back',
  'an admin sends it again',
] as const
/** What goes on as it should, in one piece, so that a walk comes far. */
const usual: readonly string[][] = [
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
interface Step {
  act: string
  ending: string
  plan: object
  starts: 'now' | 'after'
  which: number
}

/** Steps that follow in one piece. @param more names of what may also happen */
export const stepsOf = (more: readonly string[]) =>
  fc
    .record({
      run: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom<string>(...acts, ...more).map((act) => [act]) },
        { weight: 2, arbitrary: fc.constantFrom(...usual) },
        ...(more.length > 0
          ? [{ weight: 1, arbitrary: fc.constantFrom(...more).map((act) => [act, ...usual[1]!]) }]
          : []),
      ),
      ending: fc.constantFrom(...endings),
      plan: fc.constantFrom(...plans),
      starts: fc.constantFrom('now' as const, 'after' as const),
      /** Which of the payments so far, counted from the newest. */
      which: fc.constantFrom(0, 0, 0, 1, 2),
    })
    .map(({ run, ...rest }) => run.map((act): Step => ({ act, ...rest })))

/** One that surely comes by what is watched for. */
export const paidThenBack = [...usual[1]!, ...usual[3]!, 'the aggregator sends it back'].map(
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
const everyPayment = async (app: TestApp, as: Persona): Promise<Payment[]> =>
  (await app.call('GET', '/api/payments', { as })).body
const isPaid = ({ status, refund_status }: Payment) =>
  status === 'succeeded' && refund_status !== 'refunded'

/** Payments of plans by people of a test app, and what must be true of them whatever happens. */
export function courseOf(app: TestApp, payments: ReturnType<typeof paymentsOf>, admin: Persona) {
  const { aggregator } = payments
  const { provider } = aggregator
  const refund = (id: string, as: Persona) =>
    app.call('POST', `/api/payments/${id}/refund`, { as, body: { reason: 'Not for me' } })
  const decide = (id: string, decision: string) =>
    app.call('POST', `/api/admin/refunds/${id}/decision`, { as: admin, body: { decision } })

  /** Sends by a new order what could not be sent; twice at once, as two admins would. */
  const sendAgain = async (id: string) => {
    const listed = await app.call('GET', '/api/admin/failed-refunds', { as: admin })
    const refund = (listed.body as FailedRefund[]).find((one) => one.id === id)
    if (!refund) return
    const body = { step: 'again', password: goodPassword }
    const path = `/api/admin/failed-refunds/${refund.refund_id}/step`
    const answers = await Promise.all([1, 2].map(() => app.call('POST', path, { as: admin, body })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  }

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
    if (act === 'poll') return checkPayments(provider, settings).run()
    if (act === 'look for late money') return reconcileLatePayments(provider, settings).run()
    if (act === 'the aggregator sends it back') return sendRefunds(provider).run()
    const disturb = aggregator.disturbances?.[act]
    if (disturb) return disturb()
    const body = sent[which]
    if (!body) return
    const { id } = body
    const does: Record<string, () => Promise<unknown>> = {
      'send again': async () => {
        const again = await app.call('POST', '/api/payments', { as: client, body })
        expect(again.status).toBe(200)
      },
      'ask the phone': () => payments.askPhone(id),
      'a moment passes': () => Promise.all([payments.pass(id, 3), payments.age(id)]),
      'an hour passes': () => Promise.all([payments.pass(id, 3600), payments.age(id)]),
      'call back: succeeded': () => payments.callBack(id),
      'call back: failed': () => payments.callBack(id, { status: 'failed' }),
      'call back: pending': () => payments.callBack(id, { status: 'pending' }),
      'the same callback again': () => payments.callBack(id, { event_id: eventOf(id) }),
      'a forged callback': async () => {
        const forged = await payments.callBack(id, { isForged: true })
        expect(forged.status).toBe(401)
      },
      'its time is over': () => payments.expire(id),
      cancel: () => app.call('POST', `/api/payments/${id}/cancel`, { as: client }),
      'ask the money back': () => refund(id, client),
      'an admin sends it back': () => decide(id, 'refunded'),
      'an admin rejects': () => decide(id, 'refused'),
      'an admin sends it again': () => sendAgain(id),
    }
    await does[act]!()
  }

  /** What must be true between two moments, whatever has happened. */
  async function check(client: Persona, before: Payment[]) {
    const after = await everyPayment(app, client)
    const membership: Membership | null = await payments.membership(client)
    for (const now of after) {
      const then = before.find(({ id }) => id === now.id)
      if (then && then.status !== now.status) expect(turns[then.status]).toContain(now.status)
      if (then && then.refund_status !== now.refund_status)
        expect(refundTurns[then.refund_status]).toContain(now.refund_status)
      // Never paid without money that the aggregator has.
      if (now.status === 'succeeded')
        expect(await provider.getStatus(now.id)).toMatchObject({ status: 'succeeded' })
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
      expect(await aggregator.wasSentBack(id)).toBe(refund_sent_at !== null)
      if (refund_sent_at !== null) expect(refund_status).toBe('refunded')
    }
  }

  return { happen, check, checkTotals, sendAgain }
}

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailedRefund, Payment } from '#domain/membership/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import { StandIn } from '#tests/support/pawapay/stand-in.ts'
import { courseOf, paidThenBack, stepsOf } from '#tests/support/payment-course.ts'
import { type order, paymentsOf, settings } from '#tests/support/payments.ts'
import { checkPayments, reconcileLatePayments } from '../reconciliation/jobs.ts'
import { sendRefunds } from '../refunds/jobs.ts'

const standIn = new StandIn()
let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>
let course: ReturnType<typeof courseOf>

beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app, standInFor(app, standIn))
  course = courseOf(app, payments, admin)
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

/** A thousand, once before a release: `COURSES=1000`. */
const numRuns = Number(process.env.COURSES ?? 20)
const disturbances = () => Object.keys(payments.aggregator.disturbances!)
const step = (act: string, more: object = {}) => ({ ...paidThenBack[0]!, act, ...more })

/** Money that comes, goes back, fails to, and goes back by a new order. */
const sentAgain = [
  ...paidThenBack.slice(0, -1),
  step('refunds will fail'),
  ...paidThenBack.slice(-1),
  step('refunds come to their end'),
  ...paidThenBack.slice(-1),
  step('refunds work again'),
  step('an admin sends it again'),
  ...paidThenBack.slice(-1),
]
const disturbed = (act: string) => [step('pay'), step(act), ...paidThenBack.slice(1)]

/** Ends everything that is under way: all aggregators answer at last, and admins have sent what failed again. */
async function comeToAnEnd(sent: readonly { id: string }[]) {
  const { provider, calmDown } = payments.aggregator
  calmDown!()
  for (const { id } of sent) {
    await payments.askPhone(id)
    await payments.pass(id, 3600)
    await payments.age(id)
  }
  for (let round = 0; round < 2; round += 1) {
    await checkPayments(provider, settings).run()
    await reconcileLatePayments(provider, settings).run()
    await sendRefunds(provider).run()
    standIn.settleRefunds()
    await sendRefunds(provider).run()
    const failed: FailedRefund[] = (
      await app.call('GET', '/api/admin/failed-refunds', { as: admin })
    ).body
    for (const { id } of failed) await course.sendAgain(id)
  }
}

/** Money that the aggregator has of these payments, and what is recorded of it; in ngwee. */
function checkMoney(sent: readonly { id: string }[], all: readonly Payment[]) {
  for (const { id } of sent) {
    const at = standIn.dataOf(id) as { status: string; amount: string } | undefined
    const recorded = all.find((one) => one.id === id)!
    const hasCome = at?.status === 'COMPLETED'
    expect(recorded.status === 'succeeded').toBe(hasCome)
    if (hasCome) expect(Math.round(Number(at.amount) * 100)).toBe(recorded.amount_ngwee)
    const back = [...standIn.refunds.values()].filter(
      ({ depositId, status }) => depositId === id && status === 'COMPLETED',
    )
    expect(back.length).toBe(recorded.refund_sent_at ? 1 : 0)
    expect(recorded.refund_status === 'refunded').toBe(back.length === 1)
  }
  expect(standIn.twice).toEqual([])
}

describe('the course of payments by pawaPay, whatever happens in whatever order', () => {
  it('takes money once, gives a month for it once, never without it, and sends it back once', async () => {
    const seen = { succeeded: 0, refunded: 0, failedRefunds: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepsOf(disturbances()), { minLength: 8, maxLength: 16, size: 'max' }),
        async (path) => {
          const client = await app.createPersona()
          const sent: ReturnType<typeof order>[] = []
          let before: Payment[] = []
          for (const one of path.flat()) {
            await course.happen(one, client, sent)
            before = await course.check(client, before)
          }
          await comeToAnEnd(sent)
          before = await course.check(client, before)
          await course.checkTotals(client, before)
          checkMoney(sent, before)
          seen.succeeded += before.filter(({ status }) => status === 'succeeded').length
          seen.refunded += before.filter(({ refund_sent_at }) => refund_sent_at).length
          seen.failedRefunds += [...standIn.refunds.values()].filter(
            ({ status }) => status === 'FAILED',
          ).length
          // So that the next course asks for its own payments alone.
          await app.database.asOwner('delete from public.payments where user_id = $1', [
            client.user_id,
          ])
          standIn.refunds.clear()
        },
      ),
      {
        numRuns,
        examples: [
          [[paidThenBack]],
          [[sentAgain]],
          ...[
            'an answer is lost',
            'an order fails after it was taken',
            'an order is not taken',
          ].map((act): [ReturnType<typeof step>[][]] => [[disturbed(act)]]),
          [[disturbed('an order comes late')]],
        ],
      },
    )
    expect(seen.succeeded).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
    expect(seen.failedRefunds).toBeGreaterThan(0)
  }, 3_600_000)
})

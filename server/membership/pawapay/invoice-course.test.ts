import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { amount, Course, inOnePiece, usual, walk } from '#tests/support/invoice-course.ts'
import { settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import { type Fault, StandIn } from '#tests/support/pawapay/stand-in.ts'
import { paymentsOf } from '#tests/support/payments.ts'
import { sendRefunds } from '../refunds/jobs.ts'

const standIn = new StandIn()
let app: TestApp
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  payments = paymentsOf(app, standInFor(app, standIn))
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

const { step, completeSessions } = billingIn(() => app)
const faults: fc.Arbitrary<Fault[]> = fc.array(fc.constantFrom('lost', 'error', 'away', 'late'), {
  maxLength: 4,
})
const paid = [inOnePiece(usual[0]!)]

describe('the payments of an invoice by pawaPay, whatever happens in whatever order', () => {
  it('are those of the model, and all other money goes back, whatever answers are lost', async () => {
    const seen = { paid: 0, refunded: 0 }
    await fc.assert(
      fc.asyncProperty(walk, faults, async (path, given) => {
        const people = await completeSessions()
        await step(people.doctor, people.id, { status: 'issued', amount_ngwee: amount })
        const course = new Course(app, payments, people)
        standIn.faults.push(...given)
        for (const one of path.flat()) {
          await course.do(one)
          await course.check()
        }
        standIn.faults.length = 0
        const send = () => sendRefunds(payments.aggregator.provider).run()
        await send()
        standIn.settleRefunds()
        await send()
        const all = await course.check()
        for (const { id, status, refund_status, refund_sent_at } of all) {
          expect(refund_sent_at !== null).toBe(refund_status === 'refunded')
          expect(await payments.aggregator.wasSentBack(id)).toBe(refund_status === 'refunded')
          const at = standIn.dataOf(id) as { status: string } | undefined
          if (status === 'succeeded') expect(at?.status).toBe('COMPLETED')
        }
        expect(standIn.twice).toEqual([])
        seen.paid += course.model.status === 'paid' ? 1 : 0
        seen.refunded += all.filter(({ refund_status }) => refund_status === 'refunded').length
        // So that the next course asks for its own payments alone.
        await app.database.asOwner(
          `update public.payments set created_at = created_at - interval '40 days',
             status = case when status in ('created', 'pending') then 'expired' else status end`,
          [],
        )
      }),
      {
        numRuns: Number(process.env.COURSES ?? 15),
        examples: [
          [[inOnePiece(usual[1]!)], []],
          [paid, []],
          [paid, ['lost']],
          [paid, ['error']],
        ],
      },
    )
    expect(seen.paid).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  }, 3_600_000)
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { amount, Course, inOnePiece, usual, walk } from '#tests/support/invoice-course.ts'
import { paymentsOf, paymentsSecret } from '#tests/support/payments.ts'
import { sendRefunds } from '../refunds/jobs.ts'
import { simulator } from '../simulator/jobs.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { step, completeSessions } = billingIn(() => app)

describe('the payments of an invoice, whatever happens in whatever order', () => {
  it('are those of the model: never more than is asked for, and all other money goes back', async () => {
    const seen = { paid: 0, refunded: 0, void: 0 }
    await fc.assert(
      fc.asyncProperty(walk, async (path) => {
        const people = await completeSessions()
        await step(people.doctor, people.id, { status: 'issued', amount_ngwee: amount })
        const course = new Course(app, payments, people)
        for (const one of path.flat()) {
          await course.do(one)
          await course.check()
        }
        await sendRefunds(simulator).run()
        const all = await course.check()
        for (const { refund_status, refund_sent_at } of all)
          expect(refund_sent_at !== null).toBe(refund_status === 'refunded')
        const emails = await app.database.asOwner(
          `select id from platform.mail_outbox where recipient = $1
           and subject in ('Your payment has arrived', 'About your payment')`,
          [people.patient.email],
        )
        expect(emails).toHaveLength(all.filter(({ status }) => status === 'succeeded').length)
        seen.paid += course.model.status === 'paid' ? 1 : 0
        seen.void += course.model.status === 'void' ? 1 : 0
        seen.refunded += all.filter(({ refund_status }) => refund_status === 'refunded').length
      }),
      {
        numRuns: 20,
        examples: [[[inOnePiece(usual[1]!)]], [[inOnePiece(usual[0]!)]]],
      },
    )
    expect(seen.paid).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  })
})

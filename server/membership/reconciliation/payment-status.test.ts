import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payment } from '#domain/membership/schema.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { courseOf, paidThenBack, stepsOf } from '#tests/support/payment-course.ts'
import { type order, paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let course: ReturnType<typeof courseOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  course = courseOf(app, paymentsOf(app), await app.createPersona({ role: 'admin' }))
})
afterAll(() => app.close())

describe('the course of payments, whatever happens in whatever order', () => {
  it('takes money once, gives a month for it once, and never without it', async () => {
    const seen = { succeeded: 0, refunded: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepsOf([]), { minLength: 8, maxLength: 16, size: 'max' }),
        async (path) => {
          const client = await app.createPersona()
          const sent: ReturnType<typeof order>[] = []
          let before: Payment[] = []
          for (const one of path.flat()) {
            await course.happen(one, client, sent)
            before = await course.check(client, before)
          }
          await course.checkTotals(client, before)
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

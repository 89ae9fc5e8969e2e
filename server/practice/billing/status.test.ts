import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { invoiceStatuses, mayBecome } from '#domain/practice/billing/status.ts'
import type { InvoiceStep } from '#domain/practice/billing/schema.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { list, step, completeSessions } = billingIn(() => app)

const anyStep: fc.Arbitrary<InvoiceStep> = fc.oneof(
  fc.record({
    status: fc.constant('issued' as const),
    amount_ngwee: fc.constantFrom(0, 25_000),
  }),
  fc.record({
    status: fc.constant('paid' as const),
    paid_on: fc.constant(todayInLusaka()),
    paid_by: fc.constantFrom('cash', 'mobile money'),
  }),
  fc.record({
    status: fc.constant('waived' as const),
    // Which sessions a membership covers is in included.test.ts.
    waived_because: fc.constant('courtesy' as const),
  }),
  fc.constant({ status: 'void' as const }),
)

describe('the course of an invoice', () => {
  it('goes by its table whatever is pressed in whatever order, and leaves no gap in the numbers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(9), anyStep), { minLength: 1, maxLength: 10 }),
        async (presses) => {
          const { doctor } = await completeSessions('2026-03-02T07:00:00Z', '2026-03-03T07:00:00Z')
          for (const [which, pressed] of presses) {
            const before = await list(doctor)
            const found = before[which % before.length]!
            const isSame = Object.entries(pressed).every(
              ([name, value]) => found[name as keyof typeof found] === value,
            )
            const may = isSame || mayBecome(found.status, pressed.status)
            const { status, body } = await step(doctor, found.id, pressed)
            expect(status).toBe(may ? 200 : 409)
            const after = await list(doctor)
            if (!may || isSame) expect(after).toEqual(before)
            else expect(body).toMatchObject(pressed)
          }
          const invoices = await list(doctor)
          const serials = invoices
            .flatMap(({ number }) => (number ? [Number(number.slice(5))] : []))
            .toSorted((one, other) => one - other)
          expect(serials).toEqual(serials.map((_, index) => index + 1))
          for (const { status, number, amount_ngwee, paid_on, waived_because } of invoices) {
            if (status === 'draft') expect(number).toBeNull()
            if (status === 'issued' || status === 'paid') expect(amount_ngwee).not.toBeNull()
            if (status !== 'draft' && status !== 'void') expect(number).not.toBeNull()
            if (status !== 'void') expect(paid_on !== null).toBe(status === 'paid')
            if (status !== 'void') expect(waived_because !== null).toBe(status === 'waived')
          }
          // Each of the two sessions has one invoice that counts.
          const counting = invoices.filter(
            ({ status, number }) => status !== 'void' || number === null,
          )
          expect(counting).toHaveLength(2)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is enforced by the database too, for every role', async () => {
    for (const from of invoiceStatuses)
      for (const to of invoiceStatuses) {
        if (from === to) continue
        const { id } = await completeSessions()
        const set = (status: string) =>
          app.database.asOwner(
            `update invoices set status = $2, amount_ngwee = coalesce(amount_ngwee, 5),
               paid_on = case $2 when 'paid' then (now() at time zone 'Africa/Lusaka')::date else paid_on end,
               paid_by = case $2 when 'paid' then 'cash' else paid_by end,
               waived_because = case $2 when 'waived' then 'courtesy' else waived_because end
             where id = $1`,
            [id, status],
          )
        const way = {
          draft: [],
          issued: ['issued'],
          paid: ['issued', 'paid'],
          waived: ['waived'],
          void: ['issued', 'void'],
        }
        for (const status of way[from]) await set(status)
        const outcome = await set(to).then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
        // Paid and waived at once is no state either.
        expect([from, to, outcome !== 'done']).toEqual([from, to, !mayBecome(from, to)])
      }
  })

  it('numbers invoices that are issued at once one after another', async () => {
    const times = Array.from({ length: 8 }, (_, day) => `2026-03-0${day + 1}T07:00:00Z`)
    const { doctor, invoices } = await completeSessions(...times)
    await Promise.all(
      invoices.map(({ id }) => step(doctor, id, { status: 'issued', amount_ngwee: 1 })),
    )
    const serials = (await list(doctor)).map(({ number }) => Number(number!.slice(5)))
    expect(serials.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

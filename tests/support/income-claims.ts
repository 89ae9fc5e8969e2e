import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { shareOf } from '#domain/insurance/claim-state.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'
import type { Ledger, Moved } from './income-ledger.ts'

/** What NHIMA pays of the first visit type and of the second; of the third it pays nothing. */
const shares = [{ amount_ngwee: 8000, percent: null }, { amount_ngwee: null, percent: 40 }, null]

/** What an insurer answers, and what becomes of the rest. */
export const claimAnswer = (at: fc.Arbitrary<Date>, ngwee: fc.Arbitrary<number>) =>
  fc.record({
    act: fc.constant('claim' as const),
    answer: fc.constantFrom('paid', 'part paid', 'rejected', 'paid, then taken back'),
    rest: fc.constantFrom('open', 'billed', 'written off'),
    ngwee,
    at,
  })
type Answer = ReturnType<typeof claimAnswer> extends fc.Arbitrary<infer Value> ? Value : never

/** Plays what insurers pay of visits, and writes it in the ledger of the test. */
export function claimCourse(app: TestApp, ledger: Ledger, admin: Persona) {
  const step = (id: string, body: object) =>
    app.call('POST', `/api/admin/claims/${id}/steps`, { as: admin, body })
  return {
    /** NHIMA pays a share of the first two types. */
    cover: async (types: readonly (string | null)[]) => {
      for (const [at, type] of types.entries())
        if (type && shares[at])
          await app.database.asOwner(
            `insert into insurer_shares (insurer_id, visit_type_id, amount_ngwee, percent) values ($1, $2, $3, $4)`,
            [nhimaId, type, shares[at].amount_ngwee, shares[at].percent],
          )
    },
    insure: ({ user_id }: Persona) =>
      app.database.asOwner(
        `insert into patient_insurances (user_id, insurer_id, member_number) values ($1, $2, 'MB12345')`,
        [user_id, nhimaId],
      ),
    shareOf: (type: number, price: number) => (shares[type] ? shareOf(price, shares[type]) : 0),
    /**
     * The answer of the insurer and the decision on the rest.
     *
     * @returns what was paid and counts
     */
    answer: async (
      invoice: string,
      { answer, rest, ngwee, at }: Answer,
      place: Omit<Moved, 'day' | 'ngwee' | 'means'>,
    ): Promise<Moved | undefined> => {
      const [claim] = await app.database.asOwner(
        `select id, amount_ngwee from insurance_claims where invoice_id = $1 and state = 'collected'`,
        [invoice],
      )
      if (!claim) return undefined
      const id = String(claim.id)
      const amount = Number(claim.amount_ngwee)
      const list = randomUUID()
      await app.database.asOwner(
        `insert into claim_lists (id, insurer_id, month, sent_on, claims, amount_ngwee) values ($1, $2, '2026-03-01', current_date, 1, $3)`,
        [list, nhimaId, amount],
      )
      await app.database.asOwner(
        `update insurance_claims set state = 'sent', list_id = $2 where id = $1`,
        [id, list],
      )
      let paid: Moved | undefined
      if (answer === 'rejected') await step(id, { step: 'rejected', reason: 'Not a member' })
      else {
        const part = answer === 'part paid' ? Math.min(ngwee, Math.max(1, amount - 1)) : amount
        const day = lusakaClock(at).day
        // The same answer again, as after a cut one, moves nothing.
        for (let twice = 0; twice < 2; twice += 1) {
          const sent = { step: 'paid', amount_ngwee: part, paid_on: day }
          const { status } = await step(id, sent)
          if (status !== 200) throw new Error(`the answer of an insurer was not taken: ${status}`)
        }
        paid = { ...place, day, ngwee: part, means: 'insurance' }
        ledger.moved.push(paid)
        if (answer === 'paid, then taken back') {
          await step(id, { step: 'sent' })
          ledger.moved.push({ ...paid, day: todayInLusaka(), ngwee: -part })
          paid = undefined
        }
      }
      if (rest !== 'open') await step(id, { step: rest })
      return paid
    },
  }
}

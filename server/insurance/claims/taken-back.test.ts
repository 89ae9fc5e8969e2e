import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { insuranceIn, price } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
let whole: string
let part: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  whole = await coveredType(admin, { amount_ngwee: price, percent: null })
  part = await coveredType(admin, { amount_ngwee: 10_000, percent: null })
})
afterAll(() => app.close())

const { call, claimOf, covered, coveredType, record, reverse, send, stepClaim } = insuranceIn(
  () => app,
)
const pays = (amount_ngwee: number) => ({ step: 'paid', amount_ngwee, paid_on: todayInLusaka() })
const rejects = { step: 'rejected', reason: 'Not a member' }
const bills = { step: 'billed', reason: 'Not a member' }

/** An invoice of which an insurer is asked for all or a part, and whose claim is with the insurer. */
async function asked(type: string) {
  const made = await covered(type)
  const { id: claim } = await claimOf(admin, made.id)
  await send(admin)
  const step = async (wanted: object) =>
    expect((await stepClaim(admin, claim, wanted)).status, JSON.stringify(wanted)).toBe(200)
  const read = async () => {
    const { body } = await call(made.doctor, 'GET', `/provider/invoices/${made.id}`)
    const [row] = await app.database.asOwner(
      'select billing.open_ngwee(id, amount_ngwee) as open from invoices where id = $1',
      [made.id],
    )
    return { ...body, open: row!.open as number }
  }
  return { ...made, step, read }
}

describe('an invoice that an insurer paid in full', () => {
  it('is open again once that answer is taken back, and its patient owes all of it once it is rejected and billed', async () => {
    const { step, read } = await asked(whole)
    await step(pays(price))
    expect(await read()).toMatchObject({ status: 'paid', paid_by: 'insurance' })
    await step({ step: 'sent' })
    expect(await read()).toMatchObject({ status: 'issued', paid_by: null, paid_on: null, open: 0 })
    await step(rejects)
    expect(await read()).toMatchObject({ status: 'issued', open: 0 })
    await step(bills)
    expect(await read()).toMatchObject({ status: 'issued', open: price })
  })

  it('is written off where the answer was wrong, which was a conflict', async () => {
    const { step, read } = await asked(whole)
    await step(pays(price))
    await step({ step: 'sent' })
    await step(rejects)
    await step({ step: 'written off' })
    expect(await read()).toMatchObject({ status: 'waived' })
  })
})

it('an invoice is paid by who paid it, after the payment of an insurer is taken back', async () => {
  const { doctor, id, step, read } = await asked(part)
  await record(doctor, id, { amount_ngwee: price - 10_000, paid_by: 'cash' })
  await step(pays(10_000))
  await step({ step: 'sent' })
  expect(await read()).toMatchObject({ status: 'paid', paid_by: 'cash', open: 0 })
  await step(rejects)
  await step(bills)
  expect(await read()).toMatchObject({ status: 'issued', paid_by: null, open: 10_000 })
})

const act = fc.constantFrom('pay', 'reverse', 'all', 'some', 'sent', 'rejected', 'billed')

it('in any order, it is paid exactly while nothing is open and something was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('whole' as const, 'part' as const),
      fc.array(act, { minLength: 2, maxLength: 8 }),
      async (share, acts) => {
        const { doctor, id, read } = await asked(share === 'whole' ? whole : part)
        const { id: claim, amount_ngwee } = await claimOf(admin, id)
        const steps: Record<string, object> = {
          all: pays(amount_ngwee),
          some: pays(amount_ngwee - 1000),
          sent: { step: 'sent' },
          rejected: rejects,
          billed: bills,
        }
        let own: string | undefined
        for (const one of acts) {
          const { open, payments } = await read()
          if (one === 'pay' && open > 0) {
            const { body } = await record(doctor, id, { amount_ngwee: open, paid_by: 'card' })
            own = body.payments.at(-1).id
          } else if (one === 'reverse' && own) {
            expect((await reverse(doctor, id, own, `Wrong ${payments.length}`)).status).toBe(200)
            own = undefined
          } else if (steps[one])
            expect([200, 409]).toContain((await stepClaim(admin, claim, steps[one])).status)
          const now = await read()
          const counted = now.payments.filter(
            ({ reversed_at }: { reversed_at: string | null }) => reversed_at === null,
          )
          const paid = counted.reduce(
            (sum: number, payment: { amount_ngwee: number }) => sum + payment.amount_ngwee,
            0,
          )
          const pending = ['sent', 'part paid', 'rejected'].includes(now.claim.state)
            ? amount_ngwee - now.claim.paid_ngwee
            : 0
          expect(now.open).toBe(price - paid - pending)
          expect(now.status).toBe(now.open === 0 && counted.length > 0 ? 'paid' : 'issued')
          if (now.status === 'paid')
            expect(counted.map((payment: { paid_by: string }) => payment.paid_by)).toContain(
              now.paid_by,
            )
        }
      },
    ),
    {
      numRuns: 20,
      examples: [
        ['whole', ['all', 'sent', 'rejected', 'billed', 'pay']],
        ['part', ['pay', 'rejected', 'billed', 'pay', 'reverse']],
        ['part', ['all', 'pay', 'sent', 'some', 'billed', 'pay']],
        ['part', ['pay', 'all', 'reverse', 'sent', 'rejected', 'billed', 'pay']],
      ],
    },
  )
})

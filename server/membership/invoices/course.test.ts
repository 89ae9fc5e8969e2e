import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payment } from '#domain/membership/schema.ts'
import type { OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { paymentsOf, paymentsSecret, settings } from '#tests/support/payments.ts'
import { checkPayments, reconcileLatePayments } from '../reconciliation/jobs.ts'
import { sendRefunds } from '../reconciliation/refund-jobs.ts'
import { simulator } from '../simulator/jobs.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { step, record, reverse, credit, completeSessions } = billingIn(() => app)

/** Endings of numbers: pays, declines, is unreachable at first, pays after the time limit, sends too little. */
const endings = ['56', '01', '05', '07', '09'] as const
const acts = [
  'pay',
  'ask the phone',
  'an hour passes',
  'call back',
  'call back twice',
  'poll',
  'its time is over',
  'cancel',
  'look for late money',
  'cash',
  'credit',
  'reverse',
  'void',
] as const
type Act = (typeof acts)[number]

/** What goes on as it should, in one piece, so that a walk comes far. */
const usual: readonly Act[][] = [
  ['pay', 'ask the phone', 'an hour passes', 'call back'],
  ['pay', 'ask the phone', 'cash', 'an hour passes', 'poll'],
  [
    'pay',
    'ask the phone',
    'its time is over',
    'poll',
    'pay',
    'ask the phone',
    'an hour passes',
    'poll',
    'look for late money',
  ],
  ['reverse'],
]
const walk = fc.array(
  fc
    .record({
      run: fc.oneof(
        fc.constantFrom(...acts).map((act) => [act]),
        fc.constantFrom(...usual),
      ),
      ending: fc.constantFrom(...endings, '56' as const, '56' as const),
      /** Which of the payments so far, counted from the newest. */
      which: fc.constantFrom(0, 0, 1),
      amount_ngwee: fc.constantFrom(1, 4000, 10_000),
    })
    .map(({ run, ...rest }) => run.map((act) => ({ act, ...rest }))),
  { minLength: 6, maxLength: 12, size: 'max' },
)

/** What must be true of the invoice: an account of what was accepted, in ngwee. */
interface Model {
  status: 'issued' | 'paid' | 'void'
  open: number
  /** Ledger entries that count, by the id that made them. */
  counted: Map<string, number>
  ended: Set<string>
}

const amount = 20_000

class Course {
  readonly model: Model = { status: 'issued', open: amount, counted: new Map(), ended: new Set() }
  readonly sent: { id: string; ending: string; amount: number }[] = []
  readonly people: { patient: Persona; doctor: Persona; id: string }
  constructor(people: { patient: Persona; doctor: Persona; id: string }) {
    this.people = people
  }

  invoice = async (): Promise<OwnInvoiceDetails> =>
    (await app.call('GET', `/api/invoices/${this.people.id}`, { as: this.people.patient })).body
  attempts = async (): Promise<Payment[]> =>
    (await app.call('GET', `/api/invoices/${this.people.id}/payments`, { as: this.people.patient }))
      .body

  count(id: string, ngwee: number) {
    this.model.counted.set(id, ngwee)
    this.#move(-ngwee)
  }
  #move(ngwee: number) {
    this.model.open += ngwee
    if (this.model.status !== 'void') this.model.status = this.model.open === 0 ? 'paid' : 'issued'
  }

  async do({
    act,
    ending,
    which,
    amount_ngwee,
  }: {
    act: Act
    ending: string
    which: number
    amount_ngwee: number
  }) {
    const { model } = this
    const { patient, doctor, id } = this.people
    if (act === 'pay') {
      const { status, body } = await payments.payInvoice(patient, id, model.open, ending)
      expect([201, 409]).toContain(status)
      if (status === 201) this.sent.unshift({ id: body.id, ending, amount: model.open })
    } else if (act === 'cash') {
      const { status, body } = await record(doctor, id, { amount_ngwee })
      expect(status === 200).toBe(model.status === 'issued' && amount_ngwee <= model.open)
      if (status === 200) this.count(body.payments.at(-1).id, amount_ngwee)
    } else if (act === 'credit') {
      const { status } = await credit(doctor, id, { amount_ngwee })
      const isRest = amount_ngwee === model.open && model.counted.size === 0
      expect(status === 200).toBe(
        model.status === 'issued' && amount_ngwee <= model.open && !isRest,
      )
      if (status === 200) this.#move(-amount_ngwee)
    } else if (act === 'reverse') {
      const payment = (await this.invoice()).payments.find(({ reversed_at }) => !reversed_at)
      if (!payment) return
      expect((await reverse(doctor, id, payment.id)).status).toBe(200)
      model.counted.delete(payment.id)
      this.#move(payment.amount_ngwee)
    } else if (act === 'void') {
      const isOnline = (await this.invoice()).payments.some(
        (one) => one.is_online && !one.reversed_at,
      )
      const { status } = await step(doctor, id, { status: 'void' })
      expect(status).toBe(isOnline ? 409 : 200)
      if (status === 200) Object.assign(model, { status: 'void', open: 0, counted: new Map() })
    } else if (act === 'poll') await checkPayments(simulator, settings).run()
    else if (act === 'look for late money') await reconcileLatePayments(simulator, settings).run()
    else await this.#movePayment(act, this.sent[which]?.id)
  }

  async #movePayment(
    act: Exclude<
      Act,
      'pay' | 'cash' | 'credit' | 'reverse' | 'void' | 'poll' | 'look for late money'
    >,
    id: string | undefined,
  ) {
    if (!id) return
    const { patient } = this.people
    const does = {
      'ask the phone': () => payments.askPhone(id),
      'an hour passes': () => Promise.all([payments.pass(id, 3600), payments.age(id)]),
      'call back': () => payments.callBack(id),
      'call back twice': () => Promise.all([payments.callBack(id), payments.callBack(id)]),
      'its time is over': () => Promise.all([payments.expire(id), payments.age(id)]),
      cancel: () => app.call('POST', `/api/payments/${id}/cancel`, { as: patient }),
    } satisfies Record<typeof act, () => Promise<unknown>>
    await does[act]()
  }

  /** Compares the invoice with the model, after what has come was added to it. */
  async check() {
    const { model } = this
    const all = await this.attempts()
    const arrived = all
      .filter(({ id, status }) => status === 'succeeded' && !model.ended.has(id))
      .toSorted((one, other) => one.receipt_number! - other.receipt_number!)
    const shown = await this.invoice()
    for (const { id, amount_ngwee, refund_status } of arrived) {
      model.ended.add(id)
      const { ending } = this.sent.find((one) => one.id === id)!
      const counts = ending !== '09' && model.status === 'issued' && amount_ngwee <= model.open
      expect(refund_status).toBe(counts ? 'none' : 'refunded')
      expect(await simulator.getStatus(id)).toMatchObject({ status: 'succeeded' })
      const its = shown.payments.find(
        (one) =>
          one.is_online &&
          !one.reversed_at &&
          one.amount_ngwee === amount_ngwee &&
          !model.counted.has(one.id),
      )
      if (counts) this.count(its!.id, amount_ngwee)
    }
    const counted = shown.payments.filter(({ reversed_at }) => !reversed_at)
    expect(new Map(counted.map((one) => [one.id, one.amount_ngwee]))).toEqual(model.counted)
    expect(shown.status).toBe(model.status)
    expect(amount - shown.paid_ngwee - shown.credited_ngwee).toBe(model.open)
    expect(model.open).toBeGreaterThanOrEqual(0)
    return all
  }
}

describe('the payments of an invoice, whatever happens in whatever order', () => {
  it('are those of the model: never more than is asked for, and all other money goes back', async () => {
    const seen = { paid: 0, refunded: 0, void: 0 }
    await fc.assert(
      fc.asyncProperty(walk, async (path) => {
        const people = await completeSessions()
        await step(people.doctor, people.id, { status: 'issued', amount_ngwee: amount })
        const course = new Course(people)
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
        examples: [
          [[usual[1]!.map((act) => ({ act, ending: '56', which: 0, amount_ngwee: 1 }))]],
          [[usual[0]!.map((act) => ({ act, ending: '56', which: 0, amount_ngwee: 1 }))]],
        ],
      },
    )
    expect(seen.paid).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  })
})

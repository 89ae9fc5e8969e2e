import fc from 'fast-check'
import { expect } from 'vitest'
import type { Payment } from '#domain/membership/schema.ts'
import type { OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { checkPayments, reconcileLatePayments } from '#server/membership/reconciliation/jobs.ts'
import type { Persona, TestApp } from './app.ts'
import { billingIn } from './billing.ts'
import { type paymentsOf, settings } from './payments.ts'

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

export interface InvoiceStep {
  act: Act
  ending: (typeof endings)[number]
  /** Which of the payments so far, counted from the newest. */
  which: number
  amount_ngwee: number
}

/** Acts one after the other, with a number that pays. */
export const inOnePiece = (run: readonly Act[]): InvoiceStep[] =>
  run.map((act) => ({ act, ending: '56', which: 0, amount_ngwee: 1 }))

/** What goes on as it should, in one piece, so that a walk comes far. */
export const usual: readonly Act[][] = [
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
export const walk: fc.Arbitrary<InvoiceStep[][]> = fc.array(
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

export const amount = 20_000

/** The payments of one invoice of a test app, beside what must be true of them. */
export class Course {
  readonly model: Model = { status: 'issued', open: amount, counted: new Map(), ended: new Set() }
  readonly sent: { id: string; ending: string; amount: number }[] = []
  readonly people: { patient: Persona; doctor: Persona; id: string }
  readonly #app: TestApp
  readonly #payments: ReturnType<typeof paymentsOf>
  readonly #billing: ReturnType<typeof billingIn>
  constructor(
    app: TestApp,
    payments: ReturnType<typeof paymentsOf>,
    people: { patient: Persona; doctor: Persona; id: string },
  ) {
    this.#app = app
    this.#payments = payments
    this.#billing = billingIn(() => app)
    this.people = people
  }

  invoice = async (): Promise<OwnInvoiceDetails> =>
    (await this.#app.call('GET', `/api/invoices/${this.people.id}`, { as: this.people.patient }))
      .body
  attempts = async (): Promise<Payment[]> =>
    (
      await this.#app.call('GET', `/api/invoices/${this.people.id}/payments`, {
        as: this.people.patient,
      })
    ).body

  count(id: string, ngwee: number) {
    this.model.counted.set(id, ngwee)
    this.#move(-ngwee)
  }
  #move(ngwee: number) {
    this.model.open += ngwee
    if (this.model.status !== 'void') this.model.status = this.model.open === 0 ? 'paid' : 'issued'
  }

  async do({ act, ending, which, amount_ngwee }: InvoiceStep) {
    const { model } = this
    const { patient, doctor, id } = this.people
    const { step, record, reverse, credit } = this.#billing
    const { provider } = this.#payments.aggregator
    if (act === 'pay') {
      const { status, body } = await this.#payments.payInvoice(patient, id, model.open, ending)
      // Networks take a kwacha or more at once.
      expect(model.open < 100 ? [201, 409, 422] : [201, 409]).toContain(status)
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
    } else if (act === 'poll') await checkPayments(provider, settings).run()
    else if (act === 'look for late money') await reconcileLatePayments(provider, settings).run()
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
    const payments = this.#payments
    const does = {
      'ask the phone': () => payments.askPhone(id),
      'an hour passes': () => Promise.all([payments.pass(id, 3600), payments.age(id)]),
      'call back': () => payments.callBack(id),
      'call back twice': () => Promise.all([payments.callBack(id), payments.callBack(id)]),
      'its time is over': () => Promise.all([payments.expire(id), payments.age(id)]),
      cancel: () => this.#app.call('POST', `/api/payments/${id}/cancel`, { as: patient }),
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
      expect(await this.#payments.aggregator.provider.getStatus(id)).toMatchObject({
        status: 'succeeded',
      })
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

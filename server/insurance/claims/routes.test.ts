import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { insuranceIn, month, price, share } from '#tests/support/insurance.ts'

let app: TestApp
let admin: Persona
let desk: Persona
let type: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  desk = await app.createPersona({ role: 'front_desk' })
  type = await coveredType(admin)
})
afterAll(() => app.close())

const { call, covered, coveredType, send, claimOf, stepClaim, record, step, reverse } = insuranceIn(
  () => app,
)
const today = todayInLusaka()
const ownInvoice = async (patient: Persona, id: string) =>
  (await call(patient, 'GET', `/invoices/${id}`)).body
const atDesk = async (patient: Persona) =>
  (await call(desk, 'GET', `/desk/patients/${patient.user_id}/invoices`)).body.invoices[0]
const openOf = async (id: string) => {
  const [row] = await app.database.asOwner(
    'select billing.open_ngwee(id, amount_ngwee) as open, status from invoices where id = $1',
    [id],
  )
  return row
}
/** A claim that is with the insurer. */
async function sent() {
  const made = await covered(type)
  expect((await send(admin)).status).toBe(200)
  return { ...made, claim: await claimOf(admin, made.id) }
}
const paid = (amount_ngwee = share, more: object = {}) => ({
  step: 'paid',
  amount_ngwee,
  paid_on: today,
  ...more,
})

describe('an invoice of a covered visit', () => {
  it('asks the patient for their share, and becomes a claim of the share of the insurer', async () => {
    const { patient, doctor, id, invoice } = await covered(type)
    const of = { insurer_name: 'NHIMA', amount_ngwee: share, paid_ngwee: 0, state: 'collected' }
    expect(invoice.claim).toEqual({ ...of, reason: null })
    expect(await ownInvoice(patient, id)).toMatchObject({ amount_ngwee: price, claim: of })
    expect(await atDesk(patient)).toMatchObject({
      amount_ngwee: price,
      open_ngwee: price - share,
      claim: of,
    })
    const tooMuch = await record(doctor, id, { amount_ngwee: price - share + 1 })
    expect(tooMuch.body.fields).toEqual({ amount_ngwee: 'Only K170 is open.' })
    expect((await record(doctor, id, { amount_ngwee: price - share })).body.status).toBe('paid')
    expect(await claimOf(admin, id)).toMatchObject({
      visit_on: `${month}-02`,
      patient_name: 'Mwila Phiri',
      member_number: 'MB12345',
      amount_ngwee: share,
      state: 'collected',
    })
  })

  it('is paid by the patient alone where they did not come', async () => {
    const missed = await covered(type, undefined, price, 'patient_no_show')
    expect(missed.invoice).toMatchObject({ charged_for: 'missed', claim: null })
    expect(await atDesk(missed.patient)).toMatchObject({ open_ngwee: price, claim: null })
  })

  it('cannot be paid by the patient while the insurer is asked for all of it', async () => {
    const { doctor, id } = await covered(type, undefined, share)
    const paid = { status: 'paid', paid_on: today, paid_by: 'cash' }
    const { status, body } = await step(doctor, id, paid)
    expect([status, body.code]).toEqual([409, 'nothing_open'])
  })

  it('is claimed up to its price, in part by a percentage, and not of another type or insurer', async () => {
    const { id: small } = await covered(type, undefined, 5000)
    expect(await claimOf(admin, small)).toMatchObject({ amount_ngwee: 5000 })
    expect(await openOf(small)).toMatchObject({ open: 0, status: 'issued' })
    const half = await coveredType(admin, { amount_ngwee: null, percent: 50 })
    const { id: odd } = await covered(half, undefined, 101)
    expect(await claimOf(admin, odd)).toMatchObject({ amount_ngwee: 51 })
    const { invoice } = await covered('00000000-0000-4000-8000-000000000060')
    expect(invoice.claim).toBeNull()
  })

  it('is not announced where the insurer pays all of it', async () => {
    const { patient, id } = await covered(type, undefined, 5000)
    const own = await ownInvoice(patient, id)
    expect(own.status).toBe('issued')
    expect(await emailsTo(app, patient)).toEqual([])
  })

  it('withdraws its claim when it is void, and claims again when it is issued again', async () => {
    const { doctor, id } = await covered(type)
    expect((await step(doctor, id, { status: 'void', void_because: 'A mistake' })).status).toBe(200)
    expect(await claimOf(admin, id)).toMatchObject({ state: 'withdrawn' })
    const [draft] = await app.database.asOwner(
      `select id from invoices where provider_id = $1 and status = 'draft'`,
      [doctor.user_id],
    )
    await step(doctor, String(draft!.id), { status: 'issued', amount_ngwee: price })
    expect(await claimOf(admin, String(draft!.id))).toMatchObject({ state: 'collected' })
  })

  it('is neither void nor waived while its claim is with the insurer', async () => {
    const { doctor, id } = await sent()
    for (const words of [
      { status: 'void', void_because: 'A mistake' },
      { status: 'waived', waived_because: 'courtesy' },
    ])
      expect(await step(doctor, id, words)).toMatchObject({
        status: 409,
        body: { code: 'claim_sent' },
      })
  })
})

describe('the answer of an insurer', () => {
  it('is a payment of the invoice, in the books of its day, once', async () => {
    const { doctor, id, claim } = await sent()
    for (let twice = 0; twice < 2; twice += 1)
      expect(await stepClaim(admin, claim.id, paid())).toMatchObject({
        status: 200,
        body: { state: 'paid', paid_ngwee: share, paid_on: today },
      })
    const entries = await app.database.asOwner(
      `select e.amount_ngwee, e.means from income_entries e join invoice_payments p on p.id = e.source_id where p.invoice_id = $1`,
      [id],
    )
    expect(entries).toEqual([{ amount_ngwee: share, means: 'insurance' }])
    expect(await openOf(id)).toMatchObject({ open: price - share, status: 'issued' })
    const [payment] = await app.database.asOwner(
      'select id from invoice_payments where invoice_id = $1',
      [id],
    )
    expect((await reverse(doctor, id, String(payment!.id))).body.code).toBe('claim_payment')
  })

  it.each([
    [paid(share + 1), 'amount_ngwee'],
    [paid(0), 'amount_ngwee'],
    [paid(share, { paid_on: dayAfter(today, 1) }), 'paid_on'],
    [paid(share, { paid_on: dayAfter(today, -1) }), 'paid_on'],
    [{ step: 'rejected', reason: ' ' }, 'reason'],
  ])('is rejected by its field: %j', async (wrong, field) => {
    const { id, claim } = await sent()
    const rejected = await stepClaim(admin, claim.id, wrong)
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.body.fields)).toEqual([field])
    expect(await openOf(id)).toMatchObject({ open: price - share })
  })

  it('is entered by one of two admins at once, and counts once', async () => {
    const other = await app.createPersona({ role: 'admin' })
    const { id, claim } = await sent()
    const answers = await Promise.all([
      stepClaim(admin, claim.id, paid(3000)),
      stepClaim(other, claim.id, { step: 'rejected', reason: 'Not a member' }),
      stepClaim(other, claim.id, paid(3000)),
    ])
    const [part, rejected, again] = answers.map(({ status }) => status)
    expect([part, rejected, again]).toEqual(rejected === 200 ? [409, 200, 409] : [200, 409, 200])
    expect(await openOf(id)).toMatchObject({ open: price - share })
  })

  it('is taken back, with what was paid', async () => {
    const { id, claim } = await sent()
    await stepClaim(admin, claim.id, paid(3000))
    expect((await stepClaim(admin, claim.id, { step: 'sent' })).body).toMatchObject({
      state: 'sent',
      paid_ngwee: 0,
    })
    const [sum] = await app.database.asOwner(
      `select sum(e.amount_ngwee)::int as sum from income_entries e join invoice_payments p on p.id = e.source_id where p.invoice_id = $1`,
      [id],
    )
    expect(sum).toEqual({ sum: 0 })
    expect(await openOf(id)).toMatchObject({ open: price - share, status: 'issued' })
  })
})

describe('the rest of a claim', () => {
  it('is billed to the patient, who is notified by a neutral email and sees why', async () => {
    const { patient, doctor, id, claim } = await sent()
    await record(doctor, id, { amount_ngwee: price - share })
    await stepClaim(admin, claim.id, paid(5000, { reason: 'Tariff of this year' }))
    expect(await openOf(id)).toMatchObject({ open: 0, status: 'paid' })
    for (let twice = 0; twice < 2; twice += 1)
      expect((await stepClaim(admin, claim.id, { step: 'billed' })).body.state).toBe('billed')
    expect(await openOf(id)).toMatchObject({ open: 3000, status: 'issued' })
    expect(await ownInvoice(patient, id)).toMatchObject({
      due_on: dayAfter(today, 14),
      claim: { state: 'billed', paid_ngwee: 5000, reason: 'Tariff of this year' },
    })
    expect(JSON.stringify(await atDesk(patient))).not.toContain('Tariff of this year')
    const emails = await emailsTo(app, patient)
    expect(emails.map(({ subject }) => subject)).toEqual(['Your invoice has changed'])
    expect(emails[0]!.text_body).toContain(`/invoices/${id}`)
    expect(emails[0]!.text_body).not.toMatch(/NHIMA|insur|Tariff|K30|Mwila|visit|health|clinic/i)
    expect((await record(doctor, id, { amount_ngwee: 3000 })).body.status).toBe('paid')
  })

  it('leaves the receipt of the patient as it was: their own share is paid', async () => {
    const { claim, id, doctor } = await sent()
    await record(doctor, id, { amount_ngwee: price - share })
    const left = async () => {
      const path = `/desk/invoices/${id}/payments`
      const [payment] = await app.database.asOwner(
        'select id from invoice_payments where invoice_id = $1 order by created_at limit 1',
        [id],
      )
      const answer = await app.request('GET', `/api${path}/${String(payment!.id)}/receipt.pdf`, {
        as: desk,
      })
      const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), {
        mergePages: true,
      })
      return /Left to pay\s+(\S+)/.exec(text)?.[1]
    }
    expect(await left()).toBe('K0')
    await stepClaim(admin, claim.id, paid(share - 1000, { reason: 'Tariff' }))
    expect(await left()).toBe('K0')
    await stepClaim(admin, claim.id, { step: 'billed' })
    expect(await left()).toBe('K0')
  })

  it('is written off: a credit note where a part was paid, and the invoice waived where nothing was', async () => {
    const part = await sent()
    await stepClaim(admin, part.claim.id, paid(5000))
    await stepClaim(admin, part.claim.id, { step: 'written off' })
    expect(await openOf(part.id)).toMatchObject({ open: price - share, status: 'issued' })
    expect((await ownInvoice(part.patient, part.id)).credit_notes).toMatchObject([
      { amount_ngwee: 3000, reason: 'Not paid by NHIMA, and not asked of the patient.' },
    ])
    const all = await covered(type, undefined, 5000)
    const { id: claim } = await claimOf(admin, all.id)
    await stepClaim(admin, claim, { step: 'written off' })
    expect(await openOf(all.id)).toMatchObject({ open: 0, status: 'waived' })
  })

  it('needs a reason where the insurer was not asked', async () => {
    const { id } = await covered(type)
    const claim = await claimOf(admin, id)
    expect((await stepClaim(admin, claim.id, { step: 'billed' })).body.fields).toEqual({
      reason: 'Enter a reason. The patient reads it.',
    })
    await stepClaim(admin, claim.id, { step: 'billed', reason: 'Member number ended' })
    expect(await openOf(id)).toMatchObject({ open: price })
  })

  it('of a patient who is erased is written off, and names no one', async () => {
    const { patient, id, claim } = await sent()
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, patient.user_id))
    expect(await claimOf(admin, id)).toMatchObject({ patient_name: null, member_number: null })
    await stepClaim(admin, claim.id, { step: 'rejected', reason: 'Not a member' })
    expect((await stepClaim(admin, claim.id, { step: 'billed' })).body.code).toBe('patient_erased')
    expect((await stepClaim(admin, claim.id, { step: 'written off' })).status).toBe(200)
  })
})

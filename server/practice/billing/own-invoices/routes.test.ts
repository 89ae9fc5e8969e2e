import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { list, step, record, completeSessions, provider } = billingIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }

const own = async (as: Persona) => (await app.call('GET', '/api/invoices', { as })).body
const open = (as: Persona, id: string) => app.call('GET', `/api/invoices/${id}`, { as })

async function readPdf(as: Persona, path: string): Promise<string> {
  const answer = await app.request('GET', path, { as })
  expect(answer.status).toBe(200)
  const document = await unpdf.getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await unpdf.extractText(document, { mergePages: true })).text
}

describe('an invoice of a patient', () => {
  it('shows who issued it, what for, how much, and by when to pay, also to a student', async () => {
    const student = await app.createPersona({ is_student: true })
    const doctor = await provider()
    await bookFor(student, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
    const { id } = (await list(doctor))[0]!
    const issued = (await step(doctor, id, issue)).body
    expect(issued).toMatchObject({ due_on: dayAfter(todayInLusaka(), 14) })
    const shown = {
      id,
      number: issued.number,
      provider_name: 'Chileshe Mumba',
      session_time: '2026-03-02T07:00:00.000Z',
      session_type: 'Virtual',
      status: 'issued',
      amount_ngwee: 25_000,
      paid_ngwee: 0,
      credited_ngwee: 0,
      due_on: issued.due_on,
    }
    expect(await own(student)).toMatchObject([shown])
    expect((await open(student, id)).body).toMatchObject({
      ...shown,
      payments: [],
      credit_notes: [],
    })
  })

  it('is shown to its patient only, and never as a draft', async () => {
    const { patient, doctor, id } = await completeSessions()
    expect(await own(patient)).toEqual([])
    expect((await open(patient, id)).status).toBe(404)
    await step(doctor, id, issue)
    const payment = await record(doctor, id, { amount_ngwee: 1000 })
    expect((await open(patient, id)).status).toBe(200)
    const strangers = [
      await app.createPersona(),
      await app.createPersona({ role: 'admin' }),
      await provider(),
      doctor,
    ]
    for (const as of strangers) {
      expect(await own(as)).toEqual([])
      for (const path of [
        '',
        '/invoice.pdf',
        `/payments/${payment.body.payments[0].id}/receipt.pdf`,
      ])
        expect((await app.call('GET', `/api/invoices/${id}${path}`, { as })).status).toBe(404)
    }
    expect((await open(patient, randomUUID())).status).toBe(404)
  })

  it('shows part payments with receipts, what is left, and reversed payments without a receipt', async () => {
    const { patient, doctor, id } = await completeSessions()
    const { number } = (await step(doctor, id, issue)).body
    const paid = await record(doctor, id, { amount_ngwee: 10_000, paid_by: 'insurance' })
    const [payment] = paid.body.payments
    expect((await open(patient, id)).body).toMatchObject({
      status: 'issued',
      paid_ngwee: 10_000,
      payments: [{ amount_ngwee: 10_000, paid_by: 'insurance', reversed_at: null }],
    })
    const receipt = `/api/invoices/${id}/payments/${payment.id}/receipt.pdf`
    const text = await readPdf(patient, receipt)
    for (const word of [`Invoice ${number}`, 'Chileshe Mumba', 'Mwila Phiri', 'insurance', 'K100'])
      expect(text).toContain(word)
    expect(text).not.toMatch(/therap|session|health|patient/i)
    const pdf = await readPdf(patient, `/api/invoices/${id}/invoice.pdf`)
    for (const word of ['Part paid', 'Please pay by', 'Paid by insurance', 'Still to pay', 'K150'])
      expect(pdf).toContain(word)
    const path = `/api/provider/invoices/${id}/payments/${payment.id}/reverse`
    await app.call('POST', path, { as: doctor, body: { reason: 'Entered twice' } })
    expect((await open(patient, id)).body.payments).toMatchObject([
      { reversed_at: expect.any(String) },
    ])
    expect((await app.call('GET', receipt, { as: patient })).status).toBe(404)
  })

  it('is in the copy of their data with its payments, and keeps no name once they are erased', async () => {
    const { patient, doctor, id } = await completeSessions()
    await step(doctor, id, issue)
    await record(doctor, id, { amount_ngwee: 10_000 })
    for (const as of [patient, doctor]) {
      const { tables } = (await app.call('GET', '/api/me/export', { as })).body
      expect(tables.invoice_payments).toMatchObject([{ invoice_id: id, amount_ngwee: 10_000 }])
    }
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, patient.user_id))
    expect(await list(doctor)).toMatchObject([{ id, paid_ngwee: 10_000, patient: null }])
  })
})

import { randomUUID } from 'node:crypto'
import { signCallback } from '#server/membership/payment-provider.ts'
import { billingIn } from './billing.ts'
import type { IdCallCast, IdCalls } from './id-call.ts'
import { invoiceOrder, order, paymentsOf, paymentsSecret } from './payments.ts'

const amount_ngwee = 25_000

/** A held session, its invoice, and a link with which anyone may pay it. */
async function issued({ app }: IdCallCast) {
  const { completeSessions, step } = billingIn(() => app)
  const made = await completeSessions()
  await step(made.doctor, made.id, { status: 'issued', amount_ngwee })
  const path = `/api/invoices/${made.id}/pay-link`
  const { token } = (await app.call('POST', path, { as: made.patient })).body as { token: string }
  return { ...made, token }
}

export const idCallsOfBilling: IdCalls = {
  'POST /provider/invoices/issue': async ({ app }) => {
    const { doctor, id } = await billingIn(() => app).completeSessions()
    const body = { invoices: [{ id, amount_ngwee }] }
    return { as: doctor, path: '/provider/invoices/issue', body }
  },
  'POST /provider/invoices/issue-month': async ({ app }) => {
    const { doctor, id } = await billingIn(() => app).completeSessions()
    const shown = { drafts: 0, sum_ngwee: 0, as_of: '2026-11-30T07:00:00.000Z' }
    const body = { month: '2026-03', ...shown, after: id }
    return { as: doctor, path: '/provider/invoices/issue-month', body }
  },
  'POST /provider/invoices/{id}/payments': async (cast) => {
    const { doctor, id } = await issued(cast)
    const body = { id: randomUUID(), amount_ngwee: 5000, paid_on: '2026-03-04', paid_by: 'cash' }
    return { as: doctor, path: `/provider/invoices/${id}/payments`, body }
  },
  'POST /provider/invoices/{id}/credit-notes': async (cast) => {
    const { doctor, id } = await issued(cast)
    const body = { id: randomUUID(), amount_ngwee: 5000, reason: 'A discount' }
    return { as: doctor, path: `/provider/invoices/${id}/credit-notes`, body }
  },
  'POST /payments': async ({ person }) => ({
    as: await person(),
    path: '/payments',
    body: order(),
  }),
  'POST /invoices/{id}/payments': async (cast) => {
    const { patient, id } = await issued(cast)
    return { as: patient, path: `/invoices/${id}/payments`, body: invoiceOrder(amount_ngwee) }
  },
  'POST /pay-links/payments': async (cast) => {
    const { token } = await issued(cast)
    return { path: '/pay-links/payments', body: { token, ...invoiceOrder(amount_ngwee) } }
  },
  'POST /pay-links/payment': async (cast) => {
    const { token } = await issued(cast)
    const body = { token, ...invoiceOrder(amount_ngwee) }
    await cast.app.call('POST', '/api/pay-links/payments', { body })
    return { path: '/pay-links/payment', body: { token, id: body.id } }
  },
  'POST /payment-callbacks': async ({ app, person }) => {
    const payment_id = await paymentsOf(app).ask(await person())
    const headers = (body: string) => ({
      'X-Payment-Signature': signCallback(paymentsSecret, Math.floor(Date.now() / 1000), body),
    })
    const body = { event_id: randomUUID(), payment_id, status: 'succeeded' }
    return { path: '/payment-callbacks', body, headers }
  },
}

import { randomUUID } from 'node:crypto'
import { signCallback } from '#server/membership/payment-provider.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { goodPassword } from './good-password.ts'
import { deskPaymentsIn } from './desk-payments.ts'
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

const clerk = ({ app }: IdCallCast) => app.createPersona({ role: 'front_desk' })

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
    const body = { id: randomUUID(), amount_ngwee: 5000, paid_on: todayInLusaka(), paid_by: 'cash' }
    return { as: doctor, path: `/provider/invoices/${id}/payments`, body }
  },
  'POST /provider/invoices/{id}/credit-notes': async (cast) => {
    const { doctor, id } = await issued(cast)
    const body = { id: randomUUID(), amount_ngwee: 5000, reason: 'A discount' }
    return { as: doctor, path: `/provider/invoices/${id}/credit-notes`, body }
  },
  'POST /desk/invoices/{id}/payments': async (cast) => {
    const { id } = await issued(cast)
    const body = { id: randomUUID(), amount_ngwee, paid_by: 'cash', paid_on: todayInLusaka() }
    return { as: await clerk(cast), path: `/desk/invoices/${id}/payments`, body }
  },
  'POST /desk/invoices/{id}/prompts': async (cast) => {
    const { id } = await issued(cast)
    const { shown_open_ngwee, ...asked } = invoiceOrder(amount_ngwee)
    const body = { ...asked, amount_ngwee: shown_open_ngwee }
    return { as: await clerk(cast), path: `/desk/invoices/${id}/prompts`, body }
  },
  'POST /admin/tills/{id}/corrections': async (cast) => {
    const desk = await clerk(cast)
    const { till, close, call } = deskPaymentsIn(() => cast.app)
    await call(desk, 'PUT', '/desk/till', { float_ngwee: 100 })
    const { id } = (await till(desk)).today!
    await close(desk, id, 100)
    const as = await cast.app.createPersona({ role: 'admin' })
    const entry = { id: randomUUID(), amount_ngwee: 5, reason: 'A slip', password: goodPassword }
    return { as, path: `/admin/tills/${id}/corrections`, body: entry }
  },
  'POST /desk/tills/{id}/reopening': async (cast) => {
    const as = await clerk(cast)
    const { till, close, call } = deskPaymentsIn(() => cast.app)
    await call(as, 'PUT', '/desk/till', { float_ngwee: 100 })
    const { id } = (await till(as)).today!
    await close(as, id, 100)
    return {
      as,
      path: `/desk/tills/${id}/reopening`,
      body: { id: randomUUID(), reason: 'Too early' },
    }
  },
  'POST /admin/months/{month}/closing': async ({ app }) => ({
    as: await app.createPersona({ role: 'admin' }),
    path: '/admin/months/2025-01/closing',
    body: { id: randomUUID(), version: 0, password: goodPassword },
  }),
  'POST /admin/months/{month}/reopening': async ({ app }) => {
    const as = await app.createPersona({ role: 'admin' })
    const step = { password: goodPassword }
    const closing = { ...step, id: randomUUID(), version: 0 }
    await app.call('POST', '/api/admin/months/2025-02/closing', { as, body: closing })
    const body = { ...step, id: randomUUID(), version: 1, reason: 'A late slip' }
    return { as, path: '/admin/months/2025-02/reopening', body }
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

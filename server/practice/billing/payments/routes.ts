import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  invoiceDetails,
  newCreditNote,
  newRecordedPayment,
  paymentReversal,
} from '#domain/practice/billing/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requirePastDay } from '../invoice-problems.ts'
import {
  type Books,
  creditInvoice,
  openBooks,
  recordPayment,
  type Reversed,
  reversePayment,
} from './data.ts'
import { postReversal } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of an invoice.') })
const byPayment = z.extend(byId, { payment_id: uuid('Send the id of a payment.') })

/** Changes an invoice of the actor, and answers it as it is then. */
async function changed(actor: Actor, id: string, change: (tx: Transaction) => Promise<void>) {
  return asActor(actor, async (tx) => {
    await change(tx)
    return invoiceOf((await openBooks(tx, actor.user_id, id))!)
  })
}

const invoiceOf = ({ invoice, payments, credit_notes }: Books) => ({
  ...invoice,
  payments,
  credit_notes,
})

/** Notifies the patient of a payment that was reversed, where the desk has printed a receipt of it. */
async function notifyOf(actor: Actor, reversed: Reversed | undefined, publicUrl: string) {
  if (!reversed?.has_receipt) return
  await asSystemFor(actor, 'email a patient about a receipt', (tx) =>
    postReversal(tx, reversed, publicUrl),
  )
}

/** What a provider records on an issued invoice. */
export const recordedPaymentRoutes = ({ PUBLIC_URL }: Env) =>
  apiRoutes()
    .get(
      '/provider/invoices/:id',
      route({
        audience: 'approved-provider',
        summary:
          'One invoice with its payments and credit notes; the patient’s reading is recorded',
        responses: { 200: invoiceDetails },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const opened = await asActor(actor, (tx) => openBooks(tx, actor.user_id, id))
        requireFound(opened)
        return c.json(invoiceOf(opened), 200)
      },
    )
    .post(
      '/provider/invoices/:id/payments',
      route({
        audience: 'approved-provider',
        summary: 'Record a payment of an issued invoice, in part or in full',
        responses: { 200: invoiceDetails },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newRecordedPayment),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const received = c.req.valid('json')
        requirePastDay(received.paid_on)
        return c.json(
          await changed(actor, id, (tx) => recordPayment(tx, actor.user_id, id, received)),
          200,
        )
      },
    )
    .post(
      '/provider/invoices/:id/payments/:payment_id/reverse',
      route({
        audience: 'approved-provider',
        summary: 'Reverse a payment with a reason; money that came by mobile money here goes back',
        responses: { 200: invoiceDetails },
        problems: [404, 409],
      }),
      validate.param(byPayment),
      validate.json(paymentReversal),
      async (c) => {
        const { actor } = c.var
        const ids = c.req.valid('param')
        const { reason } = c.req.valid('json')
        let reversed: Reversed | undefined
        const invoice = await changed(actor, ids.id, async (tx) => {
          reversed = await reversePayment(tx, actor.user_id, ids, reason)
        })
        await notifyOf(actor, reversed, PUBLIC_URL)
        return c.json(invoice, 200)
      },
    )
    .post(
      '/provider/invoices/:id/credit-notes',
      route({
        audience: 'approved-provider',
        summary: 'Write a credit note over a part of an issued invoice',
        responses: { 200: invoiceDetails },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newCreditNote),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const note = c.req.valid('json')
        return c.json(
          await changed(actor, id, (tx) => creditInvoice(tx, actor.user_id, id, note)),
          200,
        )
      },
    )

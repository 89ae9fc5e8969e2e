import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  invoiceDetails,
  newCreditNote,
  newRecordedPayment,
  paymentReversal,
} from '#domain/practice/billing/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, type Transaction } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requirePastDay } from '../invoice-problems.ts'
import { type Books, creditInvoice, openBooks, recordPayment, reversePayment } from './data.ts'

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

/** What a provider records on an issued invoice. */
export const recordedPaymentRoutes = apiRoutes()
  .get(
    '/provider/invoices/:id',
    route({
      audience: 'approved-provider',
      summary: 'One invoice with its payments and credit notes; the patient’s reading is recorded',
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
      return c.json(
        await changed(actor, ids.id, (tx) => reversePayment(tx, actor.user_id, ids, reason)),
        200,
      )
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

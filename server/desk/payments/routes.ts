import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  deskInvoice,
  deskInvoices,
  newDeskPayment,
  newDeskReversal,
} from '#domain/desk/payments.ts'
import { uuid } from '#domain/values/uuid.ts'
import { auditReading } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { pdfHeaders } from '#server/platform/files/file-name.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import type { Env } from '#server/platform/env.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { postReversal } from '../../practice/billing/payments/mails.ts'
import {
  findDeskReceipt,
  listDeskInvoices,
  markReceipt,
  openDeskInvoice,
  takePayment,
} from './data.ts'
import { deskReceiptName, renderDeskReceipt } from './receipt-pdf.ts'
import { reverseTaken } from './reversals/data.ts'

const byPatient = z.object({ id: uuid('Send the id of a patient.') })
const byId = z.object({ id: uuid('Send the id of an invoice.') })
const byPayment = z.extend(byId, { payment_id: uuid('Send the id of a payment.') })

/** Invoices of patients and money at the front desk. */
export const deskPaymentRoutes = ({ PUBLIC_URL }: Env) =>
  apiRoutes()
    .get(
      '/desk/patients/:id/invoices',
      route({
        audience: 'front-desk',
        summary:
          'List what was issued to a patient, what is open first: numbers, amounts and payments; the reading is recorded',
        responses: { 200: deskInvoices },
        problems: [404],
      }),
      validate.param(byPatient),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const listed = await asSystemFor(actor, 'no policy shows the desk the invoices', (tx) =>
          listDeskInvoices(tx, actor.user_id, id, todayInLusaka()),
        )
        return c.json(listed, 200)
      },
    )
    .post(
      '/desk/invoices/:id/payments',
      route({
        audience: 'front-desk',
        summary:
          'Record a payment at the front desk, in part or in full: cash into the caller’s till, a card or a bank transfer with its number',
        responses: { 200: deskInvoice, 201: deskInvoice },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newDeskPayment),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const taken = c.req.valid('json')
        const today = todayInLusaka()
        const { invoice, isNew } = await asSystemFor(
          actor,
          'only the system records what the desk takes',
          async (tx) => ({
            isNew: await takePayment(tx, actor.user_id, id, taken, today),
            invoice: await openDeskInvoice(tx, actor.user_id, id, today),
          }),
        )
        requireFound(invoice)
        return c.json(invoice, isNew ? 201 : 200)
      },
    )
    .post(
      '/desk/invoices/:id/payments/:payment_id/reversal',
      route({
        audience: 'front-desk',
        summary:
          'Reverse a payment that the caller took by mistake, on the same day and while their till is open',
        responses: { 200: deskInvoice },
        problems: [404, 409],
      }),
      validate.param(byPayment),
      validate.json(newDeskReversal),
      async (c) => {
        const { actor } = c.var
        const ids = c.req.valid('param')
        const { reason } = c.req.valid('json')
        const today = todayInLusaka()
        const invoice = await asSystemFor(
          actor,
          'only the system changes what the desk took',
          async (tx) => {
            const reversed = await reverseTaken(tx, actor.user_id, { ...ids, reason }, today)
            if (reversed) await postReversal(tx, reversed, PUBLIC_URL)
            return openDeskInvoice(tx, actor.user_id, ids.id, today)
          },
        )
        requireFound(invoice)
        return c.json(invoice, 200)
      },
    )
    .get(
      '/desk/invoices/:id/payments/:payment_id/receipt.pdf',
      route({
        audience: 'front-desk',
        summary: 'Print the receipt of a payment of a patient’s invoice; the reading is recorded',
        responses: { 200: 'application/pdf' },
        problems: [404],
      }),
      validate.param(byPayment),
      async (c) => {
        const { actor } = c.var
        const ids = c.req.valid('param')
        const found = await asSystemFor(actor, 'print a receipt at the desk', async (tx) => {
          const receipt = await findDeskReceipt(tx, ids)
          if (receipt) {
            await auditReading(tx, actor.user_id, [receipt.patient_id], 'desk_invoices.read')
            await markReceipt(tx, ids.payment_id)
          }
          return receipt
        })
        requireFound(found)
        const pdf = await renderPdf(actor.user_id, renderDeskReceipt(found))
        return c.body(pdf, 200, pdfHeaders(deskReceiptName(found)))
      },
    )

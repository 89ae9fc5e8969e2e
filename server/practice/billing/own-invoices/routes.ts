import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { ownInvoice, ownInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  invoiceName,
  invoiceReceiptName,
  renderInvoice,
  renderInvoiceReceipt,
} from '../invoice-pdf.ts'
import { findBilledSelf } from '../billed/data.ts'
import { findReceipt, listOwnInvoices, openOwnInvoice } from './data.ts'
import { pdfHeaders } from '#server/platform/files/file-name.ts'

const byId = z.object({ id: uuid('Send the id of an invoice.') })
const byPayment = z.extend(byId, { payment_id: uuid('Send the id of a payment.') })

/** Invoices as their patient reads them. */
export const ownInvoiceRoutes = apiRoutes()
  .get(
    '/invoices',
    route({
      audience: 'signed-in',
      summary: 'List what was issued to oneself, the latest session first',
      responses: { 200: z.array(ownInvoice) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      return c.json(
        await asActorPipelined(actor, (tx) => listOwnInvoices(tx, actor.user_id, page)),
        200,
      )
    },
  )
  .get(
    '/invoices/:id',
    route({
      audience: 'signed-in',
      summary: 'One invoice that was issued to oneself, with its payments and credit notes',
      responses: { 200: ownInvoiceDetails },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const opened = await asActorPipelined(actor, (tx) => openOwnInvoice(tx, actor.user_id, id))
      requireFound(opened)
      return c.json(opened, 200)
    },
  )
  .get(
    '/invoices/:id/invoice.pdf',
    route({
      audience: 'signed-in',
      summary: 'Print an invoice that was issued to oneself, as PDF',
      responses: { 200: 'application/pdf' },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const [found, billed] = await asActor(actor, (tx) =>
        Promise.all([openOwnInvoice(tx, actor.user_id, id), findBilledSelf(tx, actor.user_id)]),
      )
      requireFound(found)
      const { provider_name, payments, credit_notes } = found
      const invoice = { ...found, patient: null }
      const sheet = renderInvoice({ invoice, billed, provider_name, payments, credit_notes })
      const pdf = await renderPdf(actor.user_id, sheet)
      return c.body(pdf, 200, pdfHeaders(invoiceName(invoice, provider_name)))
    },
  )
  .get(
    '/invoices/:id/payments/:payment_id/receipt.pdf',
    route({
      audience: 'signed-in',
      summary: 'The receipt of a payment of the caller’s invoice, as PDF',
      responses: { 200: 'application/pdf' },
      problems: [404],
    }),
    validate.param(byPayment),
    async (c) => {
      const { actor } = c.var
      const ids = c.req.valid('param')
      const [found, billed] = await asActor(actor, (tx) =>
        Promise.all([findReceipt(tx, actor.user_id, ids), findBilledSelf(tx, actor.user_id)]),
      )
      requireFound(found)
      const pdf = await renderPdf(actor.user_id, renderInvoiceReceipt({ ...found, billed }))
      return c.body(pdf, 200, pdfHeaders(invoiceReceiptName(found)))
    },
  )

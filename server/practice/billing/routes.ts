import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { invoiceStatuses } from '#domain/practice/billing/status.ts'
import {
  billingPeriod,
  billingSummary,
  invoice,
  invoiceStep,
  issuedMany,
  issueMany,
  sessionPrices,
} from '#domain/practice/billing/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { pagesOf } from '#server/platform/row-pages.ts'
import { findBilled } from './billed/data.ts'
import { draftRoutes } from './drafts/routes.ts'
import { issueDrafts, listInvoices, listInvoicesOf, takeStep } from './data.ts'
import { invoiceName, renderInvoice } from './invoice-pdf.ts'
import { requirePastDay } from './invoice-problems.ts'
import { invoiceCells, invoicesHead } from './invoices-csv.ts'
import { openBooks } from './payments/data.ts'
import { keepPrices, summariseBilling } from './summary/data.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { readProfile } from '../../accounts/profile/data.ts'

const byId = z.object({ id: uuid('Send the id of an invoice.') })
const invoicesQuery = z.extend(pageQuery, {
  status: z.optional(z.enum(invoiceStatuses, 'Choose a state of invoices.')),
})

const unnumbered = () => new Problem(409, 'conflict', 'Issue this invoice first.')

export const billingRoutes = apiRoutes()
  .route('/', draftRoutes)
  .get(
    '/provider/billing',
    route({
      audience: 'approved-provider',
      summary: 'Sum up the caller’s billing: prices, open invoices, and the last twelve months',
      responses: { 200: billingSummary },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(
        await asActorPipelined(actor, (tx) => summariseBilling(tx, actor.user_id, now())),
        200,
      )
    },
  )
  .put(
    '/provider/session-prices',
    route({
      audience: 'approved-provider',
      summary:
        'Say what a session costs, by type, whole; a draft without an amount gets this price',
      responses: { 200: sessionPrices },
    }),
    validate.json(sessionPrices),
    async (c) => {
      const { actor } = c.var
      const prices = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => keepPrices(tx, actor.user_id, prices)), 200)
    },
  )
  .get(
    '/provider/invoices',
    route({
      audience: 'approved-provider',
      summary:
        'List the caller’s invoices, the latest session first; each patient’s reading is recorded',
      responses: { 200: z.array(invoice) },
    }),
    validate.query(invoicesQuery),
    async (c) => {
      const { actor } = c.var
      const { status, ...page } = c.req.valid('query')
      return c.json(
        await asActor(actor, (tx) => listInvoices(tx, actor.user_id, page, status)),
        200,
      )
    },
  )
  .get(
    '/provider/invoices/csv',
    route({
      audience: 'approved-provider',
      summary: 'Get the invoices of a period as CSV; each patient’s reading is recorded',
      responses: { 200: 'text/csv' },
    }),
    validate.query(billingPeriod),
    async (c) => {
      const { actor } = c.var
      const period = c.req.valid('query')
      const { user_id } = actor
      const recorded = new Set<string>()
      const pages = pagesOf(
        async (wanted) => {
          const invoices = await asActor(actor, (tx) =>
            listInvoicesOf(tx, user_id, period, wanted, recorded),
          )
          for (const { patient } of invoices) if (patient) recorded.add(patient.id)
          return invoices
        },
        { size: 500 },
      )
      const file = await streamCsv(user_id, invoicesHead, pages, invoiceCells)
      const profile = await asActor(actor, (tx) => readProfile(tx, user_id))
      const parts = ['invoices', profile?.full_name, `${period.from}-to-${period.to}`]
      return c.body(file, 200, csvHeaders(fileName(parts, 'csv')))
    },
  )
  .get(
    '/provider/invoices/:id/invoice.pdf',
    route({
      audience: 'approved-provider',
      summary: 'Print an invoice as PDF; the reading is recorded in the patient’s record',
      responses: { 200: 'application/pdf' },
      problems: [404, 409],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const opened = await asActor(actor, async (tx) => {
        const books = await openBooks(tx, actor.user_id, id)
        const patient = books?.invoice.patient
        return books && { ...books, billed: patient ? await findBilled(tx, patient) : undefined }
      })
      requireFound(opened)
      if (!opened.invoice.number) throw unnumbered()
      const pdf = await renderPdf(actor.user_id, renderInvoice(opened))
      const { invoice } = opened
      return c.body(pdf, 200, pdfHeaders(invoiceName(invoice, invoice.patient?.full_name)))
    },
  )
  .patch(
    '/provider/invoices/:id',
    route({
      audience: 'approved-provider',
      summary: 'Issue, settle, waive or void an invoice',
      responses: { 200: invoice },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(invoiceStep),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const step = c.req.valid('json')
      if (step.status === 'paid') requirePastDay(step.paid_on)
      return c.json(await asActor(actor, (tx) => takeStep(tx, actor.user_id, id, step)), 200)
    },
  )
  .post(
    '/provider/invoices/issue',
    route({
      audience: 'approved-provider',
      summary: 'Issue several drafts at once; those that cannot be issued are named',
      responses: { 200: issuedMany },
    }),
    validate.json(issueMany),
    async (c) => {
      const { actor } = c.var
      const { invoices } = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => issueDrafts(tx, actor.user_id, invoices)), 200)
    },
  )

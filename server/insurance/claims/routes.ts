import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  claim,
  claimFile,
  type ClaimFile,
  claimPage,
  claimsOfMonth,
  claimStep,
  listPayment,
  newClaimList,
} from '#domain/insurance/claims.ts'
import { brand } from '#domain/values/brand.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { pagesOf } from '#server/platform/row-pages.ts'
import { findUnpaid } from '../../practice/billing/notifications/data.ts'
import { requirePrintable } from '../insurance-problems.ts'
import { restMail } from '../mails.ts'
import { claimCells, claimsHead } from './claims-csv.ts'
import { renderClaims } from './claims-pdf.ts'
import { findInsurerName, listClaimRows, listClaims, openClaim } from './data.ts'
import { payList, sendList } from './lists/data.ts'
import { stepClaim } from './steps/data.ts'

const reason = 'only the system keeps claims'
const page = { limit: 200, after: undefined }
/** A longer list is handed in as CSV. */
const mostPrinted = 2000

const openFile = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) =>
  asSystemFor(actor, reason, work)

async function nameOf(actor: Actor, { insurer_id }: ClaimFile): Promise<string> {
  const name = await openFile(actor, (tx) => findInsurerName(tx, insurer_id))
  requireFound(name)
  return name
}

/** Shares of insurers: handed in, answered, and what becomes of the rest. */
export const claimRoutes = ({ PUBLIC_URL }: Env) =>
  apiRoutes()
    .get(
      '/admin/claims',
      route({
        audience: 'admin',
        summary: 'List the claims of a month to an insurer with their sums; each name is recorded',
        responses: { 200: claimsOfMonth },
      }),
      validate.query(claimPage),
      async (c) => {
        const { actor } = c.var
        const query = c.req.valid('query')
        return c.json(await openFile(actor, (tx) => listClaims(tx, actor.user_id, query)), 200)
      },
    )
    .get(
      '/admin/claims/csv',
      route({
        audience: 'admin',
        summary:
          'Download the claims of a month to an insurer, or of one list, as CSV; each name is recorded',
        responses: { 200: 'text/csv' },
        problems: [404],
      }),
      validate.query(claimFile),
      async (c) => {
        const { actor } = c.var
        const query = c.req.valid('query')
        const name = await nameOf(actor, query)
        const rows = pagesOf(
          (wanted) => openFile(actor, (tx) => listClaimRows(tx, actor.user_id, query, wanted)),
          { size: 500 },
        )
        const file = await streamCsv(actor.user_id, claimsHead, rows, claimCells)
        const parts = ['claims', brand.name, name, query.month]
        return c.body(file, 200, csvHeaders(fileName(parts, 'csv')))
      },
    )
    .get(
      '/admin/claims/pdf',
      route({
        audience: 'admin',
        summary:
          'Print the claims of a month to an insurer, or of one list, to hand in; each name is recorded',
        responses: { 200: 'application/pdf' },
        problems: [404, 409],
      }),
      validate.query(claimFile),
      async (c) => {
        const { actor } = c.var
        const query = c.req.valid('query')
        const insurer_name = await nameOf(actor, query)
        const claims = await openFile(actor, (tx) =>
          listClaimRows(tx, actor.user_id, query, { after: undefined, limit: mostPrinted + 1 }),
        )
        requirePrintable(claims.length <= mostPrinted)
        const month = writtenDay(`${query.month}-01`).replace(/^\d+ /, '')
        // What was never handed in, and is billed or written off, is not asked of the insurer.
        const asked = claims.filter(
          ({ state, sent_on }) => state === 'collected' || sent_on !== null,
        )
        const sheet = renderClaims({ insurer_name, month, claims: asked })
        const pdf = await renderPdf(actor.user_id, sheet)
        const parts = ['claims', brand.name, insurer_name, query.month]
        return c.body(pdf, 200, pdfHeaders(fileName(parts, 'pdf')))
      },
    )
    .post(
      '/admin/claim-lists',
      route({
        audience: 'admin',
        summary: 'Mark all that is collected of a month as sent to the insurer, as it was seen',
        responses: { 200: claimsOfMonth },
        problems: [409],
      }),
      validate.json(newClaimList),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const { insurer_id, month } = typed
        const listed = await openFile(actor, async (tx) => {
          await sendList(tx, actor.user_id, typed, todayInLusaka())
          return listClaims(tx, actor.user_id, { insurer_id, month, ...page })
        })
        return c.json(listed, 200)
      },
    )
    .post(
      '/admin/claim-lists/:id/payment',
      route({
        audience: 'admin',
        summary: 'Record that all of a list that has no answer was paid in full, as it was seen',
        responses: { 200: claimsOfMonth },
        problems: [404, 409],
      }),
      validate.param(z.object({ id: uuid('Send the id of a list.') })),
      validate.json(listPayment),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const listed = await openFile(actor, async (tx) => {
          const shown = await payList(tx, actor.user_id, id, typed)
          return listClaims(tx, actor.user_id, { ...shown, ...page })
        })
        return c.json(listed, 200)
      },
    )
    .post(
      '/admin/claims/:id/steps',
      route({
        audience: 'admin',
        summary:
          'Enter what the insurer answered to a claim, or decide on the rest: bill it to the patient, who is notified by email, or write it off',
        responses: { 200: claim },
        problems: [404, 409],
      }),
      validate.param(z.object({ id: uuid('Send the id of a claim.') })),
      validate.json(claimStep),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const step = c.req.valid('json')
        const stepped = await openFile(actor, async (tx) => {
          const billed = await stepClaim(tx, actor.user_id, id, step)
          const unpaid = billed && (await findUnpaid(tx, billed))
          if (unpaid) await postMail(tx, await restMail(unpaid.address, unpaid, PUBLIC_URL))
          return openClaim(tx, actor.user_id, id)
        })
        requireFound(stepped)
        return c.json(stepped, 200)
      },
    )

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  correction,
  correctionPage,
  finance,
  financeMonth,
  financePage,
} from '#domain/admin/finance.ts'
import { audit } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { route, validate } from '#server/platform/route.ts'
import { listCorrections, listIncome, readLedger, sumMonth, sumUnpaid } from './data.ts'
import { maxLedgerRows, requireWholeLedger, writeLedger } from './ledger-csv.ts'

/** Reads the books; no patient is in them, so the reading is in the admin's own trail. */
async function read<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const books = await asSystemFor(actor, 'no policy shows an admin the invoices', work, {
    replica: true,
  })
  const { user_id } = actor
  await asActor(actor, (tx) =>
    audit(tx, { actor_id: user_id, subject_id: user_id, action: 'finance.read' }),
  )
  return books
}

const thisMonth = () => todayInLusaka().slice(0, 7)

export const financeRoutes = apiRoutes()
  .get(
    '/admin/finance',
    route({
      audience: 'admin',
      summary: 'Read the books of a month by provider, and what is unpaid; the reading is recorded',
      answers: { 200: finance },
    }),
    validate.query(financePage),
    async (c) => {
      const { month = thisMonth(), ...page } = c.req.valid('query')
      const [totals, providers, unpaid] = await read(c.var.actor, (tx) =>
        Promise.all([
          sumMonth(tx, month),
          listIncome(tx, month, page),
          sumUnpaid(tx, todayInLusaka()),
        ]),
      )
      return c.json({ month, totals, providers, unpaid }, 200)
    },
  )
  .get(
    '/admin/finance/corrections',
    route({
      audience: 'admin',
      summary: 'List reversals, credit notes and refunds of a month, newest first',
      answers: { 200: z.array(correction) },
    }),
    validate.query(correctionPage),
    async (c) => {
      const { month = thisMonth(), ...page } = c.req.valid('query')
      const rows = await read(c.var.actor, (tx) => listCorrections(tx, month, page))
      return c.json(rows, 200)
    },
  )
  .get(
    '/admin/finance/csv',
    route({
      audience: 'admin',
      summary: 'Download the books of a month for the accountant, as CSV',
      answers: { 200: 'text/csv' },
    }),
    validate.query(financeMonth),
    async (c) => {
      const { month = thisMonth() } = c.req.valid('query')
      const rows = await read(c.var.actor, (tx) => readLedger(tx, month, maxLedgerRows + 1))
      requireWholeLedger(rows.length)
      return c.body(writeLedger(rows), 200, csvHeaders(`books-${month}.csv`))
    },
  )

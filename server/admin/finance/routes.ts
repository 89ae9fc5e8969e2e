import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  correction,
  correctionPage,
  finance,
  type FinanceSums,
  financeMonth,
  financePage,
} from '#domain/admin/finance.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/db.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { pagesOf } from '#server/platform/row-pages.ts'
import { incomeRoutes } from './income/routes.ts'
import { insurerDebtRoutes } from './insurer-debts/routes.ts'
import { openBooks, readBooks, recordReading } from './reading.ts'
import { listCorrections, listLedger, sumMonth, sumUnpaid } from './data.ts'
import { ledgerCells, ledgerHead } from './ledger-csv.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { brand } from '#domain/values/brand.ts'

const thisMonth = () => todayInLusaka().slice(0, 7)

/** The sums of all providers together. */
function totalOf(all: readonly FinanceSums[]): FinanceSums {
  const sum = (key: keyof FinanceSums) => all.reduce((total, row) => total + row[key], 0)
  return {
    issued_ngwee: sum('issued_ngwee'),
    received_ngwee: sum('received_ngwee'),
    reversed_ngwee: sum('reversed_ngwee'),
    credited_ngwee: sum('credited_ngwee'),
  }
}

/** The books of a month, day by day: a page of one day does not read the whole month again. */
async function* ledgerPages(actor: Actor, month: string) {
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1))
    yield* pagesOf((wanted) => openBooks(actor, (tx) => listLedger(tx, day, wanted)), {
      size: 5000,
    })
}

export const financeRoutes = apiRoutes()
  .route('/', incomeRoutes)
  .route('/', insurerDebtRoutes)
  .get(
    '/admin/finance',
    route({
      audience: 'admin',
      summary: 'Read the books of a month by provider, and what is unpaid; the reading is recorded',
      responses: { 200: finance },
    }),
    validate.query(financePage),
    async (c) => {
      const { month = thisMonth(), limit, after } = c.req.valid('query')
      const [all, unpaid] = await readBooks(c.var.actor, (tx) =>
        Promise.all([sumMonth(tx, month), sumUnpaid(tx, todayInLusaka())]),
      )
      const start = after ? all.findIndex(({ provider_id }) => provider_id === after) + 1 : 0
      if (after && start === 0)
        throw new Problem(422, 'invalid', 'Please check what you entered.', {
          fields: { after: 'This provider has nothing in the month. Load the page again.' },
        })
      const providers = all.slice(start, start + limit)
      return c.json({ month, totals: totalOf(all), providers, unpaid }, 200)
    },
  )
  .get(
    '/admin/finance/corrections',
    route({
      audience: 'admin',
      summary: 'List reversals, credit notes and refunds of a month, newest first',
      responses: { 200: z.array(correction) },
    }),
    validate.query(correctionPage),
    async (c) => {
      const { month = thisMonth(), ...page } = c.req.valid('query')
      const rows = await readBooks(c.var.actor, (tx) => listCorrections(tx, month, page))
      return c.json(rows, 200)
    },
  )
  .get(
    '/admin/finance/csv',
    route({
      audience: 'admin',
      summary: 'Download the books of a month for the accountant, as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(financeMonth),
    async (c) => {
      const { month = thisMonth() } = c.req.valid('query')
      const { actor } = c.var
      await recordReading(actor)
      const file = await streamCsv(
        actor.user_id,
        ledgerHead,
        ledgerPages(actor, month),
        ledgerCells,
      )
      return c.body(file, 200, csvHeaders(fileName(['books', brand.name, month], 'csv')))
    },
  )

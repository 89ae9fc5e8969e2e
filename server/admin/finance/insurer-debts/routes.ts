import * as z from 'zod/mini'
import { insurerDebt, type InsurerDebt } from '#domain/admin/finance.ts'
import { brand } from '#domain/values/brand.ts'
import { kwachaDigits } from '#domain/values/money.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { type Cell, csvHeaders, writeCsv } from '#server/platform/files/csv.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route } from '#server/platform/route.ts'
import { readBooks } from '../reading.ts'
import { listInsurerDebts } from './data.ts'

const head = [
  'Month of the visits',
  'Insurer',
  'Claims',
  'To hand in (ZMW)',
  'Handed in (ZMW)',
  'To decide (ZMW)',
  'Owed (ZMW)',
]

const cells = (debt: InsurerDebt): Cell[] => {
  const { collected_ngwee, sent_ngwee, undecided_ngwee } = debt
  return [
    debt.month,
    debt.insurer_name,
    debt.claims,
    ...[collected_ngwee, sent_ngwee, undecided_ngwee].map(kwachaDigits),
    kwachaDigits(collected_ngwee + sent_ngwee + undecided_ngwee),
  ]
}

/** What insurers owe: it is no debt of a patient, so it is not among the unpaid invoices. */
export const insurerDebtRoutes = apiRoutes()
  .get(
    '/admin/finance/insurers',
    route({
      audience: 'admin',
      summary:
        'Sum up what insurers owe now, by insurer and month of the visits; the reading is recorded',
      responses: { 200: z.array(insurerDebt) },
    }),
    async (c) => c.json(await readBooks(c.var.actor, listInsurerDebts), 200),
  )
  .get(
    '/admin/finance/insurers/csv',
    route({
      audience: 'admin',
      summary: 'Download what insurers owe now as CSV; the reading is recorded',
      responses: { 200: 'text/csv' },
    }),
    async (c) => {
      const rows = await readBooks(c.var.actor, listInsurerDebts)
      const parts = ['insurers', brand.name, todayInLusaka()]
      return c.body(writeCsv(head, rows.map(cells)), 200, csvHeaders(fileName(parts, 'csv')))
    },
  )

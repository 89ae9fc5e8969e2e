import { income, incomeFileQuery, incomeQuery, shownIncome } from '#domain/admin/income.ts'
import { brand } from '#domain/values/brand.ts'
import { csvHeaders } from '#server/platform/files/csv.ts'
import { streamCsv } from '#server/platform/files/csv-download.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { pagesOf } from '#server/platform/row-pages.ts'
import { openBooks, readBooks, recordReading } from '../reading.ts'
import { listIncomeBy, listIncomeEntries, sumIncome } from './data.ts'
import { entriesHead, entryCells, incomeCells, incomeHead } from './income-csv.ts'

const first = { after: undefined, limit: shownIncome }

/** All income of the clinic: visits, memberships and plans. */
export const incomeRoutes = apiRoutes()
  .get(
    '/admin/finance/income',
    route({
      audience: 'admin',
      summary:
        'Sum up all income of a period by day, month, provider, visit type, means, purpose or plan; the reading is recorded',
      responses: { 200: income },
    }),
    validate.query(incomeQuery),
    async (c) => {
      const query = c.req.valid('query')
      const [totals, rows] = await readBooks(c.var.actor, (tx) =>
        Promise.all([sumIncome(tx, query), listIncomeBy(tx, query, first)]),
      )
      const shown = rows.map((one) => {
        const { row: _, ...sums } = one
        return sums
      })
      return c.json({ totals, rows: shown }, 200)
    },
  )
  .get(
    '/admin/finance/income/csv',
    route({
      audience: 'admin',
      summary: 'Download the sums of the income of a period, or each entry, as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(incomeFileQuery),
    async (c) => {
      const { by, ...period } = c.req.valid('query')
      const { actor } = c.var
      await recordReading(actor)
      const parts = [brand.name, 'income', by, `${period.from}-to-${period.to}`]
      const headers = csvHeaders(fileName(parts, 'csv'))
      if (by === 'entry') {
        const entries = pagesOf(
          (wanted) => openBooks(actor, (tx) => listIncomeEntries(tx, period, wanted)),
          { size: 1000 },
        )
        return c.body(
          await streamCsv(actor.user_id, entriesHead, entries, entryCells),
          200,
          headers,
        )
      }
      const rows = pagesOf(
        async (wanted) =>
          (await openBooks(actor, (tx) => listIncomeBy(tx, { ...period, by }, wanted))).map(
            ({ row, ...sums }) => ({ sums, key: row }),
          ),
        { size: 1000 },
      )
      const file = await streamCsv(actor.user_id, incomeHead(by), rows, ({ sums }) =>
        incomeCells(sums),
      )
      return c.body(file, 200, headers)
    },
  )

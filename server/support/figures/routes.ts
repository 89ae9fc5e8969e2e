import { type FigurePeriod, figuresQuery, supportFigures } from '#domain/support/figures.ts'
import { brand } from '#domain/values/brand.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import { csvHeaders, writeCsv } from '#server/platform/files/csv.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { countWaitingNow, readFigures } from './data.ts'
import { figureCells, figuresHead } from './figures-csv.ts'

/** Counts alone: no one’s record is read, so nothing is put on record. */
const read = (actor: Actor, by: FigurePeriod) =>
  asSystemFor(
    actor,
    'count how the promise of an answer is kept',
    async (tx) => {
      const at = now()
      const [figures, waiting] = await Promise.all([
        readFigures(tx, by, at),
        countWaitingNow(tx, at),
      ])
      return { by, ...waiting, ...figures }
    },
    { replica: true },
  )

/** How the promise of priority support is kept. */
export const supportFigureRoutes = apiRoutes()
  .get(
    '/admin/support-figures',
    route({
      audience: 'admin',
      summary:
        'How many questions were answered in time, by week or month and by topic, and what waits now; no patient is named',
      responses: { 200: supportFigures },
    }),
    validate.query(figuresQuery),
    async (c) => c.json(await read(c.var.actor, c.req.valid('query').by), 200),
  )
  .get(
    '/admin/support-figures/csv',
    route({
      audience: 'admin',
      summary: 'Download the same figures as CSV',
      responses: { 200: 'text/csv' },
    }),
    validate.query(figuresQuery),
    async (c) => {
      const { by } = c.req.valid('query')
      const { periods, topics } = await read(c.var.actor, by)
      const rows = [...periods, ...topics].map(figureCells)
      const parts = ['support', brand.name, `by-${by}`, todayInLusaka()]
      return c.body(writeCsv(figuresHead, rows), 200, csvHeaders(fileName(parts, 'csv')))
    },
  )

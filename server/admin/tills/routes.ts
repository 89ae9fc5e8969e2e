import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  adminTill,
  newTillCorrection,
  tillCountByAdmin,
  tillPeriod,
  type TillPeriod,
} from '#domain/desk/tills.ts'
import { brand } from '#domain/values/brand.ts'
import { uuid } from '#domain/values/uuid.ts'
import { audit } from '#server/platform/audit.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { csvHeaders, writeCsv } from '#server/platform/files/csv.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../accounts/passwords/own-password.ts'
import { closeTill, recordCount } from '../../desk/tills/data.ts'
import { correctTill, listTills, readTill } from './data.ts'
import { tillCells, tillsHead } from './tills-csv.ts'

const byId = z.object({ id: uuid('Send the id of a till.') })

/** Reads the tills of a period. No patient is in them, so the reading is in the admin's own trail. */
const read = (actor: Actor, period: TillPeriod) =>
  asSystemFor(actor, 'only the system keeps tills', async (tx) => {
    const { user_id } = actor
    await audit(tx, { actor_id: user_id, subject_id: user_id, action: 'tills.read' })
    return listTills(tx, period)
  })

/** The cash of the front desk, by person and day. */
export function tillRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/tills',
      route({
        audience: 'admin',
        summary:
          'List the tills of a period with what differs, the latest first; the reading is recorded',
        responses: { 200: z.array(adminTill) },
      }),
      validate.query(tillPeriod),
      async (c) => c.json(await read(c.var.actor, c.req.valid('query')), 200),
    )
    .get(
      '/admin/tills/csv',
      route({
        audience: 'admin',
        summary: 'Download the tills of a period as CSV; the reading is recorded',
        responses: { 200: 'text/csv' },
      }),
      validate.query(tillPeriod),
      async (c) => {
        const { actor } = c.var
        const period = c.req.valid('query')
        const rows = await read(actor, period)
        const parts = ['tills', brand.name, `${period.from}-to-${period.to}`]
        return c.body(
          writeCsv(tillsHead, rows.map(tillCells)),
          200,
          csvHeaders(fileName(parts, 'csv')),
        )
      },
    )
    .post(
      '/admin/tills/:id/closing',
      route({
        audience: 'admin',
        summary:
          'Count and close a till that its holder does not close, with a reason; asks for the password',
        responses: { 200: adminTill },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(tillCountByAdmin),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { password, ...count } = c.req.valid('json')
        await requirePassword(c.var, password)
        const till = await asSystemFor(actor, 'only the system keeps tills', async (tx) => {
          await recordCount(tx, actor.user_id, { id, holder_id: undefined }, count.counted_ngwee)
          await closeTill(tx, actor.user_id, { id, holder_id: undefined }, count)
          return readTill(tx, id)
        })
        return c.json(till, 200)
      },
    )
    .post(
      '/admin/tills/:id/corrections',
      route({
        audience: 'admin',
        summary: 'Enter a correction of a closed till, with a reason; asks for the password',
        responses: { 200: adminTill },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newTillCorrection),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        await requirePassword(c.var, typed.password)
        const till = await asSystemFor(actor, 'only the system keeps tills', (tx) =>
          correctTill(tx, actor.user_id, id, typed),
        )
        return c.json(till, 200)
      },
    )
}

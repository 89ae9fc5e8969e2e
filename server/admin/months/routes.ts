import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { bookMonth, byMonth, monthClosing, monthReopening } from '#domain/admin/months.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../accounts/passwords/own-password.ts'
import { listMonths, stepMonth } from './data.ts'

/** Does something with the months, and answers them as they are then. */
const after = (actor: Actor, work: (tx: Transaction, today: string) => Promise<void>) =>
  asSystemFor(actor, 'only the system keeps months of the books', async (tx) => {
    const today = todayInLusaka()
    await work(tx, today)
    return listMonths(tx, today)
  })

/** Months of the books, closed and opened by an admin. */
export function monthRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/months',
      route({
        audience: 'admin',
        summary: 'List the last 24 months of the books, the latest first, and which are closed',
        responses: { 200: z.array(bookMonth) },
      }),
      async (c) => c.json(await after(c.var.actor, async () => undefined), 200),
    )
    .post(
      '/admin/months/:month/closing',
      route({
        audience: 'admin',
        summary:
          'Close a month that is over: no payment, refund, credit note or invoice is dated into it any more; asks for the password',
        responses: { 200: z.array(bookMonth) },
        problems: [409],
      }),
      validate.param(byMonth),
      validate.json(monthClosing),
      async (c) => {
        const { actor } = c.var
        const { month } = c.req.valid('param')
        const { password, ...step } = c.req.valid('json')
        await requirePassword(c.var, password)
        const months = await after(actor, (tx, today) =>
          stepMonth(tx, actor.user_id, month, step, today),
        )
        return c.json(months, 200)
      },
    )
    .post(
      '/admin/months/:month/reopening',
      route({
        audience: 'admin',
        summary: 'Open a closed month again, with a reason; asks for the password',
        responses: { 200: z.array(bookMonth) },
        problems: [409],
      }),
      validate.param(byMonth),
      validate.json(monthReopening),
      async (c) => {
        const { actor } = c.var
        const { month } = c.req.valid('param')
        const { password, ...step } = c.req.valid('json')
        await requirePassword(c.var, password)
        const months = await after(actor, (tx, today) =>
          stepMonth(tx, actor.user_id, month, step, today),
        )
        return c.json(months, 200)
      },
    )
}

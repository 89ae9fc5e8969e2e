import * as z from 'zod/mini'
import { lateTask } from '#domain/admin/late-tasks.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { route, validate } from '#server/platform/route.ts'
import { claimReminder, type LateKind, listLateTasks, releaseLateCall } from './data.ts'
import { lateTaskMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of what waits.') })
const tasks = z.array(lateTask)

/** Does something, and answers all late tasks as they are then. */
const then = (actor: Actor, change: (tx: Transaction) => Promise<void>) =>
  asSystemFor(actor, 'no policy shows an admin what waits for providers', async (tx) => {
    await change(tx)
    return listLateTasks(tx, actor.user_id, todayInLusaka())
  })

/** Calls and answers that were promised and urgent referrals that wait for too long: who must act, and a way to remind them. */
export function lateTaskRoutes({ PUBLIC_URL }: Env) {
  const remind = (actor: Actor, kind: LateKind, id: string) =>
    then(actor, async (tx) => {
      const clock = { now: now(), today: todayInLusaka() }
      const addresses = await claimReminder(tx, actor.user_id, { kind, id }, clock)
      for (const address of addresses)
        await postMail(tx, await lateTaskMail(address, PUBLIC_URL), { at_most_once: true })
    })
  return apiRoutes()
    .get(
      '/admin/late-tasks',
      route({
        audience: 'admin',
        summary:
          'List late calls, check-ins and urgent referrals with the providers who must act, the longest waiting first; no patient is named, and the reading is recorded',
        responses: { 200: tasks },
      }),
      async (c) => c.json(await then(c.var.actor, async () => undefined), 200),
    )
    .post(
      '/admin/late-calls/:id/reminder',
      route({
        audience: 'admin',
        summary:
          'Send an email about a late call to its therapist, or to all where none has taken it; once a day at most',
        responses: { 200: tasks },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => c.json(await remind(c.var.actor, 'call', c.req.valid('param').id), 200),
    )
    .post(
      '/admin/late-calls/:id/release',
      route({
        audience: 'admin',
        summary: 'Give a late call back to all therapists, so that another can take it',
        responses: { 200: tasks },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const left = await then(actor, (tx) =>
          releaseLateCall(tx, actor.user_id, id, todayInLusaka()),
        )
        return c.json(left, 200)
      },
    )
    .post(
      '/admin/late-check-ins/:id/reminder',
      route({
        audience: 'admin',
        summary:
          'Send an email about a late check-in to its therapist, or to all where none has taken it; once a day at most',
        responses: { 200: tasks },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => c.json(await remind(c.var.actor, 'check_in', c.req.valid('param').id), 200),
    )
    .post(
      '/admin/late-referrals/:id/reminder',
      route({
        audience: 'admin',
        summary:
          'Send an email about an urgent referral to the provider who must act; once a day at most',
        responses: { 200: tasks },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => c.json(await remind(c.var.actor, 'referral', c.req.valid('param').id), 200),
    )
}

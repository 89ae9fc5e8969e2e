import { type FirstSteps, firstSteps, hiddenSteps, stepKeys } from '#domain/admin/first-steps.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { areHidden, readRecords, setHidden } from './data.ts'
import { judgeRecords } from './judge-records.ts'
import { judgeBackups, judgeEmail, judgePayments } from './judge-server.ts'

/** What is to be done before the first patient comes, with what the server knows of each. */
export function firstStepRoutes(env: Env) {
  async function readSteps(actor: Actor): Promise<FirstSteps> {
    const [records, is_hidden] = await asSystemFor(actor, 'see which first steps are done', (tx) =>
      Promise.all([readRecords(tx), areHidden(tx)]),
    )
    const at = now()
    const judged = [
      ...judgeRecords(records, {
        isFactorRequired: env.REQUIRE_STAFF_MFA,
        today: todayInLusaka(),
      }),
      judgePayments(env, records, at),
      judgeEmail(env, records, at),
      ...(await judgeBackups(env.BACKUP_DIR, at)),
    ]
    const byKey = new Map(judged.map((step) => [step.key, step]))
    return { steps: stepKeys.map((key) => byKey.get(key)!), is_hidden }
  }
  return apiRoutes()
    .get(
      '/admin/first-steps',
      route({
        audience: 'admin',
        summary:
          'List what a new installation needs before patients come, each as done, open, or not seen by the server',
        responses: { 200: firstSteps },
      }),
      async (c) => c.json(await readSteps(c.var.actor), 200),
    )
    .put(
      '/admin/first-steps',
      route({
        audience: 'admin',
        summary: 'Hide the first steps on the start page of all admins, or show them again',
        responses: { 200: firstSteps },
      }),
      validate.json(hiddenSteps),
      async (c) => {
        const { actor } = c.var
        const { is_hidden } = c.req.valid('json')
        await asSystemFor(actor, 'hide or show the first steps for all admins', (tx) =>
          setHidden(tx, actor.user_id, is_hidden),
        )
        return c.json(await readSteps(actor), 200)
      },
    )
}

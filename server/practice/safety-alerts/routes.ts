import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { nextContactDays } from '#domain/safety/escalation.ts'
import { newAcknowledgement, newFollowUp, safetyAlert } from '#domain/safety/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { openSafetyAlerts, recordFollowUp, takeSafetyStep } from './data.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'

export const safetyAlertRoutes = apiRoutes()
  .get(
    '/provider/safety-alerts',
    route({
      audience: 'approved-provider',
      summary:
        'Read the safety alerts of the caller’s patients, open ones first, with how to reach them; each reading is recorded',
      responses: { 200: z.array(safetyAlert) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => openSafetyAlerts(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/provider/safety-alerts/:id/acknowledgement',
    route({
      audience: 'approved-provider',
      summary:
        'Take up a safety alert, record that the patient could not be reached, or close it with a next date',
      responses: { 200: safetyAlert },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an alert.') })),
    validate.json(newAcknowledgement),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const step = c.req.valid('json')
      if (step.next_on !== undefined) requireNextDay(step.next_on, now(), nextContactDays)
      const alert = await asActor(actor, (tx) => takeSafetyStep(tx, actor.user_id, id, step))
      requireFound(alert)
      if (alert === 'taken') throw new Problem(409, 'conflict', closedOrWithdrawn)
      return c.json(alert, 200)
    },
  )
  .post(
    '/provider/safety-alerts/:id/follow-ups',
    route({
      audience: 'approved-provider',
      summary:
        'Record a contact that was due after an alert, and the next one or that none follows',
      responses: { 200: safetyAlert },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an alert.') })),
    validate.json(newFollowUp),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      if (typed.next_on !== null) requireNextDay(typed.next_on, now(), nextContactDays)
      const alert = await asActor(actor, (tx) => recordFollowUp(tx, actor.user_id, id, typed))
      requireFound(alert)
      if (alert === 'moved')
        throw new Problem(
          409,
          'conflict',
          'Another day was planned since then. Load the page again.',
        )
      return c.json(alert, 200)
    },
  )

const closedOrWithdrawn =
  'This alert is closed, or this person has withdrawn their consent to alerts. The list says which.'

/**
 * Rejects a next date that is not between these numbers of days from now, in Lusaka.
 *
 * @throws Problem 422 that names `next_on`
 */
function requireNextDay(
  next_on: string,
  now: Date,
  { first, last }: { first: number; last: number },
): void {
  const inDays = (days: number) => dayAfter(lusakaClock(now).day, days)
  if (next_on >= inDays(first) && next_on <= inDays(last)) return
  const message = `Choose a day within the next ${last} days, from tomorrow on.`
  throw new Problem(422, 'invalid', message, { fields: { next_on: message } })
}

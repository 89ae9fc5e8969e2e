import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  newSafetyAlert,
  newWithdrawal,
  newSafetyPlan,
  ownAlert,
  safetyAlertRaised,
  safetyPlan,
} from '#domain/safety/schema.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  raiseSafetyAlerts,
  readOwnAlert,
  readSafetyPlan,
  removeSafetyPlan,
  withdrawSafetyAlerts,
  writeSafetyPlan,
} from './data.ts'

export const safetyRoutes = apiRoutes()
  .get(
    '/safety-plan',
    route({
      audience: 'signed-in',
      summary: 'Get the caller’s safety plan, or null',
      responses: { 200: z.nullable(safetyPlan) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => readSafetyPlan(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/safety-plan',
    route({
      audience: 'signed-in',
      summary: 'Keep a safety plan in place of the one before',
      responses: { 200: safetyPlan },
    }),
    validate.json(newSafetyPlan),
    async (c) => {
      const { actor } = c.var
      const plan = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => writeSafetyPlan(tx, actor.user_id, plan)), 200)
    },
  )
  .delete(
    '/safety-plan',
    route({
      audience: 'signed-in',
      summary: 'Remove the caller’s safety plan',
      responses: { 204: true },
    }),
    async (c) => {
      const { actor } = c.var
      await asActor(actor, (tx) => removeSafetyPlan(tx, actor.user_id))
      return c.body(null, 204)
    },
  )
  .post(
    '/safety-alerts',
    route({
      audience: 'signed-in',
      summary:
        'Notify the caller’s providers that the caller may be unsafe; returns who was notified',
      responses: { 200: safetyAlertRaised, 201: safetyAlertRaised },
    }),
    validate.json(newSafetyAlert),
    async (c) => {
      const { user_id } = c.var.actor
      const { id = randomUUID() } = c.req.valid('json')
      const { isNew, ...raised } = await asActor(c.var.actor, async (tx) => ({
        ...(await raiseSafetyAlerts(tx, user_id, id)),
        ...(await readOwnAlert(tx, user_id, now())),
      }))
      return c.json(raised, isNew ? 201 : 200)
    },
  )
  .get(
    '/safety-alerts',
    route({
      audience: 'signed-in',
      summary:
        'Read what is known of the caller’s open alert: who got an email, and who has taken it up',
      responses: { 200: ownAlert },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => readOwnAlert(tx, actor.user_id, now())), 200)
    },
  )
  .post(
    '/safety-alerts/withdraw',
    route({
      audience: 'signed-in',
      summary: 'Withdraw the alert of an answer that was a mistake',
      responses: { 204: true },
    }),
    validate.json(newWithdrawal),
    async (c) => {
      const { user_id } = c.var.actor
      const { id } = c.req.valid('json')
      await asActor(c.var.actor, (tx) => withdrawSafetyAlerts(tx, user_id, id))
      return c.body(null, 204)
    },
  )

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { activity, activityCorrection, activityLog, newActivity } from '#domain/diary/activities.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { changing, correcting } from '../changes/changing.ts'
import { removeEntry, restoreEntry } from '../changes/data.ts'
import { requireRecentDay } from '../recent-day.ts'
import {
  activityKind,
  correctActivity,
  readActivity,
  readActivityLog,
  recordActivity,
} from './data.ts'

const entryParam = z.object({ id: uuid('Send the id of an activity.') })

export const activityRoutes = apiRoutes()
  .get(
    '/activity-log',
    route({
      audience: 'client',
      summary: 'How one moved: the sums of four weeks, and the activities of the last 14 days',
      responses: { 200: activityLog },
    }),
    async (c) => {
      const { actor } = c.var
      const log = await asActorPipelined(actor, (tx) =>
        readActivityLog(tx, actor.user_id, todayInLusaka()),
      )
      return c.json(log, 200)
    },
  )
  .post(
    '/activities',
    route({
      audience: 'client',
      summary: 'Write down how one moved',
      responses: { 200: activity, 201: activity },
      problems: [409],
    }),
    validate.json(newActivity),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      requireRecentDay(typed.day)
      const recorded = await asActor(actor, (tx) => recordActivity(tx, actor.user_id, typed))
      return c.json(recorded.activity, recorded.isNew ? 201 : 200)
    },
  )
  .patch(
    '/activities/:id',
    route({
      audience: 'client',
      summary: 'Correct an activity of the caller',
      responses: { 200: activity },
      problems: [404, 409],
    }),
    validate.param(entryParam),
    validate.json(activityCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) => correctActivity(tx, actor.user_id, id, correction))
      return c.json(await asActor(actor, (tx) => readActivity(tx, actor.user_id, id)), 200)
    },
  )
  .delete(
    '/activities/:id',
    route({
      audience: 'client',
      summary: 'Take an activity out again',
      responses: { 204: true },
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const own = { ...activityKind, user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeEntry(tx, own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/activities/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore an activity of the caller that was removed within a day',
      responses: { 200: activity },
      problems: [404],
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await changing(actor, (tx) =>
        restoreEntry(tx, { ...activityKind, user_id: actor.user_id, id }),
      )
      return c.json(await asActor(actor, (tx) => readActivity(tx, actor.user_id, id)), 200)
    },
  )

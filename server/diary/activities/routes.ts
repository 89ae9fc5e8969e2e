import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { activity, activityLog, newActivity } from '#domain/diary/activities.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { removeEntry } from '../data.ts'
import { requireRecentDay } from '../recent-day.ts'
import { readActivityLog, recordActivity } from './data.ts'

const removal = { table: 'activities', action: 'activity.remove' } as const

export const activityRoutes = apiRoutes()
  .get(
    '/activity-log',
    route({
      audience: 'client',
      summary: 'How one moved: the sums of four weeks, and the activities of the last 14 days',
      answers: { 200: activityLog },
    }),
    async (c) => {
      const { actor } = c.var
      const log = await asActorOnce(actor, (tx) =>
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
      answers: { 200: activity, 201: activity },
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
  .delete(
    '/activities/:id',
    route({
      audience: 'client',
      summary: 'Take an activity out again',
      answers: { 204: true },
    }),
    validate.param(z.object({ id: uuid('Send the id of an activity.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeEntry(tx, removal, actor.user_id, id))
      return c.body(null, 204)
    },
  )

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import {
  calendarFeed,
  calendarFeedNames,
  madeCalendarFeed,
} from '#domain/appointments/calendar-feed.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { endFeed, makeFeed, readFeed, setFeedNames } from './data.ts'

/** The secret address at which the caller's calendar app reads their appointments. */
export const calendarFeedRoutes = apiRoutes()
  .get(
    '/calendar-feed',
    route({
      audience: 'signed-in',
      summary: 'Whether the caller has a calendar feed, and whether it shows names',
      answers: { 200: calendarFeed },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readFeed(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/calendar-feed',
    route({
      audience: 'signed-in',
      summary: 'Make a calendar feed; an earlier address of it ends',
      answers: { 201: madeCalendarFeed },
    }),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      return c.json({ token: await asActor(actor, (tx) => makeFeed(tx, actor.user_id)) }, 201)
    },
  )
  .patch(
    '/calendar-feed',
    route({
      audience: 'signed-in',
      summary: 'Show the names of the other participants in the caller’s feed, or hide them',
      answers: { 204: true },
      problems: [404],
    }),
    validate.json(calendarFeedNames),
    async (c) => {
      const { actor } = c.var
      const names = c.req.valid('json')
      requireFound(await asActor(actor, (tx) => setFeedNames(tx, actor.user_id, names)))
      return c.body(null, 204)
    },
  )
  .delete(
    '/calendar-feed',
    route({
      audience: 'signed-in',
      summary: 'End the caller’s calendar feed',
      answers: { 204: true },
    }),
    async (c) => {
      const { actor } = c.var
      await asActor(actor, (tx) => endFeed(tx, actor.user_id))
      return c.body(null, 204)
    },
  )

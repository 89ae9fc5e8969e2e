import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  listedThread,
  message,
  newMessage,
  newThread,
  readMark,
  thread,
  threadsSearch,
  unreadCount,
  urgency,
} from '#domain/messages/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { listArchived } from './archive/data.ts'
import {
  countUnread,
  listMessages,
  listThreads,
  markRead,
  openThread,
  readThread,
  writeMessage,
} from './data.ts'
import { findThreads } from './search/data.ts'
import { markUrgent } from './urgency/data.ts'

const one = z.object({ id: uuid('Send a UUID.') })

export function messageRoutes(env: LimitSettings) {
  const perMinute = new RateLimit(env, { name: 'messages a minute', points: 20, seconds: 60 })
  const perDay = new RateLimit(env, {
    name: 'messages a day',
    points: 200,
    seconds: 24 * 60 * 60,
  })

  /** @throws Problem 429 */
  async function countAuthor(user_id: string): Promise<void> {
    const wait = (await perMinute.secondsToWait(user_id)) || (await perDay.secondsToWait(user_id))
    if (wait === 0) return
    throw new Problem(
      429,
      'too_many_requests',
      'You have written many messages in a short time. Please wait a little before the next one.',
      { retryAfter: wait },
    )
  }

  return apiRoutes()
    .get(
      '/threads',
      route({
        audience: 'correspondent',
        summary:
          'List or search the caller’s conversations, the newest first; those that a provider has put away apart',
        responses: { 200: z.array(listedThread) },
      }),
      validate.query(z.extend(pageQuery, threadsSearch)),
      async (c) => {
        const { actor } = c.var
        const query = c.req.valid('query')
        const list =
          query.search || query.unread === 'true'
            ? findThreads
            : query.archived === 'true'
              ? listArchived
              : listThreads
        return c.json(await asActor(actor, (tx) => list(tx, actor.user_id, query)), 200)
      },
    )
    .post(
      '/threads',
      route({
        audience: 'correspondent',
        summary: 'Open the conversation with the caller’s provider or patient',
        responses: { 200: thread, 201: thread },
        problems: [404],
      }),
      validate.json(newThread),
      async (c) => {
        const { actor } = c.var
        const recipient = c.req.valid('json')
        const opened = await asActor(actor, (tx) => openThread(tx, actor.user_id, recipient))
        return c.json(opened.thread, opened.isNew ? 201 : 200)
      },
    )
    .get(
      '/threads/unread',
      route({
        audience: 'correspondent',
        summary: 'Count the messages that wait for one',
        responses: { 200: unreadCount },
      }),
      async (c) => {
        const unread = await asActorPipelined(c.var.actor, (tx) => countUnread(tx))
        return c.json({ unread }, 200)
      },
    )
    .get(
      '/threads/:id',
      route({
        audience: 'correspondent',
        summary: 'Read who a conversation is with, and its status',
        responses: { 200: thread },
        problems: [404],
      }),
      validate.param(one),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        return c.json(await asActor(actor, (tx) => readThread(tx, actor.user_id, id)), 200)
      },
    )
    .get(
      '/threads/:id/messages',
      route({
        audience: 'correspondent',
        summary: 'List what was written in a conversation, newest first',
        responses: { 200: z.array(message) },
        problems: [404],
      }),
      validate.param(one),
      validate.query(pageQuery),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const page = c.req.valid('query')
        const rows = await asActor(actor, (tx) => listMessages(tx, actor.user_id, id, page))
        return c.json(rows, 200)
      },
    )
    .post(
      '/threads/:id/messages',
      route({
        audience: 'correspondent',
        summary: 'Write a message',
        responses: { 200: message, 201: message },
        problems: [404, 409],
      }),
      validate.param(one),
      validate.json(newMessage),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        await countAuthor(actor.user_id)
        const written = await asActor(actor, (tx) => writeMessage(tx, actor.user_id, id, typed))
        return c.json(written.message, written.isNew ? 201 : 200)
      },
    )
    .put(
      '/threads/:id/urgency',
      route({
        audience: 'correspondent',
        summary:
          'Mark a conversation as urgent, as its patient, or as dealt with, as its provider; the provider is notified at once',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(one),
      validate.json(urgency),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { is_urgent } = c.req.valid('json')
        await asActor(actor, (tx) => markUrgent(tx, actor.user_id, id, is_urgent))
        return c.body(null, 204)
      },
    )
    .put(
      '/threads/:id/read',
      route({
        audience: 'correspondent',
        summary: 'Say up to which message one has read a conversation',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(one),
      validate.json(readMark),
      async (c) => {
        const { id } = c.req.valid('param')
        const { message_id } = c.req.valid('json')
        await asActor(c.var.actor, (tx) => markRead(tx, id, message_id))
        return c.body(null, 204)
      },
    )
}

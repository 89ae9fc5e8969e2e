import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  contactMessageCounts,
  contactMessageStatuses,
  listedContactMessage,
  openedContactMessage,
} from '#domain/contact/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce, asSystemFor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { countMessages, listMessages, markAnswered, openMessage } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a message.') })
const queue = z.object({
  status: z._default(z.enum(contactMessageStatuses, 'Ask for new or answered.'), 'new'),
  limit: pageQuery.shape.limit,
})

export const contactMessageRoutes = apiRoutes()
  .get(
    '/admin/contact-messages',
    route({
      audience: 'admin',
      summary:
        'List contact messages without what they say: the new ones, the longest waiting first, or those answered, newest first; each reading is recorded',
      answers: { 200: z.array(listedContactMessage) },
    }),
    validate.query(queue),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('query')
      return c.json(await asActor(actor, (tx) => listMessages(tx, actor.user_id, wanted)), 200)
    },
  )
  .get(
    '/admin/contact-message-counts',
    route({
      audience: 'admin',
      summary: 'Count the contact messages that are new, and those answered',
      answers: { 200: contactMessageCounts },
    }),
    async (c) => c.json(await asActorOnce(c.var.actor, countMessages), 200),
  )
  .get(
    '/admin/contact-messages/:id',
    route({
      audience: 'admin',
      summary: 'Read one contact message; the reading is recorded',
      answers: { 200: openedContactMessage },
      problems: [404],
    }),
    validate.param(byId),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const message = await asActor(actor, (tx) => openMessage(tx, actor.user_id, id))
      requireFound(message)
      return c.json(message, 200)
    },
  )
  .post(
    '/admin/contact-messages/:id/answered',
    route({
      audience: 'admin',
      summary: 'Mark a contact message as answered, once',
      answers: { 200: openedContactMessage },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asSystemFor(actor, 'mark a message that an admin has answered', (tx) =>
        markAnswered(tx, actor.user_id, id),
      )
      const message = await asActor(actor, (tx) => openMessage(tx, actor.user_id, id))
      return c.json(message!, 200)
    },
  )

import * as z from 'zod/mini'
import { messageTemplate, newTemplate, templateText } from '#domain/messages/templates.ts'
import { uuid } from '#domain/values/uuid.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './data.ts'

const one = z.object({ id: uuid('Send the id of a template.') })

export const messageTemplateRoutes = apiRoutes()
  .get(
    '/provider/message-templates',
    route({
      audience: 'approved-provider',
      summary: 'List the caller’s own templates for messages',
      responses: { 200: z.array(messageTemplate) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => listTemplates(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/provider/message-templates',
    route({
      audience: 'approved-provider',
      summary: 'Keep a template for the caller’s own messages',
      responses: { 200: messageTemplate, 201: messageTemplate },
      problems: [409],
    }),
    validate.json(newTemplate),
    async (c) => {
      const { actor } = c.var
      const template = c.req.valid('json')
      const { row, isNew } = await asActor(actor, (tx) => addTemplate(tx, actor.user_id, template))
      return c.json(row, isNew ? 201 : 200)
    },
  )
  .put(
    '/provider/message-templates/:id',
    route({
      audience: 'approved-provider',
      summary: 'Change an own template for messages',
      responses: { 200: messageTemplate },
      problems: [404],
    }),
    validate.param(one),
    validate.json(templateText),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const text = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => changeTemplate(tx, actor.user_id, id, text)), 200)
    },
  )
  .delete(
    '/provider/message-templates/:id',
    route({
      audience: 'approved-provider',
      summary: 'Remove an own template for messages',
      responses: { 204: true },
    }),
    validate.param(one),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeTemplate(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )

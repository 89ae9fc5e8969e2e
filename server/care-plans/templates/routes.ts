import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  newPlanTemplate,
  planTemplate,
  planTemplateChange,
} from '#domain/care-plans/shared/templates.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './data.ts'

const byId = z.object({ id: uuid('Send a UUID.') })

export const planTemplateRoutes = apiRoutes()
  .get(
    '/provider/plan-templates',
    route({
      audience: 'plan-writer',
      summary: 'List the plans that one keeps to start from, by name',
      answers: { 200: z.array(planTemplate) },
    }),
    async (c) => {
      const own = await asActorOnce(c.var.actor, (tx) => listTemplates(tx))
      return c.json(own, 200)
    },
  )
  .post(
    '/provider/plan-templates',
    route({
      audience: 'plan-writer',
      summary: 'Keep a plan to start from',
      answers: { 200: planTemplate, 201: planTemplate },
      problems: [409],
    }),
    validate.json(newPlanTemplate),
    async (c) => {
      const typed = c.req.valid('json')
      const { template, isNew } = await asActor(c.var.actor, (tx) =>
        addTemplate(tx, c.var.actor.user_id, typed),
      )
      return c.json(template, isNew ? 201 : 200)
    },
  )
  .put(
    '/provider/plan-templates/:id',
    route({
      audience: 'plan-writer',
      summary: 'Replace a template of the caller',
      answers: { 200: planTemplate },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(planTemplateChange),
    async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      return c.json(await asActor(c.var.actor, (tx) => changeTemplate(tx, id, change)), 200)
    },
  )
  .delete(
    '/provider/plan-templates/:id',
    route({
      audience: 'plan-writer',
      summary: 'Delete a template of the caller',
      answers: { 204: true },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { id } = c.req.valid('param')
      await asActor(c.var.actor, (tx) => removeTemplate(tx, id))
      return c.body(null, 204)
    },
  )

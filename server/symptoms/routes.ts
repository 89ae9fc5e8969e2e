import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newSymptomEntry, symptomEntry } from '#domain/symptoms/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { listSymptoms, recordSymptom, removeSymptom } from './data.ts'

export const symptomsRoutes = apiRoutes()
  .get(
    '/symptoms',
    route({
      audience: 'client',
      summary: 'List the caller’s symptom entries, newest first',
      responses: { 200: z.array(symptomEntry) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      return c.json(
        await asActorPipelined(actor, (tx) => listSymptoms(tx, actor.user_id, page)),
        200,
      )
    },
  )
  .post(
    '/symptoms',
    route({
      audience: 'client',
      summary: 'Note how one feels',
      responses: { 200: symptomEntry, 201: symptomEntry },
      problems: [409],
    }),
    validate.json(newSymptomEntry),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { entry, isNew } = await asActor(actor, (tx) => recordSymptom(tx, actor.user_id, typed))
      return c.json(entry, isNew ? 201 : 200)
    },
  )
  .delete(
    '/symptoms/:id',
    route({
      audience: 'client',
      summary: 'Delete an entry of the caller, if there is one',
      responses: { 204: true },
    }),
    validate.param(z.object({ id: uuid('Must be a UUID.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeSymptom(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )

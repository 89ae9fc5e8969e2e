import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newSymptomEntry, symptomCorrection, symptomEntry } from '#domain/symptoms/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { changing, correcting } from '../diary/changes/changing.ts'
import { removeEntry, restoreEntry } from '../diary/changes/data.ts'
import { correctSymptom, listSymptoms, readSymptom, recordSymptom, symptomKind } from './data.ts'

const entryParam = z.object({ id: uuid('Must be a UUID.') })

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
  .patch(
    '/symptoms/:id',
    route({
      audience: 'client',
      summary: 'Correct a symptom of the caller',
      responses: { 200: symptomEntry },
      problems: [404, 409],
    }),
    validate.param(entryParam),
    validate.json(symptomCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) => correctSymptom(tx, actor.user_id, id, correction))
      return c.json(await asActor(actor, (tx) => readSymptom(tx, actor.user_id, id)), 200)
    },
  )
  .delete(
    '/symptoms/:id',
    route({
      audience: 'client',
      summary: 'Delete an entry of the caller, if there is one',
      responses: { 204: true },
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const own = { ...symptomKind, user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeEntry(tx, own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/symptoms/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore a symptom of the caller that was removed within a day',
      responses: { 200: symptomEntry },
      problems: [404],
    }),
    validate.param(entryParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await changing(actor, (tx) =>
        restoreEntry(tx, { ...symptomKind, user_id: actor.user_id, id }),
      )
      return c.json(await asActor(actor, (tx) => readSymptom(tx, actor.user_id, id)), 200)
    },
  )

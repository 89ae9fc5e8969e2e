import * as z from 'zod/mini'
import {
  coveredPatient,
  coveredRecord,
  newCover,
  newCoverByAdmin,
  ownCover,
} from '#domain/covers/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../accounts/passwords/own-password.ts'
import { enterCover, listCovered, listOwnCovers, openCovered, stepCover } from './data.ts'
import { emailCover } from './notifications/cover-email.ts'
import { emailCoveredPatients } from './notifications/patients-email.ts'

const byId = validate.param(z.object({ id: uuid('Send the id of a cover.') }))
const coverId = z.object({ id: uuid() })
/** Nothing more to say. */
const emptyBody = z.strictObject({})

/** Who covers for whom, and what the colleague reads during the days. */
export function coverRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/provider/covers',
      route({
        audience: 'approved-provider',
        summary: 'List the covers of the caller that are not over, for them and by them',
        responses: { 200: z.array(ownCover) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActorPipelined(actor, (tx) => listOwnCovers(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/provider/covers',
      route({
        audience: 'approved-provider',
        summary: 'Enter which colleague of the same profession covers while the caller is away',
        responses: { 200: coverId, 201: coverId },
        problems: [404, 409],
      }),
      validate.json(newCover),
      async (c) => {
        const { actor } = c.var
        const cover = c.req.valid('json')
        const isNew = await asActor(actor, (tx) =>
          enterCover(tx, actor.user_id, actor.user_id, cover),
        )
        if (isNew)
          await asSystemFor(actor, 'email a colleague about a cover', (tx) =>
            emailCover(tx, cover.id, 'colleague_id', env.PUBLIC_URL),
          )
        return c.json({ id: cover.id }, isNew ? 201 : 200)
      },
    )
    .post(
      '/admin/covers',
      route({
        audience: 'admin',
        summary: 'Enter which colleague covers while a provider is away; asks for the password',
        responses: { 200: coverId, 201: coverId },
        problems: [404, 409],
      }),
      validate.json(newCoverByAdmin),
      async (c) => {
        const { actor } = c.var
        const { absent_id, password, ...cover } = c.req.valid('json')
        await requirePassword(c.var, password)
        const isNew = await asActor(actor, (tx) => enterCover(tx, actor.user_id, absent_id, cover))
        if (isNew)
          await asSystemFor(actor, 'email both providers about a cover', async (tx) => {
            await emailCover(tx, cover.id, 'colleague_id', env.PUBLIC_URL)
            await emailCover(tx, cover.id, 'absent_id', env.PUBLIC_URL)
          })
        return c.json({ id: cover.id }, isNew ? 201 : 200)
      },
    )
    .post(
      '/provider/covers/:id/acceptance',
      route({
        audience: 'approved-provider',
        summary: 'Accept to cover for a colleague',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(emptyBody),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const isNew = await asActor(actor, (tx) => stepCover(tx, actor.user_id, id, 'accept'))
        await asSystemFor(actor, 'email those whom a cover is about', async (tx) => {
          await emailCoveredPatients(tx, id, env.PUBLIC_URL)
          if (isNew) await emailCover(tx, id, 'absent_id', env.PUBLIC_URL)
        })
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/covers/:id/end',
      route({
        audience: 'approved-provider',
        summary: 'Decline or end a cover that the caller is in',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(emptyBody),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        if (await asActor(actor, (tx) => stepCover(tx, actor.user_id, id, 'end')))
          await asSystemFor(actor, 'email both providers that a cover ended', async (tx) => {
            await emailCover(tx, id, 'absent_id', env.PUBLIC_URL)
            await emailCover(tx, id, 'colleague_id', env.PUBLIC_URL)
          })
        return c.body(null, 204)
      },
    )
    .get(
      '/provider/covered-patients',
      route({
        audience: 'approved-provider',
        summary: 'List the patients that the caller covers today; each name read is recorded',
        responses: { 200: z.array(coveredPatient) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listCovered(tx, actor.user_id)), 200)
      },
    )
    .get(
      '/provider/covered-patients/:patient_id',
      route({
        audience: 'approved-provider',
        summary: 'Open what a covered patient shares; the reading is recorded with the cover',
        responses: { 200: coveredRecord },
        problems: [404],
      }),
      validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        return c.json(await asActor(actor, (tx) => openCovered(tx, actor.user_id, patient_id)), 200)
      },
    )
}

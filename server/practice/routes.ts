import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  recordAccess,
  recordDay,
  recordDaysQuery,
  sharedScreenings,
  sharedScreeningsQuery,
  waiting,
} from '#domain/practice/schema.ts'
import { screeningResult } from '#domain/screening/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { cancellationRoutes } from './cancellations/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { safetyAlertRoutes } from './safety-alerts/routes.ts'
import {
  countWaiting,
  listRecordAccesses,
  listRecordDays,
  listSharedScreenings,
  openSharedScreenings,
} from './data.ts'

export const practiceRoutes = apiRoutes()
  .route('/', safetyAlertRoutes)
  .route('/', identityRoutes)
  .route('/', cancellationRoutes)
  .get(
    '/provider/waiting',
    route({
      audience: 'approved-provider',
      summary:
        'Count open safety alerts, requests of patients, and patients who share their screenings',
      responses: { 200: waiting },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => countWaiting(tx, actor.user_id)), 200)
    },
  )
  .get(
    '/provider/shared-screenings',
    route({
      audience: 'approved-provider',
      summary:
        'List or search the patients who share their screenings; each name read is recorded in their record',
      responses: { 200: z.array(sharedScreenings) },
    }),
    validate.query(sharedScreeningsQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      return c.json(
        await asActor(actor, (tx) => listSharedScreenings(tx, actor.user_id, query)),
        200,
      )
    },
  )
  .get(
    '/provider/patients/:patient_id/screening-results',
    route({
      audience: 'approved-provider',
      summary: 'Read the screenings that a patient shares, newest first; each reading is recorded',
      responses: { 200: z.array(screeningResult) },
      problems: [404],
    }),
    validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const page = c.req.valid('query')
      const results = await asActor(actor, (tx) =>
        openSharedScreenings(tx, actor.user_id, patient_id, page),
      )
      requireFound(results)
      return c.json(results, 200)
    },
  )
  .get(
    '/me/record-openings',
    route({
      audience: 'signed-in',
      summary: 'List when other people opened the caller’s record, newest first',
      responses: { 200: z.array(recordAccess) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const page = c.req.valid('query')
      return c.json(await asActorPipelined(c.var.actor, (tx) => listRecordAccesses(tx, page)), 200)
    },
  )
  .get(
    '/me/record-days',
    route({
      audience: 'signed-in',
      summary:
        'List who opened the caller’s record on the newest seven days on which others did, each person once a day',
      responses: { 200: z.array(recordDay) },
    }),
    validate.query(recordDaysQuery),
    async (c) => {
      const { before } = c.req.valid('query')
      return c.json(await asActorPipelined(c.var.actor, (tx) => listRecordDays(tx, before)), 200)
    },
  )

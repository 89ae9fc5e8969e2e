import { apiRoutes } from '#server/platform/http/api-routes.ts'
import {
  bloodPressureReading,
  newBloodPressureReading,
  glucoseReading,
  newGlucoseReading,
} from '#domain/readings/schema.ts'
import * as z from 'zod/mini'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { adviceAnswerRoutes } from './answers/routes.ts'
import { careProfileRoutes } from './care/routes.ts'
import { readingChangeRoutes } from './changes/routes.ts'
import {
  listBloodPressureReadings,
  listGlucoseReadings,
  recordBloodPressureReading,
  recordGlucoseReading,
} from './data.ts'

export const readingsRoutes = apiRoutes()
  .route('/', careProfileRoutes)
  .route('/', readingChangeRoutes)
  .route('/', adviceAnswerRoutes)
  .get(
    '/blood-pressure-readings',
    route({
      audience: 'client',
      summary: 'List own blood-pressure readings, newest first',
      responses: { 200: z.array(bloodPressureReading) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const page = c.req.valid('query')
      const readings = await asActorPipelined(c.var.actor, (tx) =>
        listBloodPressureReadings(tx, page),
      )
      return c.json(readings, 200)
    },
  )
  .post(
    '/blood-pressure-readings',
    route({
      audience: 'client',
      summary: 'Log a blood-pressure reading',
      responses: { 200: bloodPressureReading, 201: bloodPressureReading },
      problems: [409],
    }),
    validate.json(newBloodPressureReading),
    async (c) => {
      const typed = c.req.valid('json')
      const { reading, isNew } = await asActor(c.var.actor, (tx) =>
        recordBloodPressureReading(tx, c.var.actor.user_id, typed),
      )
      return c.json(reading, isNew ? 201 : 200)
    },
  )
  .get(
    '/glucose-readings',
    route({
      audience: 'client',
      summary: 'List own glucose readings, newest first',
      responses: { 200: z.array(glucoseReading) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const page = c.req.valid('query')
      const readings = await asActorPipelined(c.var.actor, (tx) => listGlucoseReadings(tx, page))
      return c.json(readings, 200)
    },
  )
  .post(
    '/glucose-readings',
    route({
      audience: 'client',
      summary: 'Log a glucose reading',
      responses: { 200: glucoseReading, 201: glucoseReading },
      problems: [409],
    }),
    validate.json(newGlucoseReading),
    async (c) => {
      const typed = c.req.valid('json')
      const { reading, isNew } = await asActor(c.var.actor, (tx) =>
        recordGlucoseReading(tx, c.var.actor.user_id, typed),
      )
      return c.json(reading, isNew ? 201 : 200)
    },
  )

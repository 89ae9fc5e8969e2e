import * as z from 'zod/mini'
import {
  bloodPressureCorrection,
  glucoseCorrection,
  readingVersion,
} from '#domain/readings/changes.ts'
import { bloodPressureReading, glucoseReading } from '#domain/readings/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import type { Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireActiveConsent } from '../../accounts/consents/data.ts'
import { readBloodPressureReading, readGlucoseReading } from '../data.ts'
import {
  correctBloodPressure,
  correctGlucose,
  listVersions,
  removeReading,
  restoreReading,
} from './data.ts'

const readingParam = z.object({ id: uuid('Send the id of a reading.') })

/** No person changes a row: the system does, which keeps what was there in the same transaction. */
const changing = (actor: Actor, work: (tx: Transaction) => Promise<void>) =>
  asSystemFor(actor, 'change an own reading and keep what it was', work)

/** A corrected value is kept as a new one is. */
async function correcting(actor: Actor, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await asActor(actor, requireActiveConsent)
  await changing(actor, work)
}

export const readingChangeRoutes = apiRoutes()
  .patch(
    '/blood-pressure-readings/:id',
    route({
      audience: 'client',
      summary: 'Correct a blood-pressure reading that the caller logged',
      responses: { 200: bloodPressureReading },
      problems: [404, 409],
    }),
    validate.param(readingParam),
    validate.json(bloodPressureCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) =>
        correctBloodPressure(tx, { user_id: actor.user_id, id }, correction),
      )
      return c.json(await asActor(actor, (tx) => readBloodPressureReading(tx, id)), 200)
    },
  )
  .delete(
    '/blood-pressure-readings/:id',
    route({
      audience: 'client',
      summary: 'Remove an own blood-pressure reading',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(readingParam),
    async (c) => {
      const { actor } = c.var
      const own = { user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeReading(tx, 'blood_pressure_reading', own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/blood-pressure-readings/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore an own blood-pressure reading that was removed within a day',
      responses: { 200: bloodPressureReading },
      problems: [404],
    }),
    validate.param(readingParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const own = { user_id: actor.user_id, id }
      await changing(actor, (tx) => restoreReading(tx, 'blood_pressure_reading', own))
      return c.json(await asActor(actor, (tx) => readBloodPressureReading(tx, id)), 200)
    },
  )
  .patch(
    '/glucose-readings/:id',
    route({
      audience: 'client',
      summary: 'Correct a glucose reading that the caller logged',
      responses: { 200: glucoseReading },
      problems: [404, 409],
    }),
    validate.param(readingParam),
    validate.json(glucoseCorrection),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const correction = c.req.valid('json')
      await correcting(actor, (tx) =>
        correctGlucose(tx, { user_id: actor.user_id, id }, correction),
      )
      return c.json(await asActor(actor, (tx) => readGlucoseReading(tx, id)), 200)
    },
  )
  .delete(
    '/glucose-readings/:id',
    route({
      audience: 'client',
      summary: 'Remove an own glucose reading',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(readingParam),
    async (c) => {
      const { actor } = c.var
      const own = { user_id: actor.user_id, id: c.req.valid('param').id }
      await changing(actor, (tx) => removeReading(tx, 'glucose_reading', own))
      return c.body(null, 204)
    },
  )
  .delete(
    '/glucose-readings/:id/removal',
    route({
      audience: 'client',
      summary: 'Restore an own glucose reading that was removed within a day',
      responses: { 200: glucoseReading },
      problems: [404],
    }),
    validate.param(readingParam),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const own = { user_id: actor.user_id, id }
      await changing(actor, (tx) => restoreReading(tx, 'glucose_reading', own))
      return c.json(await asActor(actor, (tx) => readGlucoseReading(tx, id)), 200)
    },
  )
  .get(
    '/reading-versions/:id',
    route({
      audience: 'client',
      summary: 'List what an own reading was before each of its changes, newest first',
      responses: { 200: z.array(readingVersion) },
    }),
    validate.param(readingParam),
    async (c) => {
      const { id } = c.req.valid('param')
      const versions = await asActorPipelined(c.var.actor, (tx) => listVersions(tx, id))
      return c.json(versions, 200)
    },
  )

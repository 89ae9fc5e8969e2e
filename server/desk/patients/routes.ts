import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { foundPatient, patientQuestion } from '#domain/desk/booking.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { findPatients } from './data.ts'

export const deskPatientRoutes = (settings: LimitSettings) =>
  apiRoutes().get(
    '/desk/patients',
    route({
      audience: 'front-desk',
      summary:
        'Find a patient by name together with the whole phone number or email address; each reading is recorded',
      answers: { 200: z.array(foundPatient) },
    }),
    validate.query(patientQuestion),
    async (c) => {
      const { actor } = c.var
      const asked = c.req.valid('query')
      const found = await asSystemFor(actor, 'find a patient for the front desk', (tx) =>
        findPatients(tx, settings, actor.user_id, asked),
      )
      return c.json(found, 200)
    },
  )

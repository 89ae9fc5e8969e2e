import * as z from 'zod/mini'
import { matchQuestion, patientMatch } from '#domain/registrations/schema.ts'
import { auditReading } from '#server/platform/audit.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { matchBudget, requireBudget } from '../registration-problems.ts'
import { findMatches } from './data.ts'

export const patientMatchRoutes = (settings: LimitSettings) =>
  apiRoutes().post(
    '/clinic/patient-matches',
    route({
      audience: 'clinic-staff',
      summary: 'Find patients who may be a person that is about to be registered',
      responses: { 200: z.array(patientMatch) },
    }),
    validate.json(matchQuestion),
    async (c) => {
      const { actor } = c.var
      const asked = c.req.valid('json')
      const found = await asSystemFor(actor, 'find who is like a person', async (tx) => {
        requireBudget(await countWithin(tx, settings, matchBudget, actor.user_id))
        const person = {
          full_name: asked.full_name,
          gender: asked.gender ?? null,
          date_of_birth: asked.date_of_birth ?? null,
          born_in: asked.born_in ?? null,
          phone_number: asked.phone_number || null,
          nrc: asked.nrc ?? null,
          nhima_number: asked.nhima_number ?? null,
        }
        const matches = await findMatches(tx, person, actor.user_id)
        await auditReading(
          tx,
          actor.user_id,
          matches.map(({ id }) => id),
          'desk_patients.read',
        )
        return matches
      })
      return c.json(found, 200)
    },
  )

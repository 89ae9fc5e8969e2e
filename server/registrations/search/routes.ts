import { deskPatients, deskSearch } from '#domain/registrations/desk-search.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { searchPatients } from './data.ts'

export const patientSearchRoutes = (settings: LimitSettings) =>
  apiRoutes().get(
    '/desk/patient-search',
    route({
      audience: 'front-desk',
      summary:
        'Find patients of the clinic by parts of the name, phone number, date or year of birth; each reading is recorded',
      responses: { 200: deskPatients },
    }),
    validate.query(deskSearch),
    async (c) => {
      const { actor } = c.var
      const { search } = c.req.valid('query')
      const found = await asSystemFor(actor, 'find a patient for the front desk', (tx) =>
        searchPatients(tx, settings, actor.user_id, search),
      )
      return c.json(found, 200)
    },
  )

import * as z from 'zod/mini'
import { newAgreement } from '#domain/appointments/agreement.ts'
import { deskAppointment } from '#domain/desk/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { agreeForPatient, listUnanswered } from './data.ts'

const why = 'no policy opens appointments to the front desk'

/** What staff have proposed and no patient has answered: the front desk calls them. */
export const deskUnansweredRoutes = apiRoutes()
  .get(
    '/desk/unanswered',
    route({
      audience: 'front-desk',
      summary:
        'List the proposed times that no patient has answered, ahead or within the last week; each patient’s reading is recorded',
      responses: { 200: z.array(deskAppointment) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asSystemFor(actor, why, (tx) => listUnanswered(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/desk/appointments/:id/agreement',
    route({
      audience: 'front-desk',
      summary: 'Confirm a proposed time, because the patient has told the clinic that they agree',
      responses: { 200: deskAppointment },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(newAgreement),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const stated = c.req.valid('json')
      const agreed = await asSystemFor(actor, why, (tx) =>
        agreeForPatient(tx, actor.user_id, id, stated),
      )
      return c.json(agreed, 200)
    },
  )

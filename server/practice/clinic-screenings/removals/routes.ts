import * as z from 'zod/mini'
import { screeningRemoval } from '#domain/practice/clinic-screenings.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import type { LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { removeScreening, restoreScreening } from '../../../screening/removals/data.ts'
import { notifyOfReading } from '../../clinic-readings/data.ts'
import { findScreeningPermission } from '../data.ts'
import { requireAgreed } from '../screening-problems.ts'

const target = z.object({
  patient_id: uuid('Send the id of a patient.'),
  id: uuid('Send the id of a screening.'),
})
type Target = z.output<typeof target>

const why = 'change a questionnaire that was recorded at a clinic'

/** A provider removes and restores what they recorded themselves; the second while the patient lets them record. */
export const clinicScreeningRemovalRoutes = (settings: LimitSettings & { PUBLIC_URL: string }) => {
  async function changing(actor: Actor, { patient_id, id }: Target, reason: string | null) {
    const { treats, is_given } = await asActor(actor, (tx) =>
      findScreeningPermission(tx, patient_id),
    )
    requireFound(treats || undefined)
    // A wrong result goes also where they agree no more; it comes back only where they do.
    if (reason === null) requireAgreed(is_given)
    const own = { user_id: patient_id, id, provider_id: actor.user_id }
    await asSystemFor(actor, why, async (tx) => {
      await (reason === null ? restoreScreening(tx, own) : removeScreening(tx, { ...own, reason }))
      await notifyOfReading(tx, settings, patient_id, 'changed')
    })
  }

  return apiRoutes()
    .post(
      '/provider/patients/:patient_id/screenings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Remove a questionnaire that the caller recorded at the clinic, with a reason',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(target),
      validate.json(screeningRemoval),
      async (c) => {
        await changing(c.var.actor, c.req.valid('param'), c.req.valid('json').reason)
        return c.body(null, 204)
      },
    )
    .delete(
      '/provider/patients/:patient_id/screenings/:id/removal',
      route({
        audience: 'approved-provider',
        summary: 'Restore a questionnaire that the caller removed within a day',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(target),
      async (c) => {
        await changing(c.var.actor, c.req.valid('param'), null)
        return c.body(null, 204)
      },
    )
}

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { deskInvitation, newDeskInvitation } from '#domain/desk/invitations.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import type { ClinicSettings } from '../../practice/clinic-records/data.ts'
import { inviteForDesk } from './data.ts'

export const deskInvitationRoutes = (settings: ClinicSettings) =>
  apiRoutes().post(
    '/desk/invitations',
    route({
      audience: 'front-desk',
      summary:
        'Add a walk-in patient of a provider and invite them by email, or with a code that is answered once',
      answers: { 200: deskInvitation, 201: deskInvitation },
      problems: [409],
    }),
    validate.json(newDeskInvitation),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { isNew, ...invited } = await asSystemFor(
        actor,
        'add a walk-in patient for the front desk',
        (tx) => inviteForDesk(tx, settings, actor.user_id, typed),
      )
      return c.json(invited, isNew ? 201 : 200)
    },
  )

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { careProfile, careProfileChanges } from '#domain/readings/care-schema.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { changeCareProfile, readCareProfile } from './data.ts'

export const careProfileRoutes = apiRoutes()
  .get(
    '/care-profile',
    route({
      audience: 'client',
      summary: 'Get own care profile, by which advice on readings goes',
      answers: { 200: careProfile },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readCareProfile(tx, actor.user_id)), 200)
    },
  )
  .patch(
    '/care-profile',
    route({
      audience: 'client',
      summary: 'Change own care profile, all of it or some',
      answers: { 200: careProfile },
    }),
    validate.json(careProfileChanges),
    async (c) => {
      const { actor } = c.var
      const changes = c.req.valid('json')
      const changed = await asActor(actor, (tx) => changeCareProfile(tx, actor.user_id, changes))
      return c.json(changed, 200)
    },
  )

import * as z from 'zod/mini'
import {
  featureChange,
  featureSettings,
  newFeatureSettings,
} from '#domain/admin/clinic-features.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { applyFeatures } from '../own-parts.ts'
import { changeFeatures, listFeatureChanges, readFeatures } from './data.ts'

/** Which features are on, in an admin's hands. */
export const clinicFeatureRoutes = apiRoutes()
  .get(
    '/admin/clinic-features',
    route({
      audience: 'admin',
      summary: 'Read which features the clinic does not offer',
      responses: { 200: featureSettings },
    }),
    async (c) => c.json(await asActor(c.var.actor, readFeatures), 200),
  )
  .get(
    '/admin/clinic-features/changes',
    route({
      audience: 'admin',
      summary: 'List the last 50 changes of what is offered, the newest first',
      responses: { 200: z.array(featureChange) },
    }),
    async (c) =>
      c.json(
        await asSystemFor(c.var.actor, 'name the admin of each change', listFeatureChanges),
        200,
      ),
  )
  .put(
    '/admin/clinic-features',
    route({
      audience: 'admin',
      summary:
        'Set which features the clinic does not offer; pages and calls follow within a minute, and what people have already stays',
      responses: { 200: featureSettings },
      problems: [409],
    }),
    validate.json(newFeatureSettings),
    async (c) => {
      const { actor } = c.var
      const wanted = c.req.valid('json')
      const features = await asActor(actor, (tx) => changeFeatures(tx, actor.user_id, wanted))
      applyFeatures(features)
      return c.json(features, 200)
    },
  )

import * as z from 'zod/mini'
import { guideReview, newReview, reviewChange } from '#domain/library/schema.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { findGuide } from '../guides.ts'
import { listGuideReviews, listReviewChanges, setReview } from './data.ts'
import { requirePastDay } from './review-problems.ts'

const bySlug = z.object({ slug: z.string() })

/** Which guides a clinician of this clinic has read, in an admin's hands. */
export const guideReviewRoutes = apiRoutes()
  .get(
    '/admin/library',
    route({
      audience: 'admin',
      summary: 'List the guides of the library with who has reviewed them',
      responses: { 200: z.array(guideReview) },
    }),
    async (c) => c.json(await asActor(c.var.actor, listGuideReviews), 200),
  )
  .get(
    '/admin/library/:slug/changes',
    route({
      audience: 'admin',
      summary: 'List the last 50 changes of the review of a guide, the newest first',
      responses: { 200: z.array(reviewChange) },
      problems: [404],
    }),
    validate.param(bySlug),
    async (c) => {
      const guide = findGuide(c.req.valid('param').slug)
      requireFound(guide)
      return c.json(
        await asSystemFor(c.var.actor, 'name the admin of each change', (tx) =>
          listReviewChanges(tx, guide.slug),
        ),
        200,
      )
    },
  )
  .put(
    '/admin/library/:slug/review',
    route({
      audience: 'admin',
      summary: 'Set which clinician has reviewed the text of a guide, or make it a draft again',
      responses: { 200: guideReview },
      problems: [404, 409],
    }),
    validate.param(bySlug),
    validate.json(newReview),
    async (c) => {
      const { actor } = c.var
      const review = c.req.valid('json')
      const guide = findGuide(c.req.valid('param').slug)
      requireFound(guide)
      requirePastDay(review, todayInLusaka())
      return c.json(await asActor(actor, (tx) => setReview(tx, actor.user_id, guide, review)), 200)
    },
  )

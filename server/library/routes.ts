import type { Context } from 'hono'
import * as z from 'zod/mini'
import { isFree } from '#domain/library/access.ts'
import { fullGuide, guideSummary } from '#domain/library/schema.ts'
import { isOffered } from '#domain/values/brand.ts'
import { includesLibrary } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import { asActor, asSystem } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { callerIfAny, route, type RouteEnv, validate } from '#server/platform/route.ts'
import { mayUse } from '../membership/benefits/data.ts'
import { fullGuideOf, summaryOf } from './guides-as-read.ts'
import { findGuide, guides } from './guides.ts'
import { listNewest } from './reviews/data.ts'

const bySlug = z.object({ slug: z.string() })

const readReviews = () => asSystem('show everyone which guides are reviewed', listNewest)

/** Whether the caller, who may be a visitor, may read the guides that are not free. */
async function mayRead(c: Context<RouteEnv>): Promise<boolean> {
  const caller = callerIfAny(c)
  return caller ? asActor(caller, (tx) => mayUse(tx, caller.user_id, includesLibrary)) : false
}

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesLibrary([key])).map(({ name }) => name),
)

const planNeeded = () =>
  new Problem(
    403,
    'plan_needed',
    isOffered('memberships') ? `This guide is part of ${named}.` : 'Log in to read this guide.',
  )

/**
 * The self-help library, for visitors and for people with an account. Which guide a person opens is stored
 * nowhere, and no cache keeps its text (docs/decisions/153-self-help-library.md).
 */
export const libraryRoutes = apiRoutes()
  .get(
    '/library/guides',
    route({
      audience: 'everyone',
      summary: 'List the guides of the self-help library, and which of them the caller may read',
      responses: { 200: z.array(guideSummary) },
      problems: [401],
    }),
    async (c) => {
      const may = await mayRead(c)
      const reviews = await readReviews()
      const list = guides.map((guide) => summaryOf(guide, may, reviews.get(guide.slug)))
      return c.json(list, 200)
    },
  )
  .get(
    '/library/guides/:slug',
    route({
      audience: 'everyone',
      summary: 'Read a guide: about safety and first aid for everyone, others with a plan',
      responses: { 200: fullGuide },
      problems: [401, 403, 404],
    }),
    validate.param(bySlug),
    async (c) => {
      const guide = findGuide(c.req.valid('param').slug)
      requireFound(guide)
      const may = await mayRead(c)
      if (!may && !isFree(guide)) throw planNeeded()
      const reviews = await readReviews()
      return c.json(fullGuideOf(guide, may, reviews.get(guide.slug)), 200)
    },
  )

import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isBornBy, membership, profile, profileChanges } from '#domain/profile.ts'
import { audit } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { notFound, Problem } from '#server/platform/problem.ts'
import { route, type RouteEnv, takes } from '#server/platform/route.ts'
import { requireStandingConsent } from '../consents/data.ts'
import { editProfile, readMembership, readProfile } from './data.ts'

export const profileRoutes = new Hono<RouteEnv>()
  .get(
    '/profile',
    route({ audience: 'signed-in', summary: 'Read one’s own profile', answers: { 200: profile } }),
    async (c) => {
      const { actor } = c.var
      const own = await asActorOnce(actor, (tx) => readProfile(tx, actor.user_id))
      if (!own) throw notFound()
      return c.json(own, 200)
    },
  )
  .patch(
    '/profile',
    route({ audience: 'signed-in', summary: 'Edit one’s own profile', answers: { 200: profile } }),
    takes.json(profileChanges),
    async (c) => {
      const { actor } = c.var
      const changes = c.req.valid('json')
      if (changes.date_of_birth && !isBornBy(changes.date_of_birth, todayInLusaka())) {
        throw new Problem(422, 'invalid', 'Please check what you entered.', {
          fields: { date_of_birth: 'The date of birth cannot be in the future.' },
        })
      }
      const edited = await asActor(actor, async (tx) => {
        const [, own] = await Promise.all([
          // Allergies and conditions are a health entry (decision 30).
          changes.known_allergies_conditions && requireStandingConsent(tx),
          editProfile(tx, actor.user_id, changes),
          audit(tx, {
            actor_id: actor.user_id,
            subject_id: actor.user_id,
            action: 'profile.edit',
          }),
        ])
        return own
      })
      if (!edited) throw notFound()
      return c.json(edited, 200)
    },
  )
  .get(
    '/membership',
    route({
      audience: 'signed-in',
      summary: 'Read one’s own membership, or null',
      answers: { 200: z.nullable(membership) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readMembership(tx, actor.user_id)), 200)
    },
  )

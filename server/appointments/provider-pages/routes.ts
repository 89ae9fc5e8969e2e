import type { Context } from 'hono'
import * as z from 'zod/mini'
import { topicFor } from '#domain/appointments/topics.ts'
import type { VisitType } from '#domain/appointments/visit-types.ts'
import { hasContact } from '#domain/practice/pages/contact-words.ts'
import {
  newProviderPage,
  ownProviderPage,
  providerPage,
  type ShownProvider,
  shownProvider,
} from '#domain/practice/pages/schema.ts'
import { pricesOfVisits } from '#domain/practice/pages/visit-prices.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorPipelined, asSystem, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { callerIfAny, route, type RouteEnv, validate } from '#server/platform/route.ts'
import { nextFreeOfEach } from '../offered-providers/data.ts'
import { nextFreeSlots } from '../slots/data.ts'
import { listSelfBooked, readVisit } from '../visit-types/data.ts'
import { byNextFree } from './by-next-free.ts'
import { findPage, keepOwnPage, listShown, readOwnBio, readOwnPage } from './data.ts'

/** The id of the caller; null for a visitor. @throws AuthProblem where the session is over */
async function readCaller(c: Context<RouteEnv>): Promise<string | null> {
  const caller = callerIfAny(c)
  return caller ? asActor(caller, async () => caller.user_id) : null
}

/** The next free times of a provider, three at most; none where patients book nothing themselves. */
async function readTimes(
  tx: Transaction,
  caller: string | null,
  provider_id: string,
  types: readonly VisitType[],
): Promise<string[]> {
  if (types.length === 0) return []
  const visit = await readVisit(tx, { by: 'patient', provider_id })
  const wanted = { provider_id, visit, after: now(), limit: 3 }
  return (await nextFreeSlots(tx, caller, wanted, now())).map(({ starts_at }) => starts_at)
}

/** The next free time of each provider, for the visit that patients book with their profession. */
async function readNext(
  tx: Transaction,
  caller: string | null,
  shown: readonly Pick<ShownProvider, 'id' | 'profession'>[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(shown.map(({ profession }) => profession))].map(async (profession) => {
      const visit = await readVisit(tx, { by: 'patient', about: topicFor(profession) })
      const ids = shown.filter((one) => one.profession === profession).map(({ id }) => id)
      return nextFreeOfEach(tx, caller, ids, now(), visit)
    }),
  )
  return new Map(found.flatMap((next) => [...next]))
}

/** Those who can be booked, and the page of each: whole for signed-in people, for visitors where the provider agreed. */
export const providerPageRoutes = apiRoutes()
  .get(
    '/providers',
    route({
      audience: 'everyone',
      summary:
        'List the providers who can be booked, the soonest first; without a token those who agreed to a public page',
      responses: { 200: z.array(shownProvider) },
      problems: [401],
    }),
    async (c) => {
      const caller = await readCaller(c)
      const list = await asSystem('list the providers for everyone', async (tx) => {
        const [shown, types] = await Promise.all([
          listShown(tx, caller === null),
          listSelfBooked(tx),
        ])
        const next =
          types.length > 0 ? await readNext(tx, caller, shown) : new Map<string, string>()
        const priced = shown.map((one) => ({ ...one, prices: pricesOfVisits(one, types) }))
        return byNextFree(priced, next)
      })
      return c.json(list, 200)
    },
  )
  .get(
    '/providers/:id',
    route({
      audience: 'everyone',
      summary:
        'Read the page of a provider in practice; without a token only where they agreed to it',
      responses: { 200: providerPage },
      problems: [401, 404],
    }),
    validate.param(z.object({ id: uuid('Send the id of a provider.') })),
    async (c) => {
      const { id } = c.req.valid('param')
      const caller = await readCaller(c)
      const found = await asSystem('show the page of a provider', async (tx) => {
        const page = await findPage(tx, id, caller === null)
        if (!page) return undefined
        const types = await listSelfBooked(tx)
        const times = await readTimes(tx, caller, id, types)
        const prices = pricesOfVisits(page, types)
        return { ...page, prices, next_free: times[0] ?? null, next_times: times }
      })
      requireFound(found)
      return c.json(found, 200)
    },
  )
  .get(
    '/provider/page',
    route({
      audience: 'provider',
      summary: 'Read what the caller decided about their page',
      responses: { 200: ownProviderPage },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => readOwnPage(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/provider/page',
    route({
      audience: 'provider',
      summary:
        'Decide about the caller’s page, whole: languages, topics, whether it shows the gender, and whether visitors see it',
      responses: { 200: ownProviderPage },
    }),
    validate.json(newProviderPage),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('json')
      await asActor(actor, async (tx) => {
        if (page.is_public && hasContact((await readOwnBio(tx, actor.user_id)) ?? ''))
          throw new Problem(422, 'invalid', 'Please check what you entered.', {
            fields: { is_public: contactInBio },
          })
        await keepOwnPage(tx, actor.user_id, page)
      })
      return c.json(page, 200)
    },
  )

const contactInBio =
  'Your bio names a phone number, a link or an email address. Remove it under “Edit Profile” first.'

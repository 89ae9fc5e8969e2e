import * as z from 'zod/mini'
import { newCheckInAnswer, queuedCheckIn } from '#domain/check-ins/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { answerCheckIn, claimCheckIn, findReadFirst, listQueue, releaseCheckIn } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a check-in.') })
const queue = z.array(queuedCheckIn)

/** Does something, and answers the queue as it is then: what is read first, then the first due. */
async function then(actor: Actor, change?: (tx: Transaction) => Promise<void>) {
  const rows = await asActor(actor, async (tx) => {
    await change?.(tx)
    return listQueue(tx, actor.user_id)
  })
  const first = await asSystemFor(actor, 'find which check-ins are read first', (tx) =>
    findReadFirst(
      tx,
      rows.map(({ id }) => id),
    ),
  )
  return rows
    .map((row) => ({ ...row, reads_first: first.has(row.id) }))
    .toSorted((one, other) => Number(other.reads_first) - Number(one.reads_first))
}

/** The queue of the therapists. */
export const checkInQueueRoutes = apiRoutes()
  .get(
    '/provider/check-ins',
    route({
      audience: 'approved-provider',
      summary:
        'List the check-ins without an answer, the first due first; name and words of what the caller has claimed',
      responses: { 200: queue },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await then(actor), 200)
    },
  )
  .post(
    '/provider/check-ins/:id/claim',
    route({
      audience: 'approved-provider',
      summary: 'Claim a check-in, so that no colleague answers as well',
      responses: { 200: queue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      return c.json(await then(actor, (tx) => claimCheckIn(tx, actor.user_id, id)), 200)
    },
  )
  .post(
    '/provider/check-ins/:id/release',
    route({
      audience: 'approved-provider',
      summary: 'Give a claimed check-in back to the colleagues',
      responses: { 200: queue },
      problems: [404],
    }),
    validate.param(byId),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      return c.json(await then(actor, (tx) => releaseCheckIn(tx, actor.user_id, id)), 200)
    },
  )
  .post(
    '/provider/check-ins/:id/answer',
    route({
      audience: 'approved-provider',
      summary: 'Answer a check-in in writing; its person gets an email without a word of it',
      responses: { 200: queue },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newCheckInAnswer),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      return c.json(await then(actor, (tx) => answerCheckIn(tx, actor.user_id, id, typed)), 200)
    },
  )

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { newTillReopening, ownTills, tillCount, tillFloat } from '#domain/desk/tills.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { closeTill, readOwnTills, recordCount, reopenTill, setFloat } from './data.ts'

const byId = z.object({ id: uuid('Send the id of a till.') })

/** Changes a till of the actor, and answers theirs as they are then. */
const changed = (actor: Actor, change: (tx: Transaction, today: string) => Promise<void>) =>
  asSystemFor(actor, 'only the system keeps tills', async (tx) => {
    const today = todayInLusaka()
    await change(tx, today)
    return readOwnTills(tx, actor.user_id, today)
  })

/** The caller's own till of today, and those of days before that they left open. */
export const deskTillRoutes = apiRoutes()
  .get(
    '/desk/till',
    route({
      audience: 'front-desk',
      summary: 'Read the caller’s till of today, and those of days before that were left open',
      responses: { 200: ownTills },
    }),
    async (c) => c.json(await changed(c.var.actor, async () => undefined), 200),
  )
  .put(
    '/desk/till',
    route({
      audience: 'front-desk',
      summary: 'Set the cash that was in the caller’s till of today before the first payment',
      responses: { 200: ownTills },
      problems: [409],
    }),
    validate.json(tillFloat),
    async (c) => {
      const { actor } = c.var
      const { float_ngwee } = c.req.valid('json')
      const tills = await changed(actor, (tx, today) =>
        setFloat(tx, actor.user_id, today, float_ngwee),
      )
      return c.json(tills, 200)
    },
  )
  .post(
    '/desk/tills/:id/closing',
    route({
      audience: 'front-desk',
      summary:
        'Close a till of the caller with what was counted; only then it says what is expected, and a note why that differs',
      responses: { 200: ownTills },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(tillCount),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const count = c.req.valid('json')
      const { user_id } = actor
      const own = { id, holder_id: user_id }
      // Of its own transaction: what was typed stays also where a note is missing, and the answer says what is expected.
      await asSystemFor(actor, 'only the system keeps tills', (tx) =>
        recordCount(tx, user_id, own, count.counted_ngwee),
      )
      return c.json(await changed(actor, (tx) => closeTill(tx, user_id, own, count)), 200)
    },
  )
  .post(
    '/desk/tills/:id/reopening',
    route({
      audience: 'front-desk',
      summary:
        'Open a till of the caller again on its day, with a reason; what was counted stays in the history',
      responses: { 200: ownTills },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(newTillReopening),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const step = c.req.valid('json')
      return c.json(
        await changed(actor, (tx, today) => reopenTill(tx, actor.user_id, id, step, today)),
        200,
      )
    },
  )

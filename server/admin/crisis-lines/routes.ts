import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  changedLine,
  checkedHelpline,
  helplineRecord,
  newLine,
  orderedHelplines,
} from '#domain/admin/helplines.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  addHelpline,
  changeHelpline,
  checkHelpline,
  listHelplines,
  orderHelplines,
} from './data.ts'

const byId = z.object({ id: uuid('Send the id of a helpline.') })

/** The help lines in an admin's hands. */
export const helplineRecordRoutes = apiRoutes()
  .get(
    '/admin/crisis-lines',
    route({
      audience: 'admin',
      summary: 'List all helplines, shown or not, in their order',
      answers: { 200: z.array(helplineRecord) },
    }),
    async (c) => c.json(await asActor(c.var.actor, listHelplines), 200),
  )
  .post(
    '/admin/crisis-lines',
    route({
      audience: 'admin',
      summary: 'Add a helpline that someone has dialled, at the end of the list',
      answers: { 200: helplineRecord, 201: helplineRecord },
      problems: [409],
    }),
    validate.json(newLine),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { line, isNew } = await asActor(actor, (tx) =>
        addHelpline(tx, actor.user_id, typed, todayInLusaka()),
      )
      return c.json(line, isNew ? 201 : 200)
    },
  )
  .put(
    '/admin/crisis-lines/order',
    route({
      audience: 'admin',
      summary: 'Put all helplines in an order',
      answers: { 200: z.array(helplineRecord) },
      problems: [409],
    }),
    validate.json(orderedHelplines),
    async (c) => {
      const { actor } = c.var
      const { ids } = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => orderHelplines(tx, actor.user_id, ids)), 200)
    },
  )
  .put(
    '/admin/crisis-lines/:id',
    route({
      audience: 'admin',
      summary: 'Change a helpline; never the last one of its kind so that none is shown',
      answers: { 200: helplineRecord },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(changedLine),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) => changeHelpline(tx, actor.user_id, id, typed, todayInLusaka())),
        200,
      )
    },
  )
  .post(
    '/admin/crisis-lines/:id/check',
    route({
      audience: 'admin',
      summary: 'Record that a helpline was dialled today',
      answers: { 200: helplineRecord },
      problems: [404, 409],
    }),
    validate.param(byId),
    validate.json(checkedHelpline),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) =>
          checkHelpline(tx, actor.user_id, id, version, todayInLusaka()),
        ),
        200,
      )
    },
  )

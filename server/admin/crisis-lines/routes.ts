import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  changedLine,
  checkedLine,
  keptLine,
  newLine,
  orderedLines,
} from '#domain/admin/crisis-lines.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { route, type RouteEnv, takes } from '#server/platform/route.ts'
import { addLine, changeLine, checkLine, listLines, orderLines } from './data.ts'

const byId = z.object({ id: z.uuid('Send the id of a help line.') })

/** The help lines in an admin's hands. */
export const keptLineRoutes = new Hono<RouteEnv>()
  .get(
    '/admin/crisis-lines',
    route({
      audience: 'admin',
      summary: 'List all help lines, shown or not, in their order',
      answers: { 200: z.array(keptLine) },
    }),
    async (c) => c.json(await asActor(c.var.actor, listLines), 200),
  )
  .post(
    '/admin/crisis-lines',
    route({
      audience: 'admin',
      summary: 'Add a help line that somebody has dialled, at the end of the list',
      answers: { 200: keptLine, 201: keptLine },
      problems: [409],
    }),
    takes.json(newLine),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { line, isNew } = await asActor(actor, (tx) =>
        addLine(tx, actor.user_id, typed, todayInLusaka()),
      )
      return c.json(line, isNew ? 201 : 200)
    },
  )
  .put(
    '/admin/crisis-lines/order',
    route({
      audience: 'admin',
      summary: 'Put all help lines in an order',
      answers: { 200: z.array(keptLine) },
      problems: [409],
    }),
    takes.json(orderedLines),
    async (c) => {
      const { actor } = c.var
      const { ids } = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => orderLines(tx, actor.user_id, ids)), 200)
    },
  )
  .put(
    '/admin/crisis-lines/:id',
    route({
      audience: 'admin',
      summary: 'Change a help line; never the last one of its kind so that none is shown',
      answers: { 200: keptLine },
      problems: [404, 409],
    }),
    takes.param(byId),
    takes.json(changedLine),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) => changeLine(tx, actor.user_id, id, typed, todayInLusaka())),
        200,
      )
    },
  )
  .post(
    '/admin/crisis-lines/:id/check',
    route({
      audience: 'admin',
      summary: 'Write down that a help line was dialled today',
      answers: { 200: keptLine },
      problems: [404, 409],
    }),
    takes.param(byId),
    takes.json(checkedLine),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) => checkLine(tx, actor.user_id, id, version, todayInLusaka())),
        200,
      )
    },
  )

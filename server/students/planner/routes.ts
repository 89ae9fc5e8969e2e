import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  newPlannerTask,
  plannerQuery,
  plannerTask,
  plannerTaskChange,
} from '#domain/students/planner-schema.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, type RouteEnv, takes } from '#server/platform/route.ts'
import { addPlannerTask, changePlannerTask, listPlannerTasks, removePlannerTask } from './data.ts'

const oneTask = takes.param(z.object({ id: z.uuid('Must be a UUID.') }))

export const plannerRoutes = new Hono<RouteEnv>()
  .get(
    '/planner-tasks',
    route({
      audience: 'signed-in',
      summary: 'List one’s open tasks, and those done of one week',
      answers: { 200: z.array(plannerTask) },
    }),
    takes.query(plannerQuery),
    async (c) => {
      const { user_id } = c.var.actor
      const { week } = c.req.valid('query')
      const tasks = await asActorOnce(c.var.actor, (tx) => listPlannerTasks(tx, user_id, week))
      return c.json(tasks, 200)
    },
  )
  .post(
    '/planner-tasks',
    route({
      audience: 'signed-in',
      summary: 'Add a task to one’s week',
      answers: { 200: plannerTask, 201: plannerTask },
      problems: [409],
    }),
    takes.json(newPlannerTask),
    async (c) => {
      const typed = c.req.valid('json')
      const { task, isNew } = await asActor(c.var.actor, (tx) =>
        addPlannerTask(tx, c.var.actor.user_id, typed),
      )
      return c.json(task, isNew ? 201 : 200)
    },
  )
  .patch(
    '/planner-tasks/:id',
    route({
      audience: 'signed-in',
      summary: 'Change, move, sort, tick or open again one’s task',
      answers: { 200: plannerTask },
      problems: [404, 409],
    }),
    oneTask,
    takes.json(plannerTaskChange),
    async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      const task = await asActor(c.var.actor, (tx) =>
        changePlannerTask(tx, c.var.actor.user_id, id, change),
      )
      return c.json(task, 200)
    },
  )
  .delete(
    '/planner-tasks/:id',
    route({
      audience: 'signed-in',
      summary: 'Delete one’s task, if it is there',
      answers: { 204: true },
    }),
    oneTask,
    async (c) => {
      const { id } = c.req.valid('param')
      await asActor(c.var.actor, (tx) => removePlannerTask(tx, c.var.actor.user_id, id))
      return c.body(null, 204)
    },
  )

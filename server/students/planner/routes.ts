import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  newPlannerTask,
  plannerQuery,
  plannerTask,
  plannerTaskChange,
} from '#domain/students/planner-schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addPlannerTask, changePlannerTask, listPlannerTasks, removePlannerTask } from './data.ts'

const oneTask = validate.param(z.object({ id: uuid('Must be a UUID.') }))

export const plannerRoutes = apiRoutes()
  .get(
    '/planner-tasks',
    route({
      audience: 'signed-in',
      summary: 'List the caller’s open tasks, and those done of one week',
      answers: { 200: z.array(plannerTask) },
    }),
    validate.query(plannerQuery),
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
      summary: 'Add a task to the caller’s week',
      answers: { 200: plannerTask, 201: plannerTask },
      problems: [409],
    }),
    validate.json(newPlannerTask),
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
      summary: 'Change, move, sort, tick or reopen a task of the caller',
      answers: { 200: plannerTask },
      problems: [404, 409],
    }),
    oneTask,
    validate.json(plannerTaskChange),
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
      summary: 'Delete a task of the caller, if there is one',
      answers: { 204: true },
    }),
    oneTask,
    async (c) => {
      const { id } = c.req.valid('param')
      await asActor(c.var.actor, (tx) => removePlannerTask(tx, c.var.actor.user_id, id))
      return c.body(null, 204)
    },
  )

import { Hono } from 'hono'
import * as z from 'zod/mini'
import { exercisePlanRequest, newExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { newPlanChange, planChange } from '#domain/care-plans/shared/request.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf.ts'
import { notFound } from '#server/platform/problem.ts'
import { route, type RouteEnv, validate } from '#server/platform/route.ts'
import { readProfile } from '#server/accounts/profile/data.ts'
import { askForChange } from '../shared/data.ts'
import { askForExercisePlan, findOwnExerciseRequest, listOwnExerciseRequests } from './data.ts'
import { renderExercisePlan } from './rules.ts'

const idOfRequest = z.object({ id: z.uuid('Send the id of a request.') })

export const exerciseRoutes = new Hono<RouteEnv>()
  .get(
    '/exercise-plan-requests',
    route({
      audience: 'signed-in',
      summary: 'List own requests for an exercise plan with the newest plan of each, newest first',
      answers: { 200: z.array(exercisePlanRequest) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      const requests = await asActorOnce(actor, (tx) =>
        listOwnExerciseRequests(tx, actor.user_id, page),
      )
      return c.json(requests, 200)
    },
  )
  .get(
    '/exercise-plan-requests/latest',
    route({
      audience: 'signed-in',
      summary:
        'The latest of own requests for an exercise plan, with its newest plan; null without any',
      answers: { 200: z.nullable(exercisePlanRequest) },
    }),
    async (c) => {
      const { actor } = c.var
      const [latest] = await asActorOnce(actor, (tx) =>
        listOwnExerciseRequests(tx, actor.user_id, { limit: 1 }),
      )
      return c.json(latest ?? null, 200)
    },
  )
  .post(
    '/exercise-plan-requests',
    route({
      audience: 'signed-in',
      summary: 'Ask a fitness expert for an exercise plan',
      answers: { 200: exercisePlanRequest, 201: exercisePlanRequest },
      problems: [409],
    }),
    validate.json(newExercisePlanRequest),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const { request, isNew } = await asActor(actor, (tx) =>
        askForExercisePlan(tx, actor.user_id, typed),
      )
      return c.json(request, isNew ? 201 : 200)
    },
  )
  .post(
    '/exercise-plan-requests/:id/changes',
    route({
      audience: 'signed-in',
      summary: 'Ask for a change of the caller’s exercise plan; the request is open again',
      answers: { 200: planChange, 201: planChange },
      problems: [404, 409],
    }),
    validate.param(idOfRequest),
    validate.json(newPlanChange),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const asked = await asActor(actor, (tx) =>
        askForChange(tx, 'exercise', actor.user_id, id, typed),
      )
      if (!asked) throw notFound()
      return c.json(asked.change, asked.isNew ? 201 : 200)
    },
  )
  .get(
    '/exercise-plan-requests/:id/plan.pdf',
    route({
      audience: 'signed-in',
      summary: 'Download the newest plan of an own request, as PDF',
      answers: { 200: 'application/pdf' },
      problems: [404],
    }),
    validate.param(idOfRequest),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const [request, profile] = await asActorOnce(actor, (tx) =>
        Promise.all([
          findOwnExerciseRequest(tx, actor.user_id, id),
          readProfile(tx, actor.user_id),
        ]),
      )
      if (!request?.plan) throw notFound()
      const pdf = await renderPdf(
        actor.user_id,
        renderExercisePlan(request.plan, profile?.full_name ?? '', now()),
      )
      // The name reveals nothing to others who see the folder of downloads.
      return c.body(pdf, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="plan.pdf"',
      })
    },
  )

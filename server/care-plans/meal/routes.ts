import { Hono } from 'hono'
import * as z from 'zod/mini'
import { mealPlanRequest, newMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { newPlanChange, planChange } from '#domain/care-plans/shared/request.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf.ts'
import { notFound } from '#server/platform/problem.ts'
import { route, type RouteEnv, validate } from '#server/platform/route.ts'
import { readProfile } from '#server/accounts/profile/data.ts'
import { askForChange } from '../shared/data.ts'
import { askForMealPlan, findOwnMealRequest, listOwnMealRequests } from './data.ts'
import { renderMealPlan } from './rules.ts'

const idOfRequest = z.object({ id: z.uuid('Send the id of a request.') })

export const nutritionRoutes = new Hono<RouteEnv>()
  .get(
    '/meal-plan-requests',
    route({
      audience: 'signed-in',
      summary: 'List own requests for a meal plan with the newest plan of each, newest first',
      answers: { 200: z.array(mealPlanRequest) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      const requests = await asActorOnce(actor, (tx) =>
        listOwnMealRequests(tx, actor.user_id, page),
      )
      return c.json(requests, 200)
    },
  )
  .get(
    '/meal-plan-requests/latest',
    route({
      audience: 'signed-in',
      summary: 'The latest of own requests for a meal plan, with its newest plan; null without any',
      answers: { 200: z.nullable(mealPlanRequest) },
    }),
    async (c) => {
      const { actor } = c.var
      const [latest] = await asActorOnce(actor, (tx) =>
        listOwnMealRequests(tx, actor.user_id, { limit: 1 }),
      )
      return c.json(latest ?? null, 200)
    },
  )
  .post(
    '/meal-plan-requests',
    route({
      audience: 'signed-in',
      summary: 'Ask a dietitian for a meal plan',
      answers: { 200: mealPlanRequest, 201: mealPlanRequest },
      problems: [409],
    }),
    validate.json(newMealPlanRequest),
    async (c) => {
      const typed = c.req.valid('json')
      const { request, isNew } = await asActor(c.var.actor, (tx) =>
        askForMealPlan(tx, c.var.actor.user_id, typed),
      )
      return c.json(request, isNew ? 201 : 200)
    },
  )
  .post(
    '/meal-plan-requests/:id/changes',
    route({
      audience: 'signed-in',
      summary: 'Ask for a change of the caller’s meal plan; the request is open again',
      answers: { 200: planChange, 201: planChange },
      problems: [404, 409],
    }),
    validate.param(idOfRequest),
    validate.json(newPlanChange),
    async (c) => {
      const { user_id } = c.var.actor
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      const asked = await asActor(c.var.actor, (tx) => askForChange(tx, 'meal', user_id, id, typed))
      if (!asked) throw notFound()
      return c.json(asked.change, asked.isNew ? 201 : 200)
    },
  )
  .get(
    '/meal-plan-requests/:id/plan.pdf',
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
        Promise.all([findOwnMealRequest(tx, actor.user_id, id), readProfile(tx, actor.user_id)]),
      )
      if (!request?.plan) throw notFound()
      const person = profile?.full_name ?? ''
      const pdf = await renderPdf(actor.user_id, renderMealPlan(request.plan, person, now()))
      // The name reveals nothing to others who see the folder of downloads.
      return c.body(pdf, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="plan.pdf"',
      })
    },
  )

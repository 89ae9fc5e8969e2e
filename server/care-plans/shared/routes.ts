import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import { type PlanKind, planNames } from '#domain/care-plans/shared/kinds.ts'
import { newPlanChange, planChange } from '#domain/care-plans/shared/request.ts'
import { uuid } from '#domain/values/uuid.ts'
import { readProfile } from '#server/accounts/profile/data.ts'
import { now } from '#server/platform/clock.ts'
import { asActor, asActorPipelined, type Transaction } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  findOwnRequest,
  listOwnRequests,
  type PlanRow,
  type ReadPlan,
  type ReadRequest,
  type RequestsOfKind,
} from './data.ts'
import { askForChange, type Asking, ownAsking } from './requesting/data.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'

interface RoutesOfKind<Row extends { id: string }, Plan extends PlanRow, Shown, New, Sent> {
  requests: RequestsOfKind<Row, Plan, Shown>
  /** A request as its owner sees it. */
  schema: ZodMiniType
  /** A request as it is sent. */
  newSchema: ZodMiniType<New, Sent>
  /** Writes a request once. */
  ask: (
    tx: Transaction,
    asking: Asking,
    typed: New,
  ) => Promise<{ request: ReadRequest<Plan, Shown>; isNew: boolean }>
  render: (plan: ReadPlan<Plan>, person: string, now: Date) => PdfDocument
}

const idOfRequest = z.object({ id: uuid('Send the id of a request.') })

/** What a person does with their own requests of a kind, below the path of that kind. */
export function ownRequestRoutes<
  Row extends { id: string },
  Plan extends PlanRow,
  Shown,
  New,
  Sent,
>({ requests, schema, newSchema, ask, render }: RoutesOfKind<Row, Plan, Shown, New, Sent>) {
  const kind: PlanKind = requests.kind
  const { plan: name, article, writer } = planNames[kind]
  return apiRoutes()
    .get(
      '/',
      route({
        audience: 'signed-in',
        summary: `List own requests for ${article} ${name} with the newest plan of each, newest first`,
        responses: { 200: z.array(schema) },
      }),
      validate.query(pageQuery),
      async (c) => {
        const { actor } = c.var
        const page = c.req.valid('query')
        const own = await asActorPipelined(actor, (tx) =>
          listOwnRequests(tx, requests, actor.user_id, page),
        )
        return c.json(own, 200)
      },
    )
    .get(
      '/latest',
      route({
        audience: 'signed-in',
        summary: `The latest of own requests for ${article} ${name}, with its newest plan; null without any`,
        responses: { 200: z.nullable(schema) },
      }),
      async (c) => {
        const { actor } = c.var
        const [latest] = await asActorPipelined(actor, (tx) =>
          listOwnRequests(tx, requests, actor.user_id, { limit: 1 }),
        )
        return c.json(latest ?? null, 200)
      },
    )
    .post(
      '/',
      route({
        audience: 'signed-in',
        summary: `Ask a ${writer} for ${article} ${name}`,
        responses: { 200: schema, 201: schema },
        problems: [409],
      }),
      validate.json(newSchema),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const { request, isNew } = await asActor(actor, (tx) =>
          ask(tx, ownAsking(actor.user_id), typed),
        )
        return c.json(request, isNew ? 201 : 200)
      },
    )
    .post(
      '/:id/changes',
      route({
        audience: 'signed-in',
        summary: `Ask for a change of the caller’s ${name}; the request is open again`,
        responses: { 200: planChange, 201: planChange },
        problems: [404, 409],
      }),
      validate.param(idOfRequest),
      validate.json(newPlanChange),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const asked = await asActor(actor, (tx) => askForChange(tx, kind, actor.user_id, id, typed))
        requireFound(asked)
        return c.json(asked.change, asked.isNew ? 201 : 200)
      },
    )
    .get(
      '/:id/plan.pdf',
      route({
        audience: 'signed-in',
        summary: 'Download the newest plan of an own request, as PDF',
        responses: { 200: 'application/pdf' },
        problems: [404],
      }),
      validate.param(idOfRequest),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const [request, profile] = await asActorPipelined(actor, (tx) =>
          Promise.all([
            findOwnRequest(tx, requests, actor.user_id, id),
            readProfile(tx, actor.user_id),
          ]),
        )
        requireFound(request?.plan)
        const pdf = await renderPdf(
          actor.user_id,
          render(request.plan, profile?.full_name ?? '', now()),
        )
        const written_on = lusakaClock(request.plan.created_at).day
        return c.body(pdf, 200, pdfHeaders(fileName([name, profile?.full_name, written_on], 'pdf')))
      },
    )
}

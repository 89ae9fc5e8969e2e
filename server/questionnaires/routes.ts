import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  newRequest,
  ownRequest,
  patientQuestionnaires,
  providerRequest,
  requestChange,
  requestDecision,
} from '#domain/questionnaires/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  askPatient,
  decideRequest,
  listOwnRequests,
  openQuestionnaires,
  withdrawRequest,
} from './data.ts'

const patientId = z.object({ patient_id: uuid('Send the id of a patient.') })
const requestId = z.object({ id: uuid('Send the id of a request.') })

export const questionnaireRoutes = apiRoutes()
  .get(
    '/provider/patients/:patient_id/questionnaires',
    route({
      audience: 'approved-provider',
      summary:
        'Read what the caller asked a patient to answer and the results shared with them; recorded',
      answers: { 200: patientQuestionnaires },
      problems: [404],
    }),
    validate.param(patientId),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const found = await asActor(actor, (tx) => openQuestionnaires(tx, actor.user_id, patient_id))
      return c.json(found, 200)
    },
  )
  .post(
    '/provider/patients/:patient_id/questionnaire-requests',
    route({
      audience: 'approved-provider',
      summary: 'Ask a patient of the calling therapist to answer an instrument by a day',
      answers: { 200: providerRequest, 201: providerRequest },
      problems: [404, 409],
    }),
    validate.param(patientId),
    validate.json(newRequest),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      const { request, isNew } = await asActor(actor, (tx) =>
        askPatient(tx, actor.user_id, patient_id, wanted),
      )
      return c.json(request, isNew ? 201 : 200)
    },
  )
  .patch(
    '/provider/questionnaire-requests/:id',
    route({
      audience: 'approved-provider',
      summary: 'Withdraw an open request of the caller',
      answers: { 200: providerRequest },
      problems: [404, 409],
    }),
    validate.param(requestId),
    validate.json(requestChange),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      return c.json(await asActor(actor, (tx) => withdrawRequest(tx, actor.user_id, id)), 200)
    },
  )
  .get(
    '/questionnaire-requests',
    route({
      audience: 'signed-in',
      summary: 'List what the caller is asked to answer, newest first',
      answers: { 200: z.array(ownRequest) },
    }),
    validate.query(pageQuery),
    async (c) => {
      const { actor } = c.var
      const page = c.req.valid('query')
      const requests = await asActorOnce(actor, (tx) => listOwnRequests(tx, actor.user_id, page))
      return c.json(requests, 200)
    },
  )
  .patch(
    '/questionnaire-requests/:id',
    route({
      audience: 'signed-in',
      summary: 'Share a result with the provider who asked for it, or share none',
      answers: { 200: ownRequest },
      problems: [404, 409],
    }),
    validate.param(requestId),
    validate.json(requestDecision),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const { result_id } = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) => decideRequest(tx, actor.user_id, id, result_id)),
        200,
      )
    },
  )

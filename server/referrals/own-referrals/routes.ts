import * as z from 'zod/mini'
import { referral } from '#domain/referrals/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { listOwnReferrals, openReferral, stepReferral } from '../data.ts'
import { letterName, renderLetter } from '../letter-pdf.ts'
import { emailReferral } from '../notifications/referral-email.ts'

const byId = validate.param(z.object({ id: uuid('Send the id of a referral.') }))
const answer = z.strictObject({
  answer: z.enum(['agree', 'reject'], 'Say whether you agree.'),
})

/** What patients do with referrals: read the letter, agree, or not. */
export const ownReferralRoutes = (env: Env) =>
  apiRoutes()
    .get(
      '/referrals',
      route({
        audience: 'signed-in',
        summary: 'List the referrals of the caller, the newest first, with their letters',
        responses: { 200: z.array(referral) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(
          await asActorPipelined(actor, (tx) => listOwnReferrals(tx, actor.user_id)),
          200,
        )
      },
    )
    .post(
      '/referrals/:id/answer',
      route({
        audience: 'signed-in',
        summary: 'Agree to a referral of the caller, or end it',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(answer),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { answer: step } = c.req.valid('json')
        await asActor(actor, (tx) => stepReferral(tx, actor.user_id, id, step))
        await asSystemFor(actor, 'email those on a referral about the answer', (tx) =>
          emailReferral(tx, id, ['sender', 'recipient'], env.PUBLIC_URL),
        )
        return c.body(null, 204)
      },
    )
    .get(
      '/referrals/:id/letter.pdf',
      route({
        audience: 'signed-in',
        summary: 'Print the letter of a referral of the caller',
        responses: { 200: 'application/pdf' },
        problems: [404],
      }),
      byId,
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const letter = await asActor(actor, (tx) => openReferral(tx, actor.user_id, id))
        requireFound(letter?.patient_id === actor.user_id ? letter : undefined)
        const pdf = await renderPdf(actor.user_id, renderLetter(letter!))
        return c.body(pdf, 200, pdfHeaders(letterName(letter!)))
      },
    )

import * as z from 'zod/mini'
import type { ReferralStep } from '#domain/referrals/referral-state.ts'
import { colleague, declineForm, newReferral, providerReferral } from '#domain/referrals/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorPipelined, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  listColleagues,
  listProviderReferrals,
  openReferral,
  referPatient,
  stepReferral,
} from './data.ts'
import { letterName, renderLetter } from './letter-pdf.ts'
import { emailReferral } from './notifications/referral-email.ts'

const byId = validate.param(z.object({ id: uuid('Send the id of a referral.') }))
const byPatient = validate.param(z.object({ patient_id: uuid('Send the id of a patient.') }))
const referralId = z.object({ id: uuid() })
/** Nothing more to say. */
const emptyBody = z.strictObject({})

/** What providers do with referrals: write, answer and print them. */
export const referralRoutes = (env: Env) => {
  /** A step of a provider, of which the patient hears, and the other provider. */
  async function step(
    actor: Parameters<typeof asActor>[0] & { user_id: string },
    id: string,
    taken: ReferralStep,
    reason?: string,
  ) {
    await asActor(actor, (tx) => stepReferral(tx, actor.user_id, id, taken, reason ?? null))
    await asSystemFor(actor, 'email those on a referral about its answer', (tx) =>
      emailReferral(
        tx,
        id,
        ['patient', taken === 'withdraw' ? 'recipient' : 'sender'],
        env.PUBLIC_URL,
      ),
    )
  }
  return apiRoutes()
    .get(
      '/provider/colleagues',
      route({
        audience: 'approved-provider',
        summary: 'List the colleagues that a patient can be referred to, by name',
        responses: { 200: z.array(colleague) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActorPipelined(actor, (tx) => listColleagues(tx, actor.user_id)), 200)
      },
    )
    .get(
      '/provider/referrals',
      route({
        audience: 'approved-provider',
        summary: 'List the referrals of the caller and to the caller, the newest first',
        responses: { 200: z.array(providerReferral) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listProviderReferrals(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/provider/patients/:patient_id/referrals',
      route({
        audience: 'approved-provider',
        summary: 'Refer a patient of the caller to a colleague or to another place, with a letter',
        responses: { 200: referralId, 201: referralId },
        problems: [404, 409],
      }),
      byPatient,
      validate.json(newReferral),
      async (c) => {
        const { actor } = c.var
        const { patient_id } = c.req.valid('param')
        const wanted = c.req.valid('json')
        const { isNew } = await asActor(actor, (tx) =>
          referPatient(tx, actor.user_id, patient_id, wanted),
        )
        await asSystemFor(actor, 'email a patient and a colleague about a referral', (tx) =>
          emailReferral(tx, wanted.id, ['patient', 'recipient'], env.PUBLIC_URL),
        )
        return c.json({ id: wanted.id }, isNew ? 201 : 200)
      },
    )
    .get(
      '/provider/referrals/:id/letter.pdf',
      route({
        audience: 'approved-provider',
        summary: 'Print the letter of a referral; the reading is recorded in the patient’s record',
        responses: { 200: 'application/pdf' },
        problems: [404],
      }),
      byId,
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const letter = await asActor(actor, (tx) => openReferral(tx, actor.user_id, id))
        requireFound(letter)
        const pdf = await renderPdf(actor.user_id, renderLetter(letter))
        return c.body(pdf, 200, pdfHeaders(letterName(letter)))
      },
    )
    .post(
      '/provider/referrals/:id/acceptance',
      route({
        audience: 'approved-provider',
        summary: 'Accept a referral to the caller',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(emptyBody),
      async (c) => {
        await step(c.var.actor, c.req.valid('param').id, 'accept')
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/referrals/:id/decline',
      route({
        audience: 'approved-provider',
        summary: 'Decline a referral to the caller, or hand it back, with a reason for its sender',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(declineForm),
      async (c) => {
        const { reason } = c.req.valid('json')
        await step(c.var.actor, c.req.valid('param').id, 'decline', reason)
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/referrals/:id/withdrawal',
      route({
        audience: 'approved-provider',
        summary: 'Withdraw a referral of the caller that no one has accepted',
        responses: { 204: true },
        problems: [404, 409],
      }),
      byId,
      validate.json(emptyBody),
      async (c) => {
        await step(c.var.actor, c.req.valid('param').id, 'withdraw')
        return c.body(null, 204)
      },
    )
}

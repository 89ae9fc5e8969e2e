import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { deskPrompt, newDeskPrompt, openPrompt } from '#domain/desk/payments.ts'
import { paymentOptions } from '#domain/membership/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor, authorize } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { route, validate } from '#server/platform/route.ts'
import { optionsOf } from '../networks/network-questions.ts'
import type { CountRequest } from '../payment-limits.ts'
import { checkPayment } from '../reconciliation/jobs.ts'
import { deskRejectionOf, requireProvider } from '../payment-problems.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { cancelPrompt, listOpenPrompts, readPayer, readPrompt, startPrompt } from './data.ts'

const byInvoice = z.object({ id: uuid('Send the id of an invoice.') })
const byId = z.object({ id: uuid('Send the id of a payment.') })
const reason = 'the desk asks a patient’s phone to pay'

/** Payments by mobile money that the front desk asks for: the phone asks its owner for the PIN. */
export const deskPromptRoutes = (env: Env, payments: PaymentProvider, countRequest: CountRequest) =>
  apiRoutes()
    .get(
      '/desk/payment-options',
      route({
        audience: 'front-desk',
        summary: 'Whether the front desk can ask a phone to pay, and which networks are closed',
        responses: { 200: paymentOptions },
      }),
      async (c) => {
        await authorize(c.var.actor)
        return c.json(optionsOf(payments), 200)
      },
    )
    .post(
      '/desk/invoices/:id/prompts',
      route({
        audience: 'front-desk',
        summary: 'Ask a phone to pay a patient’s invoice, in part or in full; it asks for the PIN',
        responses: { 200: deskPrompt, 201: deskPrompt },
        problems: [404, 409],
      }),
      validate.param(byInvoice),
      validate.json(newDeskPrompt),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const payer = await asSystemFor(actor, reason, (tx) => readPayer(tx, id))
        requireProvider(payments.kind)
        await countRequest(payer, typed.phone)
        try {
          const asked = await asSystemFor(actor, reason, (tx) =>
            startPrompt(tx, actor.user_id, id, typed, payments.terms?.()),
          )
          return c.json(asked.prompt, asked.isNew ? 201 : 200)
        } catch (error) {
          throw deskRejectionOf(error) ?? error
        }
      },
    )
    .get(
      '/desk/prompts',
      route({
        audience: 'front-desk',
        summary:
          'List the phones that the front desk has asked for a PIN and that have not answered; each patient’s reading is recorded',
        responses: { 200: z.array(openPrompt) },
      }),
      async (c) => {
        const { actor } = c.var
        const rows = await asSystemFor(actor, reason, (tx) => listOpenPrompts(tx, actor.user_id))
        return c.json(rows, 200)
      },
    )
    .post(
      '/desk/prompts/:id/check',
      route({
        audience: 'front-desk',
        summary: 'Ask the aggregator what became of a payment that the front desk asked for',
        responses: { 200: deskPrompt },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const before = await asSystemFor(actor, reason, (tx) => readPrompt(tx, id))
        // One that is not handed over yet is not known there.
        if (before.status === 'pending') await checkPayment(payments, id, env)
        return c.json(await asSystemFor(actor, reason, (tx) => readPrompt(tx, id)), 200)
      },
    )
    .get(
      '/desk/prompts/:id',
      route({
        audience: 'front-desk',
        summary: 'How far a payment is that the front desk has asked for',
        responses: { 200: deskPrompt },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(await asSystemFor(c.var.actor, reason, (tx) => readPrompt(tx, id)), 200)
      },
    )
    .post(
      '/desk/prompts/:id/cancel',
      route({
        audience: 'front-desk',
        summary:
          'Cancel a payment that the front desk has asked for; one that has ended is returned as it is',
        responses: { 200: deskPrompt },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const prompt = await asSystemFor(actor, reason, async (tx) => {
          await cancelPrompt(tx, actor.user_id, id)
          return readPrompt(tx, id)
        })
        return c.json(prompt, 200)
      },
    )

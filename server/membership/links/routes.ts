import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  linkNetworkQuestion,
  linkPayment,
  linkPaymentRequest,
  madePayLink,
  networkAnswer,
  newLinkPayment,
  payLinkOffer,
  payLinkRequest,
  payLinkState,
} from '#domain/membership/schema.ts'
import { openOf } from '#domain/practice/billing/invoice-state.ts'
import { uuid } from '#domain/values/uuid.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { asActor, asActorPipelined, asSystem } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { type CountQuestion, findNetwork, optionsOf } from '../networks/network-questions.ts'
import type { CountRequest } from '../payment-limits.ts'
import { rejectionOf, requireProvider } from '../payment-problems.ts'
import {
  findActiveLink,
  findLink,
  findLinkPayment,
  findPayable,
  makeLink,
  revokeLink,
  startLinkPayment,
} from './data.ts'

const byId = z.object({ id: uuid('Send the id of an invoice.') })
const reason = 'a person who pays by a link has no account'

/** Links by which a person without an account pays an invoice: who may make them, and what they show. */
export const payLinkRoutes = (
  env: LimitSettings,
  payments: PaymentProvider,
  countRequest: CountRequest,
  countQuestion: CountQuestion,
) => {
  const perAddress = new RateLimit(env, { name: 'pay links of address', points: 300, seconds: 900 })

  /** @throws Problem 429 */
  async function countLook(address: string): Promise<void> {
    const wait = await perAddress.secondsToWait(networkPrefixOf(address))
    if (wait > 0)
      throw new Problem(429, 'too_many_requests', 'There were many requests. Please wait.', {
        retryAfter: wait,
      })
  }

  return apiRoutes()
    .get(
      '/invoices/:id/pay-link',
      route({
        audience: 'signed-in',
        summary: 'Whether the caller’s invoice has a link to pay it',
        responses: { 200: payLinkState },
      }),
      validate.param(byId),
      async (c) => {
        const { id } = c.req.valid('param')
        const link = await asActorPipelined(c.var.actor, (tx) => findActiveLink(tx, id))
        return c.json({ made_at: link?.created_at ?? null }, 200)
      },
    )
    .post(
      '/invoices/:id/pay-link',
      route({
        audience: 'signed-in',
        summary: 'Make a link to pay the caller’s invoice; an earlier one ends',
        responses: { 201: madePayLink },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const token = await asActor(actor, (tx) => makeLink(tx, actor.user_id, id))
        return c.json({ token }, 201)
      },
    )
    .delete(
      '/invoices/:id/pay-link',
      route({
        audience: 'signed-in',
        summary: 'End the link to pay the caller’s invoice',
        responses: { 204: true },
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await asActor(actor, (tx) => revokeLink(tx, actor.user_id, id))
        return c.body(null, 204)
      },
    )
    .post(
      '/pay-links/offer',
      route({
        audience: 'everyone',
        summary: 'What a link asks to pay: an amount and nothing else',
        responses: { 200: payLinkOffer },
        problems: [404],
      }),
      validate.json(payLinkRequest),
      async (c) => {
        await countLook(c.var.caller_address)
        const { token } = c.req.valid('json')
        const found = await asSystem(reason, (tx) => findPayable(tx, token))
        requireFound(found)
        return c.json({ amount_ngwee: openOf(found), ...optionsOf(payments) }, 200)
      },
    )
    .post(
      '/pay-links/network',
      route({
        audience: 'everyone',
        summary: 'The network of the mobile number that pays by a link; writes nothing',
        responses: { 200: networkAnswer },
        problems: [404],
      }),
      validate.json(linkNetworkQuestion),
      async (c) => {
        await countLook(c.var.caller_address)
        const { token, phone } = c.req.valid('json')
        requireFound(await asSystem(reason, (tx) => findPayable(tx, token)))
        await countQuestion(token)
        return c.json({ network: await findNetwork(payments, phone) }, 200)
      },
    )
    .post(
      '/pay-links/payments',
      route({
        audience: 'everyone',
        summary: 'Start a payment by a link; the phone asks for the PIN',
        responses: { 200: linkPayment, 201: linkPayment },
        problems: [404, 409],
      }),
      validate.json(newLinkPayment),
      async (c) => {
        requireProvider(payments.kind)
        await countLook(c.var.caller_address)
        const wanted = c.req.valid('json')
        requireFound(await asSystem(reason, (tx) => findLink(tx, wanted.token)))
        await countRequest(wanted.token, wanted.phone)
        try {
          const { payment, isNew } = await asSystem(reason, (tx) =>
            startLinkPayment(tx, wanted, payments.terms?.()),
          )
          const { phone: _, network: __, ...shown } = payment
          return c.json(shown, isNew ? 201 : 200)
        } catch (error) {
          throw rejectionOf(error) ?? error
        }
      },
    )
    .post(
      '/pay-links/payment',
      route({
        audience: 'everyone',
        summary: 'How far a payment by a link is',
        responses: { 200: linkPayment },
        problems: [404],
      }),
      validate.json(linkPaymentRequest),
      async (c) => {
        await countLook(c.var.caller_address)
        const { token, id } = c.req.valid('json')
        const found = await asSystem(reason, (tx) => findLinkPayment(tx, token, id))
        requireFound(found)
        return c.json(found, 200)
      },
    )
}

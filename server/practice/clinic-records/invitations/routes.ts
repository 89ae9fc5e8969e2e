import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { invitation, invitationAnswer, invitationCode } from '#domain/practice/clinic-records.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import { notFound } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { codeNotFound, triedTooOften } from '../record-problems.ts'
import { claimRecord, eraseRecord, hasAnswered } from '../answers/data.ts'
import {
  type CodeSettings,
  countCodeTry,
  findByCode,
  isInvitedByEmail,
  listInvitations,
} from './data.ts'

export const invitationRoutes = (settings: CodeSettings) => {
  /** @throws Problem 429 where they tried too many codes */
  async function requireTry(actor: Actor, address: string) {
    const wait = await asSystemFor(actor, 'count a try with a code', (tx) =>
      countCodeTry(tx, settings, actor.user_id, address),
    )
    if (wait > 0) throw triedTooOften(wait)
  }

  return apiRoutes()
    .get(
      '/me/invitations',
      route({
        audience: 'signed-in',
        summary: 'List the records that clinics made with the caller’s confirmed email address',
        responses: { 200: z.array(invitation) },
      }),
      async (c) => {
        const { actor } = c.var
        const found = await asSystemFor(actor, 'show who invited a person', (tx) =>
          listInvitations(tx, actor.user_id),
        )
        return c.json(found, 200)
      },
    )
    .post(
      '/me/invitations',
      route({
        audience: 'signed-in',
        summary: 'Find a clinic’s record by its code and the phone number that the clinic has',
        responses: { 200: invitation },
        problems: [404],
      }),
      validate.json(invitationCode),
      async (c) => {
        const { actor, caller_address } = c.var
        const proof = c.req.valid('json')
        await requireTry(actor, caller_address)
        const found = await asSystemFor(actor, 'open an invitation by its code', (tx) =>
          findByCode(tx, settings, actor.user_id, proof),
        )
        if (!found) throw codeNotFound()
        return c.json(found, 200)
      },
    )
    .post(
      '/me/invitation-answers',
      route({
        audience: 'signed-in',
        summary: 'Take over a clinic’s record, or have it erased',
        responses: { 204: true },
        problems: [404, 409],
      }),
      validate.json(invitationAnswer),
      async (c) => {
        const { actor, caller_address } = c.var
        const { id, answer, proof } = c.req.valid('json')
        const { user_id } = actor
        if (proof) await requireTry(actor, caller_address)
        const isDone = await asSystemFor(actor, 'answer an invitation', async (tx) => {
          const isTheirs = proof
            ? (await findByCode(tx, settings, user_id, proof))?.id === id
            : await isInvitedByEmail(tx, user_id, id)
          if (!isTheirs) return hasAnswered(tx, user_id, { id, answer })
          await (answer === 'claim' ? claimRecord(tx, user_id, id) : eraseRecord(tx, user_id, id))
          return true
        })
        if (!isDone) throw proof ? codeNotFound() : notFound()
        return c.body(null, 204)
      },
    )
}

import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { consent, consentGiven, consentWithdrawn } from '#domain/accounts/consent-schemas.ts'
import { audit } from '#server/platform/audit.ts'
import { asActor, asActorPipelined } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  addConsent,
  consentInForce,
  isStudent,
  lastConsent,
  listConsents,
  stampWithdrawal,
} from './data.ts'

export const consentRoutes = apiRoutes()
  .get(
    '/consents',
    route({
      audience: 'signed-in',
      summary: 'List the consents one has given, newest first',
      responses: { 200: z.array(consent) },
    }),
    async (c) => {
      const { actor } = c.var
      const rows = await asActorPipelined(actor, (tx) => listConsents(tx, actor.user_id))
      return c.json(rows, 200)
    },
  )
  .post(
    '/consents',
    route({
      audience: 'signed-in',
      summary: 'Give consent to one purpose',
      responses: { 200: consent, 201: consent },
      problems: [403, 409],
    }),
    validate.json(consentGiven),
    async (c) => {
      const { user_id } = c.var.actor
      const given = c.req.valid('json')
      const { row, isNew } = await asActor(c.var.actor, async (tx) => {
        // They could neither see nor remove a reading: those are for clients.
        if (given.purpose === 'clinic_readings' && (await isStudent(tx, user_id)))
          throw new Problem(403, 'forbidden', 'A student account has no readings.')
        const present = await consentInForce(tx, user_id, given.purpose)
        if (present?.version === given.version) return { row: present, isNew: false }
        // A consent to an older wording ends where the new one begins.
        if (present) await stampWithdrawal(tx, user_id, given.purpose)
        const added = await addConsent(tx, { ...given, user_id })
        if (!added) {
          const other = await consentInForce(tx, user_id, given.purpose)
          if (other?.version === given.version) return { row: other, isNew: false }
          throw new Problem(409, 'conflict', 'This consent was given and withdrawn before.')
        }
        await audit(tx, {
          actor_id: user_id,
          subject_id: user_id,
          action: 'consent.give',
          record_id: added.id,
        })
        return { row: added, isNew: true }
      })
      return c.json(row, isNew ? 201 : 200)
    },
  )
  .post(
    '/consents/withdraw',
    route({
      audience: 'signed-in',
      summary: 'Withdraw a consent; what depends on it ends at once',
      responses: { 200: consent },
      problems: [409],
    }),
    validate.json(consentWithdrawn),
    async (c) => {
      const { user_id } = c.var.actor
      const { purpose } = c.req.valid('json')
      const row = await asActor(c.var.actor, async (tx) => {
        const withdrawn = await stampWithdrawal(tx, user_id, purpose)
        if (!withdrawn) {
          const last = await lastConsent(tx, user_id, purpose)
          if (last) return last
          throw new Problem(409, 'no_consent', 'You have not given this consent.')
        }
        await audit(tx, {
          actor_id: user_id,
          subject_id: user_id,
          action: 'consent.withdraw',
          record_id: withdrawn.id,
        })
        return withdrawn
      })
      return c.json(row, 200)
    },
  )

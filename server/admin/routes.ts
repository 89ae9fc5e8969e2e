import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { documentLink } from '#domain/values/files.ts'
import { registrationStatuses } from '#domain/practice/facts.ts'
import { newDecision, registrationForAdmin } from '#domain/practice/registration.ts'
import { uuid } from '#domain/values/uuid.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { fileLinks } from '#server/platform/files/file-links.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { passwordCheck } from '../accounts/passwords/own-password.ts'
import { decideRegistration, openDocument, openRegistration, openRegistrations } from './data.ts'
import { decideAndNotify, linkToDocument } from './deciding.ts'
import { identityChangeRoutes } from './identity-changes/routes.ts'
import { decisionMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of a registration.') })
const queue = z.object({
  status: z._default(
    z.enum(registrationStatuses, 'Ask for pending, approved or refused.'),
    'pending',
  ),
  limit: pageQuery.shape.limit,
})

export function adminRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  const links = fileLinks(env.AUTH_SECRETS)
  return apiRoutes()
    .route('/', identityChangeRoutes(env))
    .get(
      '/admin/provider-registrations',
      route({
        audience: 'admin',
        summary:
          'List registrations: those that wait, the longest first, or those decided, newest first; each reading is recorded',
        responses: { 200: z.array(registrationForAdmin) },
      }),
      validate.query(queue),
      async (c) => {
        const { actor } = c.var
        const wanted = c.req.valid('query')
        return c.json(
          await asActor(actor, (tx) => openRegistrations(tx, actor.user_id, wanted)),
          200,
        )
      },
    )
    .get(
      '/admin/provider-registrations/:id',
      route({
        audience: 'admin',
        summary: 'Read one registration; the reading is recorded',
        responses: { 200: registrationForAdmin },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const found = await asActor(actor, (tx) => openRegistration(tx, actor.user_id, id))
        requireFound(found)
        return c.json(found, 200)
      },
    )
    .post(
      '/admin/provider-registrations/:id/document-link',
      route({
        audience: 'admin',
        summary: 'Get a link that opens a registration’s document for a minute; recorded as read',
        responses: { 200: documentLink },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const link = await linkToDocument(actor, links, (tx) => openDocument(tx, actor.user_id, id))
        return c.json(link, 200)
      },
    )
    .post(
      '/admin/provider-registrations/:id/decision',
      route({
        audience: 'admin',
        summary:
          'Approve or reject a registration, once; asks for the password; the provider gets an email',
        responses: { 200: registrationForAdmin },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newDecision),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { password, ...decision } = c.req.valid('json')
        await requirePassword(c.var, password)
        const today = todayInLusaka()
        await decideAndNotify(
          actor,
          (tx) => decideRegistration(tx, actor.user_id, id, { ...decision, today }),
          (email) => decisionMail(email, decision.decision, env.PUBLIC_URL),
        )
        const decided = await asActor(actor, (tx) => openRegistration(tx, actor.user_id, id))
        return c.json(decided!, 200)
      },
    )
}

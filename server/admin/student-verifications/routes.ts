import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { documentLink } from '#domain/values/files.ts'
import {
  documentStatuses,
  verificationDecision,
  verificationForAdmin,
} from '#domain/students/verification.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { fileLinks } from '#server/platform/files/file-links.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { decideAndNotify, linkToDocument } from '../deciding.ts'
import {
  decideVerification,
  openStudentDocument,
  openVerification,
  openVerifications,
} from './data.ts'
import { verificationMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of a verification.') })
const queue = z.object({
  status: z._default(z.enum(documentStatuses, 'Ask for pending, verified or rejected.'), 'pending'),
  limit: pageQuery.shape.limit,
})

export function studentVerificationRoutes(env: Pick<Env, 'AUTH_SECRETS' | 'PUBLIC_URL'>) {
  const links = fileLinks(env.AUTH_SECRETS)
  return apiRoutes()
    .get(
      '/admin/student-verifications',
      route({
        audience: 'admin',
        summary:
          'List students’ documents: those that wait, the longest first, or those decided, newest first; each reading is recorded',
        answers: { 200: z.array(verificationForAdmin) },
      }),
      validate.query(queue),
      async (c) => {
        const { actor } = c.var
        const wanted = c.req.valid('query')
        return c.json(
          await asActor(actor, (tx) => openVerifications(tx, actor.user_id, wanted)),
          200,
        )
      },
    )
    .get(
      '/admin/student-verifications/:id',
      route({
        audience: 'admin',
        summary: 'Read what one student has sent; the reading is recorded',
        answers: { 200: verificationForAdmin },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const found = await asActor(actor, (tx) => openVerification(tx, actor.user_id, id))
        requireFound(found)
        return c.json(found, 200)
      },
    )
    .post(
      '/admin/student-verifications/:id/document-link',
      route({
        audience: 'admin',
        summary: 'Get a link that opens a student’s document for a minute; recorded as read',
        answers: { 200: documentLink },
        problems: [404],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const link = await linkToDocument(actor, links, (tx) =>
          openStudentDocument(tx, actor.user_id, id),
        )
        return c.json(link, 200)
      },
    )
    .post(
      '/admin/student-verifications/:id/decision',
      route({
        audience: 'admin',
        summary: 'Verify or reject a student’s document, once; they get an email',
        answers: { 200: verificationForAdmin },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(verificationDecision),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const decision = c.req.valid('json')
        await decideAndNotify(
          actor,
          (tx) => decideVerification(tx, actor.user_id, id, decision),
          (email) => verificationMail(email, decision.decision, env.PUBLIC_URL),
        )
        const decided = await asActor(actor, (tx) => openVerification(tx, actor.user_id, id))
        return c.json(decided!, 200)
      },
    )
}

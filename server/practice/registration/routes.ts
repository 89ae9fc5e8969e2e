import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { documentTypeMessage } from '#domain/values/files.ts'
import {
  findCertificateIssues,
  newRegistration,
  ownRegistration,
  registration,
} from '#domain/practice/registration.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asActorOnce, asSystemFor } from '#server/platform/db.ts'
import { keepDocument } from '#server/platform/files/document.ts'
import type { Env } from '#server/platform/env.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { limitUploads } from '#server/platform/files/upload.ts'
import { readOwnRegistration, submitRegistration } from './data.ts'

export function registrationRoutes(
  env: Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET'>,
  files: FileStore,
) {
  return apiRoutes()
    .get(
      '/provider/registration',
      route({
        audience: 'provider',
        summary: 'Read the caller’s status as a provider, and the newest registration',
        answers: { 200: ownRegistration },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActorOnce(actor, (tx) => readOwnRegistration(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/provider/registration',
      route({
        audience: 'provider',
        summary:
          'Send the caller’s registration and practising certificate, to be checked by an admin',
        answers: { 200: registration, 201: registration },
        problems: [409],
      }),
      limitUploads(env, 'certificate'),
      validate.form(z.extend(newRegistration, { document: z.file(documentTypeMessage) })),
      async (c) => {
        const { user_id } = c.var.actor
        const { document, ...given } = c.req.valid('form')
        const fields = findCertificateIssues(given, todayInLusaka())
        if (Object.keys(fields).length > 0)
          throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
        const submitted = await keepDocument(
          files,
          { user_id, field: 'document', document },
          (stored) =>
            asSystemFor(c.var.actor, 'keep a registration that a provider sends', (tx) =>
              submitRegistration(tx, user_id, given, stored),
            ),
        )
        return c.json(submitted.registration, submitted.isNew ? 201 : 200)
      },
    )
}

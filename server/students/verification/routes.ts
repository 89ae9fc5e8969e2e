import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { documentTypeMessage } from '#domain/values/files.ts'
import {
  newStudentVerification,
  ownVerification,
  studentVerification,
} from '#domain/students/verification.ts'
import { asActorOnce, asSystemFor } from '#server/platform/db.ts'
import { keepDocument } from '#server/platform/files/document.ts'
import type { Env } from '#server/platform/env.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { route, validate } from '#server/platform/route.ts'
import { limitUploads } from '#server/platform/files/upload.ts'
import { studentStatusRoutes } from '../status/routes.ts'
import { readOwnVerification, submitVerification } from './data.ts'

export function verificationRoutes(
  env: Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET'>,
  files: FileStore,
) {
  return apiRoutes()
    .route('/', studentStatusRoutes)
    .get(
      '/student-verification',
      route({
        audience: 'student',
        summary: 'Read the caller’s status as a student, and the newest document',
        answers: { 200: ownVerification },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActorOnce(actor, (tx) => readOwnVerification(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/student-verification',
      route({
        audience: 'student',
        summary: 'Send a document that shows that one studies, to be checked by an admin',
        answers: { 200: studentVerification, 201: studentVerification },
        problems: [409],
      }),
      limitUploads(env, 'student document'),
      validate.form(z.extend(newStudentVerification, { file: z.file(documentTypeMessage) })),
      async (c) => {
        const { actor } = c.var
        const { id, file } = c.req.valid('form')
        const { verification, isNew } = await keepDocument(
          files,
          { user_id: c.var.actor.user_id, field: 'file', document: file },
          (stored) =>
            asSystemFor(actor, 'keep a document that a student sends', (tx) =>
              submitVerification(tx, actor.user_id, id, stored),
            ),
        )
        return c.json(verification, isNew ? 201 : 200)
      },
    )
}

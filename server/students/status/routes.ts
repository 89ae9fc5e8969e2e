import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { studentApplication } from '#domain/students/status.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { applyAsStudent, endStudentStatus } from './data.ts'

export const studentStatusRoutes = apiRoutes()
  .delete(
    '/student-status',
    route({
      audience: 'student',
      summary:
        'End the caller’s student status: the account becomes a client’s and keeps everything',
      answers: { 204: true },
    }),
    async (c) => {
      const { actor } = c.var
      await asSystemFor(actor, 'end the status of a student who asks for it', (tx) =>
        endStudentStatus(tx, actor.user_id, actor.user_id),
      )
      return c.body(null, 204)
    },
  )
  .post(
    '/student-status',
    route({
      audience: 'client',
      summary: 'Become a student, or become one again',
      answers: { 204: true },
      problems: [409],
    }),
    validate.json(studentApplication),
    async (c) => {
      const { actor } = c.var
      const application = c.req.valid('json')
      await asSystemFor(actor, 'make a student of a client who asks for it', (tx) =>
        applyAsStudent(tx, actor.user_id, application),
      )
      return c.body(null, 204)
    },
  )

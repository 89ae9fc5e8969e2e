import * as z from 'zod/mini'
import { apiRoutes } from '../http/api-routes.ts'
import { databaseAway, Problem, toProblem } from '../problem.ts'
import { route } from '../route.ts'
import { version } from '../version.ts'
import { checkWritable } from './writable.ts'

/** What this process knows of itself. */
export interface ProcessStatus {
  /** True from the moment in which the process was asked to stop. */
  isDraining(): boolean
  /** True where the job loops have run within the last half minute. */
  areJobsAlive(): boolean
}

const health = z.object({
  status: z.literal('ok'),
  database: z.enum(['embedded', 'postgres']),
  version: z.string(),
})
const live = z.object({ status: z.literal('ok'), version: z.string() })
const ready = z.object({ status: z.literal('ready') })

/** Seconds until a server that is not ready is worth another look. */
const lookAgain = 5

/** The three questions that an operator, a container or a proxy asks. */
export function healthRoutes(status: ProcessStatus) {
  return apiRoutes()
    .get(
      '/health',
      route({
        audience: 'everyone',
        summary: 'Check that the database takes writes',
        answers: { 200: health },
      }),
      async (c) => {
        const database = await checkWritable().catch((error: unknown) => {
          throw unavailable(error)
        })
        return c.json({ status: 'ok' as const, database, version }, 200)
      },
    )
    .get(
      '/live',
      route({
        audience: 'everyone',
        summary: 'Check that the process answers, without asking the database',
        answers: { 200: live },
      }),
      (c) => c.json({ status: 'ok' as const, version }, 200),
    )
    .get(
      '/ready',
      route({
        audience: 'everyone',
        summary: 'Check that this process should get requests, or name what is missing',
        answers: { 200: ready },
      }),
      async (c) => {
        const isWritable = await checkWritable().then(
          () => true,
          (error: unknown) => !unavailable(error),
        )
        const fields = {
          ...(isWritable ? {} : { database: 'The database takes no writes.' }),
          ...(status.areJobsAlive() ? {} : { jobs: 'Background jobs are not running.' }),
          ...(status.isDraining() ? { process: 'The server is stopping.' } : {}),
        }
        if (Object.keys(fields).length > 0) {
          throw new Problem(503, 'unavailable', 'This server is not ready.', {
            fields,
            retryAfter: lookAgain,
          })
        }
        return c.json({ status: 'ready' as const }, 200)
      },
    )
}

/** Whatever keeps the database from its work is 503 here; what is new to us is logged. */
function unavailable(error: unknown): Problem {
  const problem = toProblem(error)
  return problem.status === 503 ? problem : databaseAway()
}

import { pino, stdTimeFunctions } from 'pino'
import { currentRequestId } from './request-id.ts'

/**
 * The server's log. Lines are written beside the work and not within it, and flushed at the end of
 * the process. It takes ids, kinds, counts and durations: never a name, an address, a note, an
 * answer, a token or a request body. Errors are reduced to what is safe in any of them. Each line within
 * a request, or within a job that one enqueued, has its id.
 */
export const log = pino(
  {
    level: 'info',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: safeError },
    mixin: idOfRequest,
  },
  pino.destination({ sync: false }),
)

function idOfRequest(): object {
  const request_id = currentRequestId()
  return request_id ? { request_id } : {}
}

/** insufficient_privilege, and undefined or ambiguous tables, columns, functions and objects. */
const ofObject = /^42(501|P01|P02|703|883|704|702|725)$/

/**
 * What of an error may be written down. A database error's message and detail quote the offending
 * values, so of those only code, constraint, table and column are logged, and the message where it names nothing but
 * an object: a missing right, table, column or function.
 */
export function safeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, column } = error as Error & Record<string, string | undefined>
  const isFromDatabase = 'severity' in error || 'routine' in error
  return {
    type: error.constructor.name,
    code,
    constraint,
    table,
    column,
    message: isFromDatabase && !ofObject.test(code ?? '') ? undefined : error.message,
    stack: isFromDatabase ? undefined : error.stack?.split('\n').slice(1, 8).join('\n'),
  }
}

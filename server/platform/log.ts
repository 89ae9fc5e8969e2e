import { pino } from 'pino'

/**
 * The server's log. Lines are written beside the work and not within it, and flushed at the end of
 * the process. It takes ids, kinds, counts and durations: never a name, an address, a note, an
 * answer, a token or a request body. Errors are reduced to what is safe in any of them.
 */
export const log = pino(
  { level: 'info', base: null, serializers: { err: safeError } },
  pino.destination({ sync: false }),
)

/**
 * What of an error may be written down. A database error's message and detail quote the offending
 * values, so of those only code, constraint, table and column are logged.
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
    message: isFromDatabase ? undefined : error.message,
    stack: isFromDatabase ? undefined : error.stack?.split('\n').slice(1, 8).join('\n'),
  }
}

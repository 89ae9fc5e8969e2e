import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isConnectionLost } from './db/connection.ts'
import { FileStoreError } from './files/files.ts'
import { log } from './log.ts'

/** The one shape of an error answer of `/api`. */
export interface ProblemBody {
  code: string
  message: string
  fields?: Record<string, string>
  /** Where a time is taken: the next ones that are free. */
  next_free?: readonly object[]
  /** Of a request that comes too early: the time from which it is allowed. */
  opens_at?: string
  request_id: string
}

/** An error whose message a person may read. Anything else thrown becomes a plain 500. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly next_free: readonly object[] | undefined
  readonly opens_at: string | undefined
  readonly retryAfter: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: {
      fields?: Record<string, string>
      next_free?: readonly object[]
      opens_at?: string
      retryAfter?: number
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.next_free = more.next_free
    this.opens_at = more.opens_at
    this.retryAfter = more.retryAfter
  }
}

export const notSignedIn = () => new Problem(401, 'not_signed_in', 'Please log in and try again.')
export const notFound = () =>
  new Problem(404, 'not_found', 'There is nothing here, or it is not yours.')
/** @param retryAfter seconds */
export const databaseAway = (retryAfter = 2) =>
  new Problem(
    503,
    'unavailable',
    'We cannot reach our records right now. Please try again in a moment.',
    { retryAfter },
  )

/** @param isLasting whether an operator has to act first */
const filesAway = (isLasting: boolean) =>
  new Problem(
    503,
    'unavailable',
    'We cannot reach our files right now. Please try again in a moment.',
    { retryAfter: isLasting ? 10 : 2 },
  )

/** What each SQLSTATE that input can cause means to the person. */
const bySqlState: Record<string, (message: string) => Problem> = {
  UB401: notSignedIn,
  UB402: () =>
    new Problem(403, 'second_factor_required', 'Please confirm your second factor first.'),
  UB403: () => new Problem(403, 'forbidden', 'Your account may not do this.'),
  UB409: () =>
    new Problem(409, 'conflict', 'This appointment has changed since then. Please look again.'),
  // One code for both: apps of before, which phones still have, ask for the consent where they read it.
  UB410: (message) =>
    new Problem(
      403,
      'consent_withdrawn',
      message === 'consent not given'
        ? 'You have not agreed yet that we keep health data. Agree to it first to save this.'
        : 'You have withdrawn your consent to keep health data. Give it again to save this.',
    ),
  UB412: () =>
    new Problem(
      409,
      'merged',
      'This record is part of another one of the same person now. Find the person again.',
    ),
  '42501': () => new Problem(403, 'forbidden', 'Your account may not do this.'),
  '23505': () => new Problem(409, 'conflict', 'This is recorded already.'),
  '23P01': () =>
    new Problem(409, 'conflict', 'This overlaps with something that is there already.'),
  '23503': () => new Problem(422, 'invalid', 'This refers to something that does not exist.'),
  '23514': () => new Problem(422, 'invalid', 'One of the values is outside what is allowed.'),
  '22P05': () => new Problem(422, 'invalid', 'The text contains characters that cannot be saved.'),
  '22021': () => new Problem(422, 'invalid', 'The text contains characters that cannot be saved.'),
  '22003': () => new Problem(422, 'invalid', 'A number is too large.'),
}

/**
 * SQLSTATEs that a retry in a moment can cure: lost races (40), a lock that was not had in time (55P03),
 * a statement that took too long (57014).
 */
const passing = /^(40001|40P01|55P03|57014)$/

/**
 * SQLSTATEs, or classes of them, that an operator has to cure: no disk, memory or connections left (53),
 * a database that takes no writes (25006), a system error such as of reading a file (58). With the codes
 * of the disk for uploaded files.
 */
const lasting = /^(53...|25006|58...|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO)$/

/** Converts anything thrown into the problem to respond with; logs what is unexpected. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException) return fromHttp(error)
  if (error instanceof FileStoreError) {
    log.error({ err: error }, 'files cannot be stored or opened')
    return filesAway(error.isLasting)
  }
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  const known = bySqlState[code]
  if (known) return known(message)
  if (lasting.test(code)) {
    log.error({ err: error }, 'records cannot be written')
    return databaseAway(10)
  }
  if (passing.test(code) || isConnectionLost(error)) return databaseAway()
  log.error({ err: error }, 'unforeseen error')
  return new Problem(500, 'unexpected', 'Something went wrong on our side. Please try again.')
}

function fromHttp(error: HTTPException): Problem {
  if (error.status === 413) return new Problem(413, 'too_large', 'That is too large to send.')
  if (error.status === 400) return new Problem(400, 'malformed', 'The request is not valid JSON.')
  return new Problem(error.status as ContentfulStatusCode, 'refused', 'The request was rejected.')
}

/** Answers `error` in the shape of `/api`. */
export function answerProblem(c: Context, error: unknown): Response {
  const problem = toProblem(error)
  if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter))
  const body: ProblemBody = {
    code: problem.code,
    message: problem.message,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.next_free ? { next_free: problem.next_free } : {}),
    ...(problem.opens_at ? { opens_at: problem.opens_at } : {}),
    request_id: c.get('request_id') ?? '',
  }
  return c.json(body, problem.status)
}

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Problem, toProblem } from '../problem.ts'

/**
 * An error of `/auth/v1`: code and status are those of the Supabase Auth contract, the message is
 * one a person may read. auth-js shows it as it is.
 */
export class AuthProblem extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly reasons: readonly string[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { reasons?: readonly string[]; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.reasons = more.reasons
    this.retryAfter = more.retryAfter
  }
}

const newShape = '2024-01-01'

/**
 * Answers `error` in one of the contract's two shapes, chosen by `X-Supabase-Api-Version`. auth-js
 * reads the code of the new one only where the version is echoed.
 */
export function answerAuthProblem(c: Context, error: unknown): Response {
  const problem = error instanceof AuthProblem ? error : foreseen(error)
  if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter))
  c.header('x-sb-error-code', problem.code)
  const weak = problem.reasons ? { weak_password: { reasons: problem.reasons } } : {}
  if (asksForNewShape(c)) {
    c.header('X-Supabase-Api-Version', newShape)
    return c.json({ code: problem.code, message: problem.message, ...weak }, problem.status)
  }
  return c.json(
    {
      code: problem.status,
      error_code: problem.code,
      msg: problem.message,
      ...(problem.status >= 500 ? { error_id: c.get('request_id') ?? '' } : {}),
      ...weak,
    },
    problem.status,
  )
}

function asksForNewShape(c: Context): boolean {
  const version = c.req.header('x-supabase-api-version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= newShape
}

/** What PostgreSQL says of input that the contract has an answer for. */
function foreseen(error: unknown): AuthProblem {
  const code = (error as { code?: string } | null)?.code
  if (code === '22P02') {
    return new AuthProblem(
      400,
      'validation_failed',
      'A text contains characters that cannot be saved.',
    )
  }
  return fromProblem(toProblem(error))
}

const codeOf: Record<string, { status?: ContentfulStatusCode; code: string }> = {
  malformed: { code: 'bad_json' },
  too_large: { code: 'request_entity_too_large' },
  not_found: { code: 'not_found' },
  invalid: { status: 400, code: 'validation_failed' },
  conflict: { code: 'conflict' },
  unavailable: { code: 'unexpected_failure' },
  too_many_requests: { code: 'over_request_rate_limit' },
}

/** What the shared parts of the server throw, in the words of the contract. */
function fromProblem(problem: Problem): AuthProblem {
  const known = codeOf[problem.code]
  return new AuthProblem(
    known?.status ?? problem.status,
    known?.code ?? 'unexpected_failure',
    problem.message,
    problem.retryAfter ? { retryAfter: problem.retryAfter } : {},
  )
}

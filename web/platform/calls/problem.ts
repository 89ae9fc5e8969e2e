/** The body of an error answer: the `{code, message, fields?}` of every rejection. */
export interface ProblemDetails {
  /** Machine name in snake case, for example `slot_taken`. */
  code: string
  /** Safe to show to a user unchanged. */
  message: string
  /** Message per field name, as the form names it. */
  fields?: Record<string, string> | undefined
  /** For a time that is taken: what is free instead. */
  next_free?: readonly object[] | undefined
  /** For a call that is not open yet: from when it can be entered, ISO 8601. */
  opens_at?: string | undefined
  /** HTTP status of the answer. */
  status: number
}

/** A rejection with its message: forms put `fields` beside the fields, pages show `message`. */
export class ProblemError extends Error {
  readonly code: string
  readonly fields: Record<string, string>
  readonly next_free: readonly object[]
  readonly opens_at: string | undefined
  readonly status: number

  constructor(details: ProblemDetails) {
    super(details.message)
    this.name = 'ProblemError'
    this.code = details.code
    this.fields = details.fields ?? {}
    this.next_free = details.next_free ?? []
    this.opens_at = details.opens_at
    this.status = details.status
  }
}

/** The server's rejection with its own message; for a proxy's page our message. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemDetails>
  return new ProblemError({
    ...body,
    code: body.code ?? 'unexpected',
    message: body.message ?? 'Something went wrong on our side. Please try again.',
    status: response.status,
  })
}

/** The server cannot be reached: the browser is offline, or a call failed without an answer. */
export class ConnectionError extends TypeError {}

/** How Chromium, Firefox and WebKit say that a call, or a part of the app, could not be fetched. */
const unreachable = /^(failed to f|fetch f|load f|networke|error l|import)/i

/** Whether there is no connection; any other TypeError is a fault of ours. */
export const isUnreachable = (failure: unknown) =>
  failure instanceof ConnectionError ||
  (failure instanceof TypeError && unreachable.test(failure.message))

/**
 * The connection hangs: there was no answer within the time limit. What was sent may have arrived.
 */
export class NoAnswerError extends ConnectionError {
  constructor() {
    super('No answer')
    this.name = 'NoAnswerError'
  }
}

/**
 * The sentence a user reads when a call failed. To be offline must not read as the user's mistake, and
 * our own fault not as their connection. While sending, it also says that nothing typed was lost.
 */
export function describeFailure(failure: unknown, isSending = false): string {
  if (failure instanceof ProblemError) return failure.message
  const stored = isSending ? ' What you typed is still here.' : ''
  if (failure instanceof NoAnswerError)
    return `The server did not reply.${stored} Please try again${isSending ? '; nothing is saved twice' : ''}.`
  if (failure instanceof DOMException && failure.name === 'QuotaExceededError')
    return `This browser has no space left.${stored}`
  return isUnreachable(failure)
    ? `There is no connection to the server.${stored} Try again when you have a signal.`
    : `Something went wrong on our side.${stored} Please try again.`
}

/** What the server says when it refuses: the `{code, message, fields?}` of every error answer. */
export interface ProblemDetails {
  /** Machine name in snake case, for example `slot_taken`. */
  code: string
  /** Safe to show to a person as it stands. */
  message: string
  /** Message per field name, as the form names it. */
  fields?: Record<string, string> | undefined
  /** HTTP status of the answer. */
  status: number
}

/** A refusal that carries its words: forms put `fields` beside the fields, pages show `message`. */
export class ProblemError extends Error {
  readonly code: string
  readonly fields: Record<string, string>
  readonly status: number

  constructor(details: ProblemDetails) {
    super(details.message)
    this.name = 'ProblemError'
    this.code = details.code
    this.fields = details.fields ?? {}
    this.status = details.status
  }
}

/**
 * The sentence a person reads when sending failed. `fetch` rejects with a TypeError when there is
 * no line; that must not read as the person's mistake, and must say that nothing typed was lost.
 */
export function describeFailure(failure: unknown): string {
  if (failure instanceof ProblemError) return failure.message
  if (failure instanceof TypeError) {
    return 'There is no connection to the server. What you typed is still here: try again when you have a signal.'
  }
  return 'Something went wrong on our side. What you typed is still here: please try again.'
}

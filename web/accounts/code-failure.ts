import { ProblemError } from '#web/platform/calls/problem.ts'

/** A mailed code that is wrong or too old, at its field; any other failure as it is. @param next what to do then */
export function aboutCode(failure: unknown, next: string): unknown {
  if (!(failure instanceof ProblemError) || failure.code !== 'otp_expired') return failure
  const { code, status, message } = failure
  const fields = { code: `That code is not right, or too old. Check it, or ${next}.` }
  return new ProblemError({ code, status, message, fields })
}

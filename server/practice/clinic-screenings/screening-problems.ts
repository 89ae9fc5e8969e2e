import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 403 `no_consent` where the patient has not agreed */
export function requireAgreed(isAgreed: boolean): void {
  if (isAgreed) return
  throw new Problem(
    403,
    'no_consent',
    'The patient has not agreed that you record questionnaires. With a login they can agree in their account, under Sharing; without one, at the clinic.',
  )
}

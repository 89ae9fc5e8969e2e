import { Problem } from '#server/platform/problem.ts'
import type { Budget } from '#server/platform/rate-limit.ts'

/** Emails to one patient about readings: several are entered at one visit. */
export const noticeBudget = {
  name: 'clinic readings notice',
  points: 1,
  seconds: 60 * 60,
} as const satisfies Budget

/** Emails to one patient about corrected and removed readings. */
export const changeBudget = {
  name: 'clinic changes notice',
  points: 1,
  seconds: 60 * 60,
} as const satisfies Budget

/** @throws Problem 403 `no_consent` where the patient has not agreed */
export function requireAgreed(isAgreed: boolean): void {
  if (isAgreed) return
  throw new Problem(
    403,
    'no_consent',
    'The patient has not agreed that you enter readings. They can agree in their account, under Sharing.',
  )
}

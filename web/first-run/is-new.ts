import type { StoredSession } from '#web/platform/calls/session.ts'

/** An account that has not found its way by then does not look for it. In ms. */
const newFor = 14 * 24 * 3_600_000

/** Whether the first run of an account is still shown: it is new, and was not ended or skipped. */
export function isNew({ created_at, user_metadata }: StoredSession['user'], now: number): boolean {
  const age = now - Date.parse(created_at ?? '')
  return age < newFor && user_metadata.first_run !== 'done'
}

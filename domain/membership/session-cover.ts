import type { SessionType } from '../appointments/slots.ts'
import type { Profession } from '../practice/professions.ts'
import { type Cover, nextCover } from './benefits.ts'

/** A session of a patient, held or planned. */
export interface PatientSession {
  id: string
  /** The provider's; null where they have none. */
  profession: Profession | null
  session_type: SessionType
  starts_at: Date
  /** Plans that the patient has on its day. */
  plan_keys: readonly string[]
  /** Whether its invoice says that a plan pays it; null while nothing is decided. */
  is_covered: boolean | null
}

/** A plan's sessions are counted over so many milliseconds. */
export const span = 30 * 24 * 60 * 60_000

/**
 * What plans pay of a patient's sessions, by their ids. What an invoice says already comes first; then they are
 * counted in the order of their times, each only where all that were counted before it stay paid.
 */
export function coverSessions(sessions: readonly PatientSession[]): Map<string, Cover> {
  const inOrder = sessions.filter(({ is_covered }) => is_covered !== false).toSorted(byTime)
  let paid = inOrder.filter(({ is_covered }) => is_covered)
  for (const session of inOrder) {
    if (session.is_covered) continue
    const near = paid.filter(
      (one) => Math.abs(Number(one.starts_at) - Number(session.starts_at)) < span,
    )
    if (numberSessions([...near, session]).size > numberSessions(near).size)
      paid = [...paid, session]
  }
  return numberSessions(paid)
}

const byTime = (one: PatientSession, other: PatientSession) =>
  one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1)

/** Which of the included sessions each paid session is; without those beyond what plans include. */
function numberSessions(paid: readonly PatientSession[]): Map<string, Cover> {
  const covers = new Map<string, Cover>()
  const inOrder = paid.toSorted(byTime)
  for (const [place, { id, profession, session_type, starts_at, plan_keys }] of inOrder.entries()) {
    if (!profession) continue
    const before = inOrder
      .slice(0, place)
      .filter(
        (one) =>
          one.profession === profession && one.starts_at.getTime() > starts_at.getTime() - span,
      )
    const types = before.map((one) => one.session_type)
    const cover = nextCover({ profession, session_type }, plan_keys, types)
    if (cover) covers.set(id, cover)
  }
  return covers
}

/**
 * The part of one more session that a plan would pay.
 *
 * @returns undefined where it is not included, or would take the place of another that is
 */
export function coverOfNext(
  sessions: readonly PatientSession[],
  wanted: PatientSession,
): Cover | undefined {
  const [before, after] = [coverSessions(sessions), coverSessions([...sessions, wanted])]
  return after.size > before.size ? after.get(wanted.id) : undefined
}

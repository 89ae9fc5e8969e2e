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
const span = 30 * 24 * 60 * 60_000

/** What plans pay of a patient's sessions, by their ids. They are counted in the order of their times, as invoices are. */
export function coverSessions(sessions: readonly PatientSession[]): Map<string, Cover> {
  const paid: PatientSession[] = []
  const covers = new Map<string, Cover>()
  const inOrder = sessions.toSorted(
    (one, other) =>
      one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1),
  )
  for (const session of inOrder) {
    const { profession, session_type, starts_at, plan_keys, is_covered } = session
    if (!profession || is_covered === false) continue
    const before = paid.filter(
      (one) =>
        one.profession === profession && one.starts_at.getTime() > starts_at.getTime() - span,
    )
    const cover = nextCover(
      { profession, session_type },
      plan_keys,
      before.map((one) => one.session_type),
    )
    if (!cover && !is_covered) continue
    paid.push(session)
    if (cover) covers.set(session.id, cover)
  }
  return covers
}

/**
 * What a plan would pay of one more session.
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

import type { GroupRegistration, GroupSession } from '#domain/students/groups.ts'

/** A session as its card shows it: with the caller's own place there, if they have one. */
export interface Group extends Pick<
  GroupSession,
  'id' | 'topic' | 'description' | 'session_time' | 'duration_minutes'
> {
  /** Undefined where the session is not among those that come next. */
  open: GroupSession | undefined
  place: GroupRegistration | undefined
}

/** The sessions that come next and those one has a place in, each once, the next first. */
export function toGroups(
  sessions: readonly GroupSession[],
  places: readonly GroupRegistration[],
): Group[] {
  const listed = sessions.map((open) => ({
    ...open,
    open,
    place: places.find(({ session_id }) => session_id === open.id),
  }))
  const further = places
    .filter(({ session_id }) => !sessions.some(({ id }) => id === session_id))
    .map((place) => ({ ...place, id: place.session_id, open: undefined, place }))
  return [...listed, ...further].toSorted(
    (one, other) => Date.parse(one.session_time) - Date.parse(other.session_time),
  )
}

import { planOf } from '#domain/library/courses/plan-of.ts'
import type { Place } from '#domain/library/courses/place.ts'
import { readText, removeText, storeText, tabStore } from '#web/platform/browser/stores.ts'
import { signedInId, storeOfSession } from '#web/platform/calls/session.ts'

/** What this phone keeps of the courses of one person. */
interface Kept {
  /** "Leave no trace": nothing but this wish is kept. */
  isTraceless: boolean
  /** The place in each course, by its id. */
  places: Readonly<Record<string, Place>>
}

/** What a person has planned in a course, and has not answered yet. */
export interface KeptPlan {
  course: string
  texts: readonly string[]
}

/** The id of its user is in the key. What a visitor enters ends with the tab. */
const keyNow = () => {
  const id = signedInId()
  return id === undefined ? 'ubumi.courses' : `ubumi.courses.${id}`
}

/** Beside the session, and gone with it; of a visitor in the tab alone. */
const storeNow = () => (signedInId() === undefined ? tabStore() : storeOfSession())

const nothing: Kept = { isTraceless: false, places: {} }

function read(): Kept {
  try {
    const kept = JSON.parse(readText(keyNow()) ?? 'null') as Partial<Kept> | null
    return { isTraceless: kept?.isTraceless === true, places: kept?.places ?? {} }
  } catch {
    return nothing
  }
}

function write(kept: Kept) {
  if (!kept.isTraceless && Object.keys(kept.places).length === 0) removeText(keyNow())
  else storeText(storeNow(), keyNow(), JSON.stringify(kept))
}

export const isTraceless = () => read().isTraceless

/** Turning it on deletes what was kept until now. */
export function setTraceless(isOn: boolean) {
  write(isOn ? { isTraceless: true, places: {} } : nothing)
}

/** As it was stored: perhaps by an older version. */
export const readPlace = (course: string): unknown => read().places[course]

export function keepPlace(place: Place) {
  const kept = read()
  if (!kept.isTraceless) write({ ...kept, places: { ...kept.places, [place.course]: place } })
}

export function forgetPlace(course: string) {
  const { [course]: forgotten, ...places } = read().places
  if (forgotten) write({ ...read(), places })
}

/** What was planned, by course; empty where nothing was. */
export const keptPlans = (): readonly KeptPlan[] =>
  Object.values(read().places).flatMap((place) => {
    // Stored by another version it may lack anything.
    const texts = planOf({ course: place.course, notes: place.notes ?? {} })
    return place.trail?.at(-1) === 'end' && texts.length > 0
      ? [{ course: place.course, texts }]
      : []
  })

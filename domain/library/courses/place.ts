import { type Course, type CourseNode, longestNote, lowMood, moodFall } from './script.ts'

/** Where a person is in a course, with their own words and numbers. It stays on the phone. */
export interface Place {
  course: string
  version: number
  /** The steps until now; the last one is shown. */
  trail: readonly string[]
  notes: Readonly<Record<string, string>>
  moods: Readonly<Partial<Record<'before' | 'after', number>>>
}

/** What a person does in a step. A choice that leads to a page is no move. */
export type Move =
  | { kind: 'next' }
  | { kind: 'choose'; index: number }
  | { kind: 'back' }
  | { kind: 'write'; text: string }
  | { kind: 'rate'; mood: number }

export const startOf = ({ id, version }: Course): Place => ({
  course: id,
  version,
  trail: ['start'],
  notes: {},
  moods: {},
})

export const idOfStep = ({ trail }: Place): string => trail.at(-1) ?? 'start'

/** The step that is shown. */
export const stepAt = (course: Course, place: Place): CourseNode =>
  course.nodes[idOfStep(place)] ?? course.nodes.start!

/** The place after a move; the same place where the move cannot be made. */
export function placeAfter(course: Course, place: Place, move: Move): Place {
  const node = stepAt(course, place)
  switch (move.kind) {
    case 'back':
      return place.trail.length > 1 ? { ...place, trail: place.trail.slice(0, -1) } : place
    case 'write':
      return node.note
        ? {
            ...place,
            notes: { ...place.notes, [node.note.key]: move.text.slice(0, longestNote) },
          }
        : place
    case 'rate': {
      if (!node.mood || !isMood(move.mood)) return place
      const rated = { ...place, moods: { ...place.moods, [node.mood.when]: move.mood } }
      const next = isLow(node.mood.when, rated) ? node.mood.low : node.next
      return onTo(rated, next)
    }
    case 'choose': {
      const choice = node.choices?.[move.index]
      return choice && 'next' in choice ? onTo(place, choice.next) : place
    }
    case 'next':
      return mayGoOn(node, place) ? onTo(place, node.next) : place
  }
}

/** Whether "Next" leads on: a number is given by pressing it, and a field may ask for words. */
export function mayGoOn({ note, mood, next }: CourseNode, { notes }: Pick<Place, 'notes'>) {
  if (next === undefined || mood) return false
  return !note || note.isOptional === true || (notes[note.key] ?? '').trim() !== ''
}

const onTo = (place: Place, next: string | undefined): Place =>
  next === undefined ? place : { ...place, trail: [...place.trail, next] }

const isMood = (mood: unknown): mood is number =>
  Number.isInteger(mood) && Number(mood) >= 0 && Number(mood) <= 10

function isLow(when: 'before' | 'after', { moods }: Place): boolean {
  const now = moods[when]
  if (now === undefined) return false
  const hasFallen = when === 'after' && moods.before !== undefined && moods.before - now >= moodFall
  return now <= lowMood || hasFallen
}

/** Every step that a step can lead to. */
export const stepsAfter = ({ choices = [], next, mood }: CourseNode): readonly string[] => [
  ...choices.flatMap((choice) => ('next' in choice ? [choice.next] : [])),
  ...(next === undefined ? [] : [next]),
  ...(mood ? [mood.low] : []),
]

/** How many steps lead from this one to the end at least; Infinity where none does. */
export function stepsToEnd({ nodes }: Course, from: string): number {
  const seen = new Set([from])
  let ring = [from]
  for (let count = 0; ring.length > 0; count++) {
    if (ring.some((id) => nodes[id]?.isEnd)) return count
    ring = [...new Set(ring.flatMap((id) => (nodes[id] ? stepsAfter(nodes[id]) : [])))].filter(
      (id) => !seen.has(id),
    )
    for (const id of ring) seen.add(id)
  }
  return Infinity
}

/**
 * A place that was saved before, as this version of the course has it: where the step is gone, the last one
 * before it that is still there. Own words and numbers stay.
 *
 * @returns undefined where the text is no place of this course
 */
export function restorePlace(course: Course, stored: unknown): Place | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { course: id, trail, notes, moods } = stored as Partial<Record<keyof Place, unknown>>
  if (id !== course.id || !Array.isArray(trail)) return undefined
  const known = trail.findIndex((step) => typeof step !== 'string' || !course.nodes[step])
  const kept = (known < 0 ? trail : trail.slice(0, known)) as string[]
  return {
    course: course.id,
    version: course.version,
    trail: kept[0] === 'start' ? kept : ['start'],
    notes: Object.fromEntries(
      entriesOf(notes).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key, text.slice(0, longestNote)]] : [],
      ),
    ),
    moods: Object.fromEntries(
      entriesOf(moods).filter(([when, mood]) => /^(before|after)$/.test(when) && isMood(mood)),
    ),
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

import type { Place } from './place.ts'

/** The own words that are a plan, by course: what to do, and when. */
const planKeys: Readonly<Record<string, readonly string[]>> = {
  'problem-steps': ['step', 'when'],
  'get-going': ['activity'],
  values: ['act'],
  sleep: ['tomorrow'],
  'asking-for-support': ['person'],
}

/** What a person has planned in a course, one text for each field; empty where there is no plan. */
export const planOf = ({ course, notes }: Pick<Place, 'course' | 'notes'>): readonly string[] =>
  (planKeys[course] ?? []).map((key) => (notes[key] ?? '').trim()).filter((text) => text !== '')

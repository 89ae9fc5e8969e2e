import { describe, expect, it } from 'vitest'
import { allCourses } from '#tests/support/course-scripts.ts'
import {
  idOfStep,
  mayGoOn,
  type Move,
  type Place,
  placeAfter,
  restorePlace,
  startOf,
  stepAt,
} from './place.ts'
import { planOf } from './plan-of.ts'
import { longestNote } from './script.ts'
import { grounding } from './scripts/grounding.ts'
import { problemSteps } from './scripts/problem-steps.ts'

const play = (course: typeof grounding, moves: readonly Move[], from = startOf(course)) =>
  moves.reduce((place, move) => placeAfter(course, place, move), from)

const choose = (index: number): Move => ({ kind: 'choose', index })
const rate = (mood: number): Move => ({ kind: 'rate', mood })
const next: Move = { kind: 'next' }

describe('a course', () => {
  it('goes from step to step by choices, numbers and Next, and back again', () => {
    const place = play(grounding, [choose(0), rate(5), next])
    expect(place.trail).toEqual(['start', 'before', 'sit', 'five'])
    expect(place.moods).toEqual({ before: 5 })
    expect(play(grounding, [{ kind: 'back' }], place).trail).toEqual(['start', 'before', 'sit'])
    const first = startOf(grounding)
    expect(placeAfter(grounding, first, { kind: 'back' })).toBe(first)
  })

  it('stays where it is after a move that the step does not have', () => {
    const first = startOf(grounding)
    for (const move of [next, choose(1), choose(9), rate(3), { kind: 'write', text: 'a' } as const])
      expect(placeAfter(grounding, first, move)).toBe(first)
    const rating = play(grounding, [choose(0)])
    for (const mood of [-1, 11, 2.5, NaN])
      expect(placeAfter(grounding, rating, rate(mood))).toBe(rating)
  })

  it.each([
    [0, 'low'],
    [2, 'low'],
    [3, 'sit'],
    [10, 'sit'],
  ])('after the number %d before it starts goes to %s', (mood, step) => {
    expect(idOfStep(play(grounding, [choose(0), rate(mood)]))).toBe(step)
  })

  it.each([
    [8, 8, 'end'],
    [8, 7, 'end'],
    [8, 6, 'lower'],
    [3, 2, 'lower'],
    [1, 2, 'lower'],
    [1, 3, 'end'],
  ])('after %d before and %d after goes to %s', (before, after, step) => {
    const place: Place = { ...startOf(grounding), trail: ['start', 'after'], moods: { before } }
    expect(idOfStep(placeAfter(grounding, place, rate(after)))).toBe(step)
  })

  it('asks for the words that it needs, and goes on without those it does not', () => {
    const place: Place = { ...startOf(problemSteps), trail: ['start', 'list'] }
    const node = stepAt(problemSteps, place)
    expect(mayGoOn(node, place)).toBe(false)
    expect(placeAfter(problemSteps, place, next)).toBe(place)
    const blank = placeAfter(problemSteps, place, { kind: 'write', text: '  ' })
    expect(mayGoOn(node, blank)).toBe(false)
    const written = placeAfter(problemSteps, place, { kind: 'write', text: 'rent' })
    expect(idOfStep(placeAfter(problemSteps, written, next))).toBe('sort')
    expect(mayGoOn({ ...node, note: { ...node.note!, isOptional: true } }, place)).toBe(true)
    const long = placeAfter(problemSteps, place, { kind: 'write', text: 'a'.repeat(2000) })
    expect(long.notes.problems).toHaveLength(longestNote)
  })

  it('has a plan where something was planned', () => {
    expect(
      planOf({ course: 'problem-steps', notes: { step: ' Call ', when: '', problem: 'x' } }),
    ).toEqual(['Call'])
    expect(planOf({ course: 'grounding', notes: { step: 'Call' } })).toEqual([])
  })
})

describe('a place that was saved', () => {
  it.each(allCourses.map((course) => [course.id, course] as const))(
    'in any step of %s is found again as it was',
    (_, course) => {
      for (const step of Object.keys(course.nodes)) {
        const place: Place = {
          ...startOf(course),
          trail: step === 'start' ? ['start'] : ['start', step],
          notes: { a: 'mine' },
          moods: { before: 4 },
        }
        expect(restorePlace(course, JSON.parse(JSON.stringify(place)))).toEqual(place)
      }
    },
  )

  it('in a step that a newer version does not have is moved to the one before, and keeps the words', () => {
    const old = {
      ...startOf(grounding),
      version: 0,
      trail: ['start', 'before', 'gone', 'sit'],
      notes: { a: 'mine' },
    }
    expect(restorePlace(grounding, old)).toEqual({
      ...startOf(grounding),
      trail: ['start', 'before'],
      notes: { a: 'mine' },
    })
    expect(restorePlace(grounding, { ...old, trail: ['gone'] })?.trail).toEqual(['start'])
  })

  it.each([
    null,
    undefined,
    'text',
    3,
    [],
    {},
    { course: 'sleep', trail: ['start'] },
    { course: 'grounding', trail: 'start' },
  ])('is none where it is %j', (stored) => {
    expect(restorePlace(grounding, stored)).toBeUndefined()
  })

  it('drops what is no text and no number from 0 to 10', () => {
    const stored = {
      course: 'grounding',
      trail: ['start', 5],
      notes: { a: 1, b: 'x' },
      moods: { before: 99, after: 4, c: 2 },
    }
    expect(restorePlace(grounding, stored)).toEqual({
      ...startOf(grounding),
      notes: { b: 'x' },
      moods: { after: 4 },
    })
    expect(restorePlace(grounding, { course: 'grounding', trail: [] })?.trail).toEqual(['start'])
  })
})

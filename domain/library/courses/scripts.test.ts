import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { kindsByRules } from '#domain/safety/crisis-words/by-rules.ts'
import {
  allCourses,
  gradeOf,
  sentencesOf,
  textsOfStep,
  wordsOf,
} from '#tests/support/course-scripts.ts'
import { findRoute, notFound } from '#web/routes.tsx'
import { courseList, doors, moneyHelp } from './course-list.ts'
import { minutesOf } from './length.ts'
import { stepsAfter, stepsToEnd } from './place.ts'
import { type CourseChoice, courseIds, exits } from './script.ts'

/** Pages with numbers to call and what to do. */
const safePages = ['/safety', '/help-now', '/help-now#violence', '/help-now#with-somebody']

const isPage = (to: string) => {
  const path = to.replace(/[?#].*/, '')
  const course = /^\/courses\/(.+)$/.exec(path)?.[1]
  if (course) return courseIds.some((id) => id === course)
  return findRoute(path) !== notFound
}

/** What a course never says: a diagnosis, medicine, a promise, a streak, an offer, a feeling that it cannot have. */
const never =
  /diagnos|disorder|depress|anxiety|medicine|tablet|\bpill|\bdose\b|\bcure|promise|guarantee|secret|streak|in a row|keep it up|well done|great job|upgrade|\bbuy\b|membership|subscri|discount|only today|I understand|I know how you feel|I feel|do not leave|don’t leave|stay with me/i

const idsOf = (choices: readonly CourseChoice[] = []) =>
  choices.flatMap((choice) => ('to' in choice ? [choice] : []))

it('are the eight courses of the list, in its order', () => {
  expect(allCourses.map(({ id }) => id)).toEqual(courseList.map(({ id }) => id))
  expect(courseIds).toEqual(courseList.map(({ id }) => id))
})

it('travel within 40 kB, all together', () => {
  expect(gzipSync(JSON.stringify(allCourses)).length).toBeLessThan(40_000)
})

describe.each(allCourses.map((course) => [course.id, course] as const))(
  'the course %s',
  (id, course) => {
    const steps = Object.entries(course.nodes)
    const texts = steps.flatMap(([, node]) => textsOfStep(node))

    it('reaches each of its steps from the start, and leads to no step that is missing', () => {
      const reached = new Set(['start'])
      const open = ['start']
      for (let step = open.pop(); step !== undefined; step = open.pop())
        for (const next of stepsAfter(course.nodes[step]!))
          if (!reached.has(next)) {
            expect(course.nodes, `from ${step}`).toHaveProperty([next])
            reached.add(next)
            open.push(next)
          }
      expect([...reached].toSorted()).toEqual(steps.map(([step]) => step).toSorted())
    })

    it('leads from each step to the end and to help: no dead end, and no loop without an exit', () => {
      for (const [step, node] of steps) {
        expect(stepsToEnd(course, step), step).toBeLessThan(20)
        expect(node.isEnd === true, step).toBe(stepsAfter(node).length === 0)
        // One way on, not two: buttons to choose, a number, or "Next".
        const ways = [node.choices, node.mood ?? node.next].filter((way) => way !== undefined)
        expect(ways.length, step).toBe(1)
      }
      expect(exits.map(({ to }) => to)).toEqual(['/safety', '/courses'])
    })

    it('takes from 3 to 7 minutes, as the list says', () => {
      const { shortest, longest } = minutesOf(course)
      expect(shortest).toBeGreaterThanOrEqual(3)
      expect(longest).toBeLessThanOrEqual(7)
      const { minutes } = courseList.find((entry) => entry.id === id)!
      expect(minutes).toBeGreaterThanOrEqual(Math.floor(shortest))
      expect(minutes).toBeLessThanOrEqual(Math.ceil(longest))
    })

    it('has bubbles of at most 240 characters and three a step, and sentences of at most 20 words', () => {
      for (const [step, { say, choices = [] }] of steps) {
        expect(say.length, step).toBeGreaterThan(0)
        expect(say.length, step).toBeLessThanOrEqual(3)
        expect(choices.length, step).toBeLessThanOrEqual(5)
        for (const bubble of say) expect(bubble.length, bubble).toBeLessThanOrEqual(240)
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
      }
      const long = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 20)
      expect(long).toEqual([])
    })

    it('is read in the sixth grade', () => {
      expect(gradeOf(texts)).toBeLessThanOrEqual(6)
      for (const [step, node] of steps) expect(gradeOf(node.say), step).toBeLessThanOrEqual(8)
    })

    it('never has the words of a diagnosis, a medicine, a promise, a streak or an offer', () => {
      expect(texts.filter((text) => never.test(text))).toEqual([])
    })

    it('leads from each answer that says a danger to help, in one step', () => {
      for (const [step, { choices = [] }] of steps)
        for (const choice of choices) {
          const isDanger =
            kindsByRules(choice.label).length > 0 || ('to' in choice && choice.isDanger)
          if (isDanger)
            expect(safePages, `${step}: ${choice.label}`).toContain('to' in choice && choice.to)
        }
      const first = course.nodes.start!.choices!
      expect(first).toContainEqual({ label: 'I do not feel safe', to: '/safety', isDanger: true })
    })

    it('asks how the person is before and after, and answers a low number with helplines', () => {
      for (const when of ['before', 'after']) {
        const { mood } = steps.map(([, node]) => node).find((node) => node.mood?.when === when)!
        expect(course.nodes[mood!.low]!.showsHelplines).toBe(true)
        expect(idsOf(course.nodes[mood!.low]!.choices)[0]).toMatchObject({ to: '/safety' })
      }
    })

    it('links only to pages that exist, and shows again only words that were asked for', () => {
      const links = steps.flatMap(([, { choices }]) => idsOf(choices).map(({ to }) => to))
      expect(links.filter((to) => !isPage(to))).toEqual([])
      const keys = steps.flatMap(([, { note }]) => (note ? [note.key] : []))
      const recalled = steps.flatMap(([, { recalls = [] }]) => recalls)
      expect(recalled.filter((key) => !keys.includes(key))).toEqual([])
    })
  },
)

describe('what brings you here', () => {
  it('asks for nine things, and the last four lead to a page with help and to no course', () => {
    expect(doors).toHaveLength(9)
    const [courses, pages] = [doors.slice(0, 5), doors.slice(5)]
    for (const door of courses) {
      expect('courses' in door && door.courses.length).toBeGreaterThan(0)
      expect(kindsByRules(door.label)).toEqual([])
    }
    for (const door of pages) expect('to' in door && isPage(door.to)).toBe(true)
    for (const door of doors)
      if (kindsByRules(door.label).length > 0)
        expect(safePages, door.label).toContain('to' in door && door.to)
    expect(pages.slice(1).map((door) => 'to' in door && door.to)).toEqual([
      '/help-now#violence',
      '/safety',
      '/help-now#with-somebody',
    ])
  })

  it('names parts of pages that are there', () => {
    expect(existsSync('web/public/help-now-page.tsx')).toBe(true)
    expect(moneyHelp.join(' ')).toContain('933')
    for (const text of moneyHelp) {
      expect(text.length).toBeLessThanOrEqual(240)
      expect(gradeOf([text])).toBeLessThanOrEqual(8)
    }
  })
})

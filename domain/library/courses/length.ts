import type { Course, CourseNode } from './script.ts'
import { stepsAfter } from './place.ts'

/** Words a minute: on a phone, with thought, by people whose first language is another one. */
const wordsPerMinute = 100
/** Seconds for own words, for a number, and for one slow breath. */
const seconds = { note: 25, mood: 5, breath: 10, press: 2 }

const wordsIn = ({ say, choices = [] }: CourseNode) =>
  [...say, ...choices.map(({ label }) => label)].join(' ').split(/\s+/).length

/** How long a step takes, in seconds. */
export const secondsOf = (node: CourseNode): number =>
  (wordsIn(node) / wordsPerMinute) * 60 +
  (node.note ? seconds.note : 0) +
  (node.mood ? seconds.mood : 0) +
  (node.breaths ?? 0) * seconds.breath +
  seconds.press

/**
 * How long the shortest and the longest way to the end take, in minutes. No step is taken twice, and those with
 * helplines are not part of it: who needs them has no time to keep.
 */
export function minutesOf({ nodes }: Course): { shortest: number; longest: number } {
  const ways: number[] = []
  const follow = (id: string, seen: readonly string[], before: number) => {
    const node = nodes[id]
    if (!node || node.showsHelplines || seen.includes(id)) return
    const now = before + secondsOf(node)
    if (node.isEnd) ways.push(now / 60)
    for (const next of stepsAfter(node)) follow(next, [...seen, id], now)
  }
  follow('start', [], 0)
  return { shortest: Math.min(...ways), longest: Math.max(...ways) }
}

import type { PatternFigures } from './schema.ts'

/** What patterns say in words, the same on the screen and on paper. */

export const notACause =
  'Food, rest, work and illness change these averages, too. Do not change a medicine because of them: ask your clinician.'

const percent = (part: number, all: number) => `${Math.round((part / all) * 100)} %`

/** "30 of 40 readings, 75 %", or that there is none. */
export const shareInWords = ({ within, count }: { within: number; count: number }) =>
  count === 0
    ? 'no readings'
    : `${within} of ${count} ${count === 1 ? 'reading' : 'readings'}, ${percent(within, count)}`

/** How the share within the target has changed; undefined where a period has too few readings to compare. */
export function changeInWords({ now, before }: Pick<PatternFigures, 'now' | 'before'>) {
  if (now.average === null || before.average === null) return undefined
  const points =
    Math.round((now.within / now.count) * 100) - Math.round((before.within / before.count) * 100)
  if (points === 0) return 'As many within the target as before.'
  const size =
    Math.abs(points) === 1 ? '1 percentage point' : `${Math.abs(points)} percentage points`
  return `${size} ${points > 0 ? 'more' : 'fewer'} within the target than before.`
}

import { type InstrumentId, instrumentIds } from './instrument.ts'
import { instruments } from './instruments.ts'
import type { ScreeningResult } from './schema.ts'

/**
 * From how many points a difference between two screenings is more than chance usually explains, and
 * who found that. Null where nobody has published one for use with single persons.
 */
export const reliableChange: Readonly<
  Record<InstrumentId, { points: number; source: string } | null>
> = {
  'WHO-5': {
    points: 10,
    source:
      'WHO-5 manual, Psychiatric Research Unit, Mental Health Centre North Zealand: a difference of 10 on the scale of 100.',
  },
  'GAD-7': {
    points: 4,
    source:
      'Gyani A, Shafran R, Layard R, Clark DM. Enhancing recovery rates: lessons from year one of IAPT. Behav Res Ther 2013;51:597-606.',
  },
  'PHQ-9': {
    points: 6,
    source:
      'Gyani A, Shafran R, Layard R, Clark DM. Enhancing recovery rates: lessons from year one of IAPT. Behav Res Ther 2013;51:597-606.',
  },
  'PHQ-15': null,
  'PC-PTSD-5': null,
  // It asks about a whole life, so it cannot show that something got better.
  'CAGE-AID': null,
}

export interface Change {
  instrument: InstrumentId
  before: number
  after: number
  /** `after` less `before`. */
  points: number
  direction: 'better' | 'worse' | 'same'
  /** Whether it is more than chance usually explains; null where no threshold is published. */
  is_reliable: boolean | null
  /** The same in a sentence or two. */
  words: string
}

type Taken = Pick<ScreeningResult, 'results' | 'instrument_versions'>

/**
 * What changed between two screenings, by instrument: only where both hold it, in the same wording.
 */
export function changesBetween(earlier: Taken, later: Taken): Change[] {
  return instrumentIds.flatMap((id) => {
    const [before, after] = [earlier.results[id], later.results[id]]
    if (before === undefined || after === undefined) return []
    if (earlier.instrument_versions[id] !== later.instrument_versions[id]) return []
    return [changeOf(id, before, after)]
  })
}

function changeOf(instrument: InstrumentId, before: number, after: number): Change {
  const points = after - before
  const isBetter = points > 0 === (instruments[instrument].is_better_when === 'higher')
  const direction = points === 0 ? 'same' : isBetter ? 'better' : 'worse'
  const threshold = reliableChange[instrument]?.points
  const is_reliable = threshold === undefined ? null : Math.abs(points) >= threshold
  const words = wordsOf({ instrument, points, direction, is_reliable })
  return { instrument, before, after, points, direction, is_reliable, words }
}

function wordsOf({
  instrument,
  points,
  direction,
  is_reliable,
}: Pick<Change, 'instrument' | 'points' | 'direction' | 'is_reliable'>): string {
  if (direction === 'same') return 'The same as last time.'
  const size = Math.abs(points)
  const moved = `${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'higher' : 'lower'} than last time.`
  if (instrument === 'CAGE-AID')
    return `${moved} These questions ask about a whole life, so this says little about now.`
  const threshold = reliableChange[instrument]?.points
  if (is_reliable === null)
    return `${moved} From how many points a change counts has not been published for these questions.`
  if (!is_reliable) return `${moved} Less than ${threshold} points can be chance: about the same.`
  return direction === 'better'
    ? `${moved} That is more than chance usually explains: a real change for the better.`
    : `${moved} That is more than chance usually explains: things have got harder, a reason to talk.`
}

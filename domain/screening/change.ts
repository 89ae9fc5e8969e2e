import type { Reader } from '../values/reader.ts'
import { type InstrumentId, instrumentIds } from './instruments/instrument.ts'
import { instruments } from './instruments/instruments.ts'
import { safetyItem } from './instruments/phq-9.ts'
import type { ScreeningResult } from './schema.ts'
import { bandOf } from './scoring.ts'

/** From how many points a difference between two screenings is worth saying, and who found that. */
interface ChangeRule {
  better: number
  worse: number
  /** Up to this many points can be error of measurement, where that is more than the above. */
  error?: number
  source: string
}

const gyani =
  'Gyani A, Shafran R, Layard R, Clark DM. Enhancing recovery rates: lessons from year one of IAPT. Behav Res Ther 2013;51:597-606.'

/** Null where no published number exists for use with single persons. */
export const changeRules: Readonly<Record<InstrumentId, ChangeRule | null>> = {
  'WHO-5': {
    better: 10,
    worse: 10,
    error: 23.6,
    source:
      'Noticeable from 10: WHO-5 manual, Psychiatric Research Unit, Mental Health Centre North Zealand. Minimal detectable change 23.6: Health Qual Life Outcomes 2018, s12955-018-1001-0.',
  },
  'GAD-7': { better: 4, worse: 4, source: gyani },
  'PHQ-9': {
    better: 6,
    // Lower than for the better: a rise is shown rather than missed.
    worse: 5,
    source: `Better from 6: ${gyani} Worse from 5, or in a higher band: Löwe B, Unützer J, Callahan CM, Perkins AJ, Kroenke K. Monitoring depression treatment outcomes with the Patient Health Questionnaire-9. Med Care 2004;42:1194-1201.`,
  },
  'PHQ-15': null,
  'PC-PTSD-5': null,
  // It asks about a whole life, so it cannot show that something got better.
  'CAGE-AID': null,
}

/** The verdict on a change: `changed` if the text must neither praise it nor call it the same. */
export type ChangeVerdict = 'better' | 'worse' | 'same' | 'changed'

export interface Change {
  instrument: InstrumentId
  before: number
  after: number
  /** `after` less `before`. */
  points: number
  verdict: ChangeVerdict
  /** The same in a few sentences, worded for its reader. */
  words: string
}

export type Taken = Pick<
  ScreeningResult,
  'answers' | 'results' | 'instrument_versions' | 'under_18'
>

/**
 * What changed between two screenings, by instrument: only where both hold it, in the same wording.
 * Where thoughts of being better off dead rose or are still there, PHQ-9 comes first and nothing is
 * praised: a lower score does not outweigh them.
 */
export function changesBetween(earlier: Taken, later: Taken, reader: Reader): Change[] {
  const safety = safetyBetween(earlier, later)
  const changes = instrumentIds.flatMap((id) => {
    const [before, after] = [earlier.results[id], later.results[id]]
    if (before === undefined || after === undefined) return []
    if (earlier.instrument_versions[id] !== later.instrument_versions[id]) return []
    const isMinor = earlier.under_18 === true || later.under_18 === true
    return [changeOf({ instrument: id, before, after, isMinor, safety, reader })]
  })
  const isFirst = ({ instrument }: Change) => safety !== undefined && instrument === 'PHQ-9'
  return changes.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

/** How item 9 of the PHQ-9 went, where it is above 0 in the later screening. */
function safetyBetween(earlier: Taken, later: Taken): 'risen' | 'still there' | undefined {
  const after = later.answers['PHQ-9']?.[safetyItem] ?? 0
  if (after === 0) return undefined
  return after > (earlier.answers['PHQ-9']?.[safetyItem] ?? 0) ? 'risen' : 'still there'
}

interface Measured {
  instrument: InstrumentId
  before: number
  after: number
  /** Adult bands and thresholds do not hold under 18. */
  isMinor: boolean
  safety: ReturnType<typeof safetyBetween>
  reader: Reader
}

function changeOf({ instrument, before, after, isMinor, safety, reader }: Measured): Change {
  const points = after - before
  const size = Math.abs(points)
  const moved =
    size === 0
      ? 'The same as last time.'
      : `${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'higher' : 'lower'} than last time.`
  const assessment = isMinor ? underAge(size) : inAdults(instrument, before, after, reader)
  const verdict =
    safety === undefined || assessment.verdict !== 'better' ? assessment.verdict : 'changed'
  const text =
    verdict === 'changed' && assessment.verdict === 'better' ? assessment.plain : assessment.words
  const words = [moved, ...(text ? [text] : [])].join(' ')
  if (instrument !== 'PHQ-9' || safety === undefined)
    return { instrument, before, after, points, verdict, words }
  const isRisen = safety === 'risen'
  return {
    instrument,
    before,
    after,
    points,
    verdict: isRisen ? 'worse' : verdict === 'same' ? 'changed' : verdict,
    words: `${isRisen ? itemNineRose : itemNineStays} ${askNow[reader][safety]} ${words}`,
  }
}

const itemNineRose =
  'Thoughts of being better off dead, or of self-harm, come more often than last time. This counts more than the score.'
const itemNineStays =
  'Thoughts of being better off dead, or of self-harm, are still there. This counts more than the score.'
const askNow: Record<Reader, Record<'risen' | 'still there', string>> = {
  patient: {
    risen: 'Please talk to someone today.',
    'still there': 'Please talk to someone about it.',
  },
  staff: { risen: 'Ask about safety today.', 'still there': 'Ask about safety.' },
}

/** What follows from a change for the worse. */
const afterWorse: Record<Reader, string> = {
  patient: 'Worth telling your clinician or therapist.',
  staff: 'Worth asking the patient about.',
}

interface Assessment {
  verdict: ChangeVerdict
  words: string
  /** The words without praise. */
  plain: string
}

const underAge = (size: number): Assessment => {
  const words =
    size === 0 ? '' : 'These questions were made for adults, so we cannot say what this means.'
  return { verdict: size === 0 ? 'same' : 'changed', words, plain: words }
}

/**
 * The verdict on an adult's change of score, by the rule of the instrument and the bands that the
 * score crossed.
 */
function inAdults(
  instrument: InstrumentId,
  before: number,
  after: number,
  reader: Reader,
): Assessment {
  const points = after - before
  if (points === 0) return { verdict: 'same', words: '', plain: '' }
  if (instrument === 'CAGE-AID') {
    const words = 'These questions ask about a whole life, so this says little about now.'
    return { verdict: 'changed', words, plain: words }
  }
  const isBetter = points > 0 === (instruments[instrument].is_better_when === 'higher')
  const rule = changeRules[instrument]
  const crossed = crossingOf(instrument, before, after)
  const enough = rule && Math.abs(points) >= (isBetter ? rule.better : rule.worse)
  if (!enough && !crossed.isWorse) {
    const min = rule && (isBetter ? rule.better : rule.worse)
    const words = `${crossed.words}${min ? `Less than ${min} points can be chance.` : unpublished}`
    return { verdict: rule && !crossed.words ? 'same' : 'changed', words, plain: words }
  }
  const plain = `${crossed.words}${rule ? caveatOf(rule, Math.abs(points)) : `${unpublished} `}`
  // Within the error of measurement it is worth noticing, and no more: praise could be wrong.
  if (isBetter && rule?.error !== undefined && Math.abs(points) <= rule.error)
    return { verdict: 'changed', words: plain.trim(), plain: plain.trim() }
  return isBetter
    ? { verdict: 'better', words: `${plain}A change for the better.`, plain: plain.trim() }
    : { verdict: 'worse', words: `${plain}${afterWorse[reader]}`, plain }
}

/** The bands that a change crossed, in words; empty where it stays in one. */
function crossingOf(instrument: InstrumentId, before: number, after: number) {
  const [from, to] = [bandOf(instrument, before), bandOf(instrument, after)]
  const words =
    from.label === to.label
      ? ''
      : `It moved from “${from.label.toLowerCase()}” to “${to.label.toLowerCase()}”. `
  return { words, isWorse: to.severity > from.severity }
}

/** What to say of how sure a change is that is worth saying. */
function caveatOf({ worse, error }: ChangeRule, size: number): string {
  if (size < worse) return 'So small a change can be chance. '
  if (error === undefined) return ''
  return size > error
    ? `That is more than the error of measurement (${error} points). `
    : `A change of ${worse} points is worth noticing. Up to ${error} points can be error of measurement. `
}

const unpublished =
  'From how many points a change counts has not been published for these questions.'

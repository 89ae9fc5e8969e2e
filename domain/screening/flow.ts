import type { Gender } from '../values/gender.ts'
import { type InstrumentId, instrumentIds } from './instruments/instrument.ts'
import { core, instruments, isFollowUp } from './instruments/instruments.ts'
import { safetyItem } from './instruments/phq-9.ts'
import { answersToKeep, type Question, type QuestionKey, questionsOf } from './questions.ts'
import { followUpsOf, scoreScreening, scoring_version } from './scoring.ts'
import type { NewScreeningResult } from './schema.ts'

/**
 * The questionnaire as a value that JSON can hold: each function takes one and answers the next.
 * docs/specification.md, "Screening flow": intro, screening, gateway where a score asks for more,
 * results. An answer above 0 about being better off dead leads to `safety` first, and only then on.
 */
export interface ScreeningState {
  scoring_version: typeof scoring_version
  /** Of the result to be saved; made by the device, so that sending again never writes twice. */
  id: string
  gender: Gender | null
  /** The one instrument that a provider asks for; absent in a whole screening. */
  only?: InstrumentId
  step: 'intro' | 'screening' | 'safety' | 'gateway' | 'results'
  /** The question that is open, in `screening` and `safety`. */
  at: { instrument: InstrumentId; key: QuestionKey } | null
  /** Whether the person chose Continue at the gateway. */
  has_continued: boolean
  /** Follow-ups that the person left out after Continue. */
  left_out: readonly InstrumentId[]
  /** The safety page ended the questions: none comes after item 9. */
  has_ended_early: boolean
  /** All that was ever answered; what of it counts is decided at the end. */
  answers: Partial<Record<InstrumentId, Record<QuestionKey, number | null>>>
}

/**
 * @param id a new UUID
 * @param gender of the profile: PHQ-15 leaves out for men what is for women
 * @param only the instrument, where one alone is asked for
 */
export function startScreening(
  id: string,
  gender: Gender | null,
  only?: ScreeningState['only'],
): ScreeningState {
  return {
    scoring_version,
    id,
    gender,
    ...(only ? { only } : {}),
    step: 'intro',
    at: null,
    has_continued: false,
    left_out: [],
    has_ended_early: false,
    answers: {},
  }
}

/** The instruments of this run, in order, as far as they are known by now. */
export function queueOf(state: ScreeningState): InstrumentId[] {
  if (state.only) return [state.only]
  return state.has_continued
    ? [...core, ...followUpsWanted(state).filter((id) => !state.left_out.includes(id))]
    : [...core]
}

/** What the gateway offers. */
export function followUpsWanted(state: ScreeningState): InstrumentId[] {
  const given = core.map((id) => [id, state.answers[id] ?? {}] as const)
  return followUpsOf(scoreScreening(Object.fromEntries(given)))
}

/** The questions of one instrument as this person meets them. */
export function questionsFor(state: ScreeningState, id: InstrumentId): Question[] {
  return questionsOf(id, state.answers[id] ?? {}, state.gender)
}

/** The open question; undefined where none is. */
export function questionAt(state: ScreeningState): Question | undefined {
  const { at } = state
  return at ? questionsFor(state, at.instrument).find(({ key }) => key === at.key) : undefined
}

/** What was answered to the open question; undefined where nothing was yet. */
export function answerAt({ at, answers }: ScreeningState): number | null | undefined {
  return at ? answers[at.instrument]?.[at.key] : undefined
}

/** From the intro to the first question. */
export function beginQuestions(state: ScreeningState): ScreeningState {
  return openFirst({ ...state, step: 'screening' }, queueOf(state)[0]!)
}

/**
 * Answers the open question and goes on: to the next one, to safety, or to what comes after all.
 *
 * @throws RangeError for a value that is not among the choices
 */
export function answerQuestion(state: ScreeningState, value: number | null): ScreeningState {
  const question = questionAt(state)
  if (!question?.choices.some((choice) => choice.value === value))
    throw new RangeError('This is not one of the answers.')
  const { instrument, key } = question
  const answered = {
    ...state,
    answers: { ...state.answers, [instrument]: { ...state.answers[instrument], [key]: value } },
  }
  if (isSafetyQuestion(question) && value !== null && value > 0)
    return { ...answered, step: 'safety' }
  return goOn(answered)
}

/**
 * From the safety page back into the screening, to the next question; or directly to the results.
 *
 * @param isOver the safety check was acute or was declined: no further question in this run
 */
export function leaveSafety(state: ScreeningState, isOver: boolean): ScreeningState {
  if (!isOver) return goOn({ ...state, step: 'screening' })
  return { ...skipFollowUps(state), has_ended_early: true }
}

/** From the safety page back to its question, without the answer, which was a mistake. */
export function takeAnswerBack(state: ScreeningState): ScreeningState {
  const { at, answers } = state
  if (state.step !== 'safety' || !at) return state
  const given = Object.entries(answers[at.instrument] ?? {})
  const others = Object.fromEntries(given.filter(([key]) => key !== at.key))
  return { ...state, step: 'screening', answers: { ...answers, [at.instrument]: others } }
}

/** Continue at the gateway. */
export function continueToFollowUps(state: ScreeningState): ScreeningState {
  const continued = { ...state, has_continued: true, left_out: [] }
  return openFirst({ ...continued, step: 'screening' }, followUpsWanted(continued)[0]!)
}

/** Skip at the gateway. */
export function skipFollowUps(state: ScreeningState): ScreeningState {
  return { ...state, step: 'results', has_continued: false, left_out: [], at: null }
}

/** Skips the open follow-up as a whole: none of it is stored. */
export function leaveOut(state: ScreeningState): ScreeningState {
  const id = state.at?.instrument
  if (!id || !isFollowUp(id)) return state
  const next = queueOf(state)[queueOf(state).indexOf(id) + 1]
  const without = { ...state, left_out: [...state.left_out, id] }
  return next ? openFirst(without, next) : { ...without, step: 'results', at: null }
}

/** One step back, with all answers. There is no way back from the results. */
export function goBack(state: ScreeningState): ScreeningState {
  const { step, at } = state
  if (step === 'gateway') return openLast({ ...state, step: 'screening' }, core.at(-1)!)
  if (step === 'safety') return { ...state, step: 'screening' }
  if (step !== 'screening' || !at) return state
  const questions = questionsFor(state, at.instrument)
  const before = questions[questions.findIndex(({ key }) => key === at.key) - 1]
  if (before) return { ...state, at: placeOf(before) }
  const previous = queueOf(state)[queueOf(state).indexOf(at.instrument) - 1]
  if (!previous) return { ...state, step: 'intro', at: null }
  if (isFollowUp(at.instrument) && !isFollowUp(previous))
    return { ...state, step: 'gateway', has_continued: false, left_out: [], at: null }
  return openLast(state, previous)
}

export interface Progress {
  /** "Question 3 of 9"; other words for the unscored ones. */
  words: string
  /** The instrument among those of this run, from 1. */
  part: { number: number; of: number }
  /** The open question among all that are known by now, from 1. */
  overall: { number: number; of: number }
}

/** How far the person is; undefined where no question is open. */
export function progressOf(state: ScreeningState): Progress | undefined {
  const question = questionAt(state)
  if (!question) return undefined
  const queue = queueOf(state)
  const all = queue.flatMap((id) => questionsFor(state, id))
  const scored = questionsFor(state, question.instrument).filter(({ number }) => number)
  return {
    words: question.number
      ? `Question ${question.number} of ${scored.length}`
      : question.key === 'exposure'
        ? 'First question'
        : 'One more question',
    part: { number: queue.indexOf(question.instrument) + 1, of: queue.length },
    overall: {
      number: all.findIndex((other) => isSame(other, question)) + 1,
      of: all.length,
    },
  }
}

/** The answers to store: none to a question that this person was not asked in the end. */
export function storedAnswers(state: ScreeningState) {
  return Object.fromEntries(
    queueOf(state).map((id) => [id, answersToKeep(id, state.answers[id] ?? {}, state.gender)]),
  )
}

/** What is sent to be saved, at the results: of one instrument where one alone was asked for. */
export function toNewScreeningResult(state: ScreeningState): NewScreeningResult {
  const answers = storedAnswers(state)
  return {
    id: state.id,
    answers: answers as NewScreeningResult['answers'],
    instrument_versions: Object.fromEntries(
      instrumentIds
        .filter((id) => id in answers)
        .map((id) => [id, instruments[id].wording_version]),
    ),
    results: scoreScreening(answers),
  }
}

/** True for the question whose answer may open the safety page. */
export function isSafetyQuestion({ instrument, key }: { instrument: string; key: string }) {
  return instrument === 'PHQ-9' && key === safetyItem
}

function goOn(state: ScreeningState): ScreeningState {
  const { instrument, key } = state.at!
  const questions = questionsFor(state, instrument)
  const next = questions[questions.findIndex((question) => question.key === key) + 1]
  if (next) return { ...state, at: placeOf(next) }
  const queue = queueOf(state)
  const following = queue[queue.indexOf(instrument) + 1]
  if (following) return openFirst(state, following)
  const isAsked = !state.only && !state.has_continued && followUpsWanted(state).length > 0
  return { ...state, step: isAsked ? 'gateway' : 'results', at: null }
}

const placeOf = ({ instrument, key }: Question) => ({ instrument, key })

const isSame = (one: Question, other: Question) =>
  one.instrument === other.instrument && one.key === other.key

function openFirst(state: ScreeningState, id: InstrumentId): ScreeningState {
  return { ...state, at: placeOf(questionsFor(state, id)[0]!) }
}

function openLast(state: ScreeningState, id: InstrumentId): ScreeningState {
  return { ...state, at: placeOf(questionsFor(state, id).at(-1)!) }
}

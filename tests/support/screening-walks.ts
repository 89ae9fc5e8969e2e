import {
  answerQuestion,
  beginQuestions,
  continueToFollowUps,
  isSafetyQuestion,
  leaveOut,
  leaveSafety,
  questionAt,
  type ScreeningState,
  startScreening,
} from '#domain/screening/flow.ts'
import type { InstrumentId } from '#domain/screening/instruments/instrument.ts'

/** Paths through a screening, for tests that start at a certain step. */

export const screeningId = '6e0cf0b5-6a39-4d5c-9d3e-0d6f3c1a2b44'
/** At the first question. */
export const begun = (gender: 'male' | 'female' | null = 'female') =>
  beginQuestions(startScreening(screeningId, gender))

/** Answers whatever is open with `value` until an instrument is behind, or the step changes. */
export function answerAll(state: ScreeningState, value: number): ScreeningState {
  const { instrument } = state.at!
  let now = state
  while (now.step === 'screening' && now.at?.instrument === instrument)
    now = answerQuestion(now, value)
  return now
}

/** On the safety page, `worry` and `mood` for each item before. */
export function atSafety({ worry = 0, mood = 0, ninth = 1 }) {
  let state = answerAll(answerAll(begun(), 3), worry)
  while (state.step === 'screening')
    state = answerQuestion(state, isSafetyQuestion(questionAt(state)!) ? ninth : mood)
  return state
}

/** Through the whole core, `worry` and `mood` for each item. */
export function throughCore({
  worry = 0,
  mood = 0,
  ninth = 0,
  gender = 'female' as 'male' | 'female',
}) {
  let state = answerAll(answerAll(begun(gender), 3), worry)
  while (state.step === 'screening') {
    const isNinth = isSafetyQuestion(questionAt(state)!)
    state = answerQuestion(state, isNinth ? ninth : mood)
    if (state.step === 'safety') state = leaveSafety(state, false)
  }
  return state
}

/** Follow-ups, opened at one of them. */
export function atFollowUp(wanted: InstrumentId, gender: 'male' | 'female' = 'female') {
  let state = continueToFollowUps(throughCore({ worry: 2, mood: 2, gender }))
  while (state.at!.instrument !== wanted) state = leaveOut(state)
  return state
}

/** One of the choices of the open question. */
export function pick(state: ScreeningState, chance: number): number | null {
  const { choices } = questionAt(state)!
  return choices[chance % choices.length]!.value
}

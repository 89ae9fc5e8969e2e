import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerAll,
  atFollowUp,
  atSafety,
  begun,
  pick,
  screeningId,
  throughCore,
} from '#tests/support/screening-walks.ts'
import {
  answerAt,
  answerQuestion,
  beginQuestions,
  continueToFollowUps,
  followUpsWanted,
  goBack,
  isSafetyQuestion,
  leaveOut,
  leaveSafety,
  progressOf,
  questionAt,
  queueOf,
  skipFollowUps,
  startScreening,
  takeAnswerBack,
  toNewScreeningResult,
  type ScreeningState,
  storedAnswers,
} from './flow.ts'
import { readDraft } from './draft.ts'
import { newScreeningResult } from './schema.ts'
import { asksForSafety, scoreScreening } from './scoring.ts'

/** The scores of the run so far, as the results page shows them. */
const scoresOf = (state: ScreeningState) => scoreScreening(storedAnswers(state))

describe('the screening', () => {
  it('goes through WHO-5, GAD-7 and PHQ-9 to the results where nothing asks for more', () => {
    let state = begun()
    const met: string[] = []
    while (state.step === 'screening') {
      met.push(`${state.at!.instrument} ${state.at!.key}`)
      state = answerQuestion(state, 0)
    }
    expect(met).toHaveLength(5 + 7 + 9)
    expect([met[0], met[5], met[12], met[20]]).toEqual(['WHO-5 0', 'GAD-7 0', 'PHQ-9 0', 'PHQ-9 8'])
    expect(state).toMatchObject({ step: 'results', at: null })
    expect(scoresOf(state)).toEqual({ 'WHO-5': 0, 'GAD-7': 0, 'PHQ-9': 0 })
  })

  it('comes to the gateway exactly where a score reaches 10', () => {
    expect(throughCore({ worry: 1, mood: 1 }).step).toBe('results')
    expect(followUpsWanted(throughCore({ worry: 2 }))).toEqual(['PC-PTSD-5', 'CAGE-AID'])
    expect(followUpsWanted(throughCore({ mood: 2 }))).toEqual(['PHQ-15', 'CAGE-AID'])
    const all = throughCore({ worry: 2, mood: 2 })
    expect(all.step).toBe('gateway')
    expect(followUpsWanted(all)).toEqual(['PHQ-15', 'PC-PTSD-5', 'CAGE-AID'])
  })

  it('skips from the gateway to the results of the core', () => {
    const state = skipFollowUps(throughCore({ worry: 3, mood: 3, ninth: 3 }))
    expect(state.step).toBe('results')
    expect(scoresOf(state)).toEqual({ 'WHO-5': 60, 'GAD-7': 21, 'PHQ-9': 27 })
    expect(newScreeningResult.safeParse(toNewScreeningResult(state)).error).toBeUndefined()
  })

  it('continues through all that the scores ask for', () => {
    let state = continueToFollowUps(throughCore({ worry: 3, mood: 3 }))
    expect(queueOf(state)).toHaveLength(6)
    while (state.step === 'screening') state = answerQuestion(state, 1)
    expect(state.step).toBe('results')
    expect(scoresOf(state)).toMatchObject({ 'PHQ-15': 15, 'PC-PTSD-5': 5, 'CAGE-AID': 4 })
    expect(newScreeningResult.safeParse(toNewScreeningResult(state)).error).toBeUndefined()
  })

  it('lets a person leave one follow-up out and keeps nothing of it', () => {
    let state = answerAll(continueToFollowUps(throughCore({ worry: 2, mood: 2 })), 0)
    state = leaveOut(answerQuestion(answerQuestion(state, 1), 1))
    expect(state.at).toEqual({ instrument: 'CAGE-AID', key: '0' })
    state = answerAll(state, 0)
    expect(state.step).toBe('results')
    expect(Object.keys(scoresOf(state))).toEqual(['WHO-5', 'GAD-7', 'PHQ-9', 'PHQ-15', 'CAGE-AID'])
    expect(newScreeningResult.safeParse(toNewScreeningResult(state)).error).toBeUndefined()
    expect(leaveOut(atFollowUp('CAGE-AID')).step).toBe('results')
    expect(leaveOut(begun())).toEqual(begun())
  })

  it('rejects a value that is not among the choices', () => {
    expect(() => answerQuestion(begun(), 6)).toThrow(RangeError)
    expect(() => answerQuestion(begun(), null)).toThrow(RangeError)
    expect(() => answerQuestion(startScreening(screeningId, null), 1)).toThrow(RangeError)
  })

  it('is plain data: JSON gives back the same state at every step', () => {
    let state = begun('male')
    while (state.step === 'screening') {
      expect(readDraft(JSON.stringify(state))).toEqual(state)
      state = answerQuestion(state, 0)
    }
  })
})

describe('the safety page', () => {
  it.each([1, 2, 3])(
    'opens at once for an answer of %i to item 9, whatever came before',
    (ninth) => {
      for (const mood of [0, 3]) {
        let state = answerAll(answerAll(begun(), 3), 0)
        while (!isSafetyQuestion(questionAt(state)!)) state = answerQuestion(state, mood)
        state = answerQuestion(state, ninth)
        expect(state.step).toBe('safety')
        expect(readDraft(JSON.stringify(state))).toEqual(state)
        // The answer is stored, and the screening continues with the question on daily life.
        expect(scoresOf(state)['PHQ-9']).toBe(mood * 8 + ninth)
        expect(leaveSafety(state, false)).toMatchObject({
          step: 'screening',
          at: { instrument: 'PHQ-9', key: 'functional' },
        })
        expect(goBack(state)).toMatchObject({ step: 'screening', at: { key: '8' } })
      }
    },
  )

  it('ends the questions after an acute or declined safety check: no trauma, no alcohol, no gateway', () => {
    const asked = { worry: 3, mood: 3, ninth: 3 }
    expect(throughCore(asked).step).toBe('gateway')
    const state = leaveSafety(atSafety(asked), true)
    expect(state).toMatchObject({ step: 'results', at: null, has_ended_early: true })
    expect(queueOf(state)).toEqual(['WHO-5', 'GAD-7', 'PHQ-9'])
    expect(goBack(state)).toBe(state)
    expect(readDraft(JSON.stringify(state))).toEqual(state)
    expect(newScreeningResult.safeParse(toNewScreeningResult(state)).error).toBeUndefined()
  })

  it('removes an answer that was a mistake, so that it can be given again', () => {
    const state = takeAnswerBack(atSafety({ ninth: 3 }))
    expect(state).toMatchObject({ step: 'screening', at: { instrument: 'PHQ-9', key: '8' } })
    expect(answerAt(state)).toBeUndefined()
    expect(asksForSafety(state.answers)).toBe(false)
    expect(readDraft(JSON.stringify(state))).toEqual(state)
    expect(answerQuestion(state, 0).step).toBe('results')
    expect(takeAnswerBack(begun())).toEqual(begun())
  })

  it('stays shut for an answer of 0', () => {
    const state = throughCore({ mood: 3, ninth: 0 })
    expect(state.step).toBe('gateway')
  })
})

describe('going back', () => {
  it('keeps every answer, through instruments, up to the intro', () => {
    const end = throughCore({ worry: 2, mood: 1 })
    let state = goBack(end)
    expect(state).toMatchObject({ step: 'screening', at: { key: 'functional' } })
    let steps = 0
    while (state.step === 'screening') {
      expect(answerAt(state)).not.toBeUndefined()
      state = goBack(state)
      steps += 1
    }
    expect(steps).toBe(22)
    expect(state.step).toBe('intro')
    expect(state.answers).toEqual(end.answers)
    expect(goBack(state)).toEqual(state)
  })

  it('leads from the first follow-up to the gateway, and from the results nowhere', () => {
    const first = continueToFollowUps(throughCore({ worry: 2 }))
    expect(goBack(first)).toMatchObject({ step: 'gateway', has_continued: false })
    const done = skipFollowUps(goBack(first))
    expect(goBack(done)).toBe(done)
  })

  it('asks the follow-ups again when a changed answer no longer needs the earlier ones', () => {
    let state = continueToFollowUps(throughCore({ worry: 2 }))
    state = goBack(goBack(answerQuestion(answerQuestion(state, 1), 1)))
    state = goBack(goBack(state))
    expect(state.step).toBe('screening')
    while (state.at!.instrument !== 'GAD-7' || state.at!.key !== '0') state = goBack(state)
    state = answerAll(state, 0)
    while (state.step === 'screening') state = answerQuestion(state, answerAt(state)!)
    expect(state.step).toBe('results')
    expect(Object.keys(toNewScreeningResult(state).answers)).toEqual(['WHO-5', 'GAD-7', 'PHQ-9'])
  })
})

describe('the progress', () => {
  it('counts the questions of the instrument, the parts, and all that are known by now', () => {
    let state = begun()
    state = answerQuestion(answerQuestion(state, 1), 1)
    expect(progressOf(state)).toEqual({
      words: 'Question 3 of 5',
      part: { number: 1, of: 3 },
      overall: { number: 3, of: 21 },
    })
    state = answerQuestion(answerAll(answerAll(state, 1), 1), 1)
    expect(progressOf(state)).toEqual({
      words: 'Question 2 of 9',
      part: { number: 3, of: 3 },
      overall: { number: 14, of: 22 },
    })
    expect(progressOf(throughCore({}))).toBeUndefined()
    expect(progressOf(atFollowUp('PHQ-15'))).toMatchObject({
      part: { number: 4, of: 6 },
      overall: { number: 23 },
    })
  })

  it('never goes down while questions are answered', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(5)), (chances) => {
        let last = 0
        let state = begun()
        while (state.step === 'screening' || state.step === 'safety') {
          if (state.step === 'safety') {
            state = leaveSafety(state, false)
            continue
          }
          const { number, of } = progressOf(state)!.overall
          expect(number).toBe(last + 1)
          expect(number).toBeLessThanOrEqual(of)
          last = number
          state = answerQuestion(state, pick(state, chances.next().value!))
        }
      }),
      { numRuns: 200, seed: 4 },
    )
  })
})

describe('2,000 random walks, with steps back and parts left out', () => {
  it('all end, past safety for every item 9 above 0, with answers that the schema takes', () => {
    const ends = new Set<string>()
    fc.assert(
      fc.property(
        fc.constantFrom('male', 'female', null),
        fc.array(fc.nat(99), { minLength: 80, maxLength: 200 }),
        (gender, chances) => {
          let state = begun(gender)
          let steps = 0
          while (state.step !== 'results') {
            // In the end only forward: a walk may dither, but it always arrives.
            const chance = chances[steps] ?? 50
            steps += 1
            expect(steps).toBeLessThan(chances.length + 60)
            if (steps % 8 === 0) expect(readDraft(JSON.stringify(state))).toEqual(state)
            if (state.step === 'intro') state = beginQuestions(state)
            else if (chance < 12) state = goBack(state)
            else if (state.step === 'safety') state = leaveSafety(state, chance > 90)
            else if (state.step === 'gateway')
              state = chance % 4 ? continueToFollowUps(state) : skipFollowUps(state)
            else if (chance > 95) state = leaveOut(state)
            else {
              const isNinth = isSafetyQuestion(questionAt(state)!)
              const value = pick(state, chance)
              state = answerQuestion(state, value)
              expect(state.step === 'safety').toBe(isNinth && value !== 0)
            }
          }
          const sent = toNewScreeningResult(state)
          expect(newScreeningResult.safeParse(sent).error).toBeUndefined()
          if (gender === 'male' && sent.answers['PHQ-15'])
            expect(sent.answers['PHQ-15'][3]).toBeNull()
          ends.add(Object.keys(sent.answers).join())
        },
      ),
      { numRuns: 2000, seed: 9 },
    )
    expect(ends.size).toBeGreaterThanOrEqual(8)
  })
})

describe('a screening of the one instrument that was asked for', () => {
  it('asks its questions alone, opens the safety page after item 9, and has no gateway', () => {
    let state = beginQuestions(startScreening(screeningId, null, 'PHQ-9'))
    expect(questionAt(state)).toMatchObject({ instrument: 'PHQ-9', key: '0' })
    for (let place = 0; place < 9; place += 1) state = answerQuestion(state, 2)
    expect(state.step).toBe('safety')
    state = leaveSafety(state, false)
    expect(progressOf(state)).toMatchObject({ part: { number: 1, of: 1 } })
    state = answerQuestion(state, 1)
    expect(state.step).toBe('results')
    expect(Object.keys(toNewScreeningResult(state).answers)).toEqual(['PHQ-9'])
    expect(toNewScreeningResult(state).results).toEqual({ 'PHQ-9': 18 })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleSafety } from '#tests/support/screening-oracle.ts'
import { plainScreening, screenings } from '#tests/support/screenings.ts'
import { clinicianNotes } from './clinician-notes.ts'
import { helpAfter, helpSteps } from './help-steps.ts'
import { core, instruments } from './instruments/instruments.ts'
import { coreQuestionCount, mayPraise, remarksOn } from './remarks.ts'

const body = (more: Record<string, number>) => ({
  'PHQ-15': {
    ...Object.fromEntries(Array.from({ length: 15 }, (_, place) => [place, 1])),
    ...more,
  },
})

describe('single answers', () => {
  it.each([
    [{ 5: 2 }, 'chest pain'],
    [{ 7: 2 }, 'fainting'],
    [{ 9: 2 }, 'shortness of breath'],
    [{ 5: 2, 7: 2, 9: 2 }, 'chest pain, fainting and shortness of breath'],
  ])('of the body, %o, call for a clinician whatever the score', (more, words) => {
    const [remark, ...others] = remarksOn(body(more))
    expect(others).toEqual([])
    expect(remark?.level).toBe('clinician')
    expect(remark?.text).toContain(`${words} bothered you a lot`)
  })

  it('of the body that bother a little, or elsewhere, call for nothing', () => {
    expect(remarksOn(body({ 0: 2, 6: 2, 8: 2 }))).toEqual([])
  })

  it('of 0 or 1 in WHO-5 are worth a look though the index is high', () => {
    const steady = { 0: 5, 1: 5, 2: 5, 3: 5, 4: 5 }
    expect(remarksOn({ 'WHO-5': { ...steady, 3: 1 } })).toHaveLength(1)
    expect(remarksOn({ 'WHO-5': { ...steady, 3: 2 } })).toEqual([])
  })

  it('on daily life from "Very difficult" are a reason to talk soon', () => {
    const mood = { ...plainScreening(1)['PHQ-9'], 8: 0 }
    expect(remarksOn({ 'PHQ-9': { ...mood, functional: 2 } })[0]?.text).toMatch(/talk .* soon/)
    expect(remarksOn({ 'PHQ-9': { ...mood, functional: 1 } })).toEqual([])
  })

  it('of Yes in CAGE-AID say that it asks about a whole life', () => {
    expect(remarksOn({ 'CAGE-AID': { 0: 0, 1: 1, 2: 0, 3: 0 } })[0]?.text).toContain('whole life')
    expect(remarksOn({ 'CAGE-AID': { 0: null, 1: null, 2: null, 3: null } })).toEqual([])
  })

  it.each([
    [{ 0: 0, 1: 0, 2: 0, 3: 1 }, 'clinician', 'Go to a clinic before you stop'],
    [{ 0: 1, 1: 1, 2: 0, 3: 0 }, 'clinician', 'Before you stop'],
    [{ 0: 1, 1: 0, 2: 0, 3: 0 }, 'note', 'Before you stop'],
  ])('of %o in CAGE-AID warn of stopping at once', (given, level, title) => {
    const warning = remarksOn({ 'CAGE-AID': given }).find(({ text }) => text.includes('at once'))
    expect(warning).toMatchObject({ level, title })
    expect(warning?.text).toContain('Go to a clinic first.')
    expect(warning?.text).toMatch(/[Ff]its.* emergency.* 112/)
  })

  it('offers no self-help with any Yes in CAGE-AID', () => {
    const bands = instruments['CAGE-AID'].bands.filter(({ min }) => min > 0)
    expect(bands.flatMap(({ help }) => help)).not.toContain('self-help')
    expect(bands.every(({ help }) => help.includes('clinic'))).toBe(true)
  })
})

describe('praise', () => {
  const calm = plainScreening(0)
  const well = { ...calm, 'WHO-5': { 0: 5, 1: 5, 2: 5, 3: 5, 4: 5 } }
  const with9 = (more: Record<string, number>) => ({
    ...well,
    'PHQ-9': { ...calm['PHQ-9'], ...more },
  })

  it('is for a person who is well, and never after an answer above 0 to item 9, however high WHO-5 is', () => {
    expect(mayPraise(well)).toBe(true)
    for (const ninth of [1, 2, 3]) expect(mayPraise(with9({ 8: ninth }))).toBe(false)
    expect(remarksOn(with9({ 8: 1 }))[0]).toMatchObject({
      instrument: 'PHQ-9',
      text: expect.stringContaining('counts, whatever the number is'),
    })
  })

  it('is not for a daily life that is very difficult, nor for a sign that a clinician should see', () => {
    expect(mayPraise(with9({ 0: 1, functional: 2 }))).toBe(false)
    expect(mayPraise({ ...well, ...body({ 5: 2 }) })).toBe(false)
  })
})

describe('the notes for a clinician', () => {
  const low = { ...plainScreening(0)['PHQ-9'], 8: 3, functional: 2 }

  it('begin with item 9, though its sum is the lowest band', () => {
    const notes = clinicianNotes({ answers: { 'PHQ-9': low, ...body({ 5: 2 }) }, under_18: null })
    expect(notes.map(({ isPressing }) => isPressing)).toEqual([true, false, false])
    expect(notes.map(({ text }) => text)).toEqual([
      'PHQ-9 item 9 is above 0 (nearly every day): thoughts of being better off dead or of self-harm. Please ask about safety.',
      'PHQ-15: bothered a lot by chest pain. Please examine this.',
      'How difficult this makes daily life: Very difficult',
    ])
  })

  it('say that the bands are for adults where the person was under 18', () => {
    expect(clinicianNotes({ answers: plainScreening(0), under_18: true })[0]?.text).toContain(
      'Under 18',
    )
    expect(clinicianNotes({ answers: plainScreening(0), under_18: false })).toEqual([])
  })
})

describe('what helps next', () => {
  it('starts with the helplines after an answer above 0 to item 9, and repeats nothing', () => {
    fc.assert(
      fc.property(screenings, (answers) => {
        const help = helpAfter(answers)
        expect(help.length).toBeGreaterThan(0)
        expect(new Set(help).size).toBe(help.length)
        expect(help.every((key) => key in helpSteps)).toBe(true)
        if (oracleSafety(answers)) {
          expect(help[0]).toBe('help-lines')
          expect(help).not.toContain('look-again')
          expect(help).not.toContain('self-help')
        }
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('puts the most pressing first', () => {
    const well = { 0: 5, 1: 5, 2: 5, 3: 5, 4: 5 }
    const high = plainScreening(3)
    const severe = { ...high, 'WHO-5': well, 'PHQ-9': { ...high['PHQ-9'], 8: 0 } }
    expect(helpAfter(severe)[0]).toBe('book')
    const calm = { ...plainScreening(0), 'WHO-5': well }
    expect(helpAfter(calm)).toEqual(['self-help', 'look-again'])
  })
})

it('says beforehand how many questions there are', () => {
  const all = core.flatMap((id) => instruments[id].items)
  expect(coreQuestionCount).toBe(all.length)
})

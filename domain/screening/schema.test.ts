import { describe, expect, it } from 'vitest'
import { plainScreening } from '#tests/support/screenings.ts'
import { newScreeningResult } from './schema.ts'

/** The fields that a rejection names, as the server prints them. */
function rejectedFields(body: unknown): string[] {
  const { error } = newScreeningResult.safeParse(body)
  const fields = (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.')],
  )
  return [...new Set(fields)].sort()
}

const fine = plainScreening(1)
/** Scores that ask for all three follow-ups. */
const high = plainScreening(2)
const body = (answers: unknown) => ({ answers })
const yes = { exposure: 1, 0: 1, 1: 0, 2: 1, 3: 0, 4: 1 }
const somatic = Object.fromEntries(Array.from({ length: 15 }, (_, place) => [place, 1]))
const without = (answers: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(answers).filter(([other]) => other !== key))

describe('a screening is taken', () => {
  it.each([
    ['of the core alone', fine],
    ['with nothing but 0', plainScreening(0)],
    ['with the question on daily life', { ...fine, 'PHQ-9': { ...fine['PHQ-9'], functional: 3 } }],
    ['whose follow-ups were skipped', high],
    ['with one follow-up of those asked for', { ...high, 'CAGE-AID': { 0: 1, 1: 0, 2: 0, 3: 0 } }],
    ['with No to the exposure', { ...high, 'PC-PTSD-5': { exposure: 0 } }],
    [
      'with null for what No leaves out',
      { ...high, 'PC-PTSD-5': { exposure: 0, 0: null, 1: null, 2: null, 3: null, 4: null } },
    ],
    [
      'with null for the question on daily life',
      { ...plainScreening(0), 'PHQ-9': { ...plainScreening(0)['PHQ-9'], functional: null } },
    ],
    ['with Yes to the exposure', { ...high, 'PC-PTSD-5': yes }],
    ['without periods', { ...high, 'PHQ-15': { ...somatic, 3: null } }],
    ['without an answer on intercourse', { ...high, 'PHQ-15': { ...somatic, 10: null } }],
    ['without alcohol and drugs', { ...high, 'CAGE-AID': { 0: null, 1: null, 2: null, 3: null } }],
  ])('%s', (_, answers) => {
    expect(rejectedFields(body(answers))).toEqual([])
  })

  it('with versions and scores that are right', () => {
    expect(
      rejectedFields({
        answers: fine,
        instrument_versions: { 'WHO-5': 'en-1', 'GAD-7': 'en-1', 'PHQ-9': 'en-1' },
        results: { 'WHO-5': 20, 'GAD-7': 7, 'PHQ-9': 9 },
      }),
    ).toEqual([])
  })
})

describe('a screening is rejected, and the field named', () => {
  it.each<[string, unknown, string[]]>([
    ['an unknown instrument', { ...fine, 'PHQ-2': { 0: 1 } }, ['answers.PHQ-2']],
    ['no WHO-5', without(fine, 'WHO-5'), ['answers.WHO-5']],
    ['no PHQ-9 and no GAD-7', { 'WHO-5': fine['WHO-5'] }, ['answers.GAD-7', 'answers.PHQ-9']],
    ['a missing answer', { ...fine, 'PHQ-9': without(fine['PHQ-9']!, '8') }, ['answers.PHQ-9.8']],
    ['an answer too many', { ...fine, 'GAD-7': { ...fine['GAD-7'], 7: 0 } }, ['answers.GAD-7.7']],
    ['4 in GAD-7', { ...fine, 'GAD-7': { ...fine['GAD-7'], 0: 4 } }, ['answers.GAD-7.0']],
    ['-1 in PHQ-9', { ...fine, 'PHQ-9': { ...fine['PHQ-9'], 3: -1 } }, ['answers.PHQ-9.3']],
    ['6 in WHO-5', { ...fine, 'WHO-5': { ...fine['WHO-5'], 4: 6 } }, ['answers.WHO-5.4']],
    ['half a point', { ...fine, 'WHO-5': { ...fine['WHO-5'], 4: 1.5 } }, ['answers.WHO-5.4']],
    ['a text', { ...fine, 'WHO-5': { ...fine['WHO-5'], 4: '1' } }, ['answers.WHO-5.4']],
    ['a truth value', { ...fine, 'WHO-5': { ...fine['WHO-5'], 4: true } }, ['answers.WHO-5.4']],
    ['null in the core', { ...fine, 'PHQ-9': { ...fine['PHQ-9'], 8: null } }, ['answers.PHQ-9.8']],
    ['a list', { ...fine, 'WHO-5': [1, 1, 1, 1, 1] }, ['answers.WHO-5']],
    [
      'daily life where every answer is 0',
      { ...plainScreening(0), 'PHQ-9': { ...plainScreening(0)['PHQ-9'], functional: 0 } },
      ['answers.PHQ-9.functional'],
    ],
    [
      'daily life beside GAD-7',
      { ...fine, 'GAD-7': { ...fine['GAD-7'], functional: 1 } },
      ['answers.GAD-7.functional'],
    ],
    ['null after Yes', { ...high, 'PC-PTSD-5': { ...yes, 3: null } }, ['answers.PC-PTSD-5.3']],
    [
      'no exposure',
      { ...high, 'PC-PTSD-5': without(yes, 'exposure') },
      ['answers.PC-PTSD-5.exposure'],
    ],
    ['answers after No', { ...high, 'PC-PTSD-5': { exposure: 0, 2: 0 } }, ['answers.PC-PTSD-5.2']],
    [
      'an answer short after Yes',
      { ...high, 'PC-PTSD-5': without(yes, '4') },
      ['answers.PC-PTSD-5.4'],
    ],
    [
      'null in part of CAGE-AID',
      { ...high, 'CAGE-AID': { 0: null, 1: null, 2: 1, 3: null } },
      ['answers.CAGE-AID.2'],
    ],
    [
      'null where PHQ-15 has none',
      { ...high, 'PHQ-15': { ...somatic, 0: null } },
      ['answers.PHQ-15.0'],
    ],
    ['PHQ-15 that no score asked for', { ...fine, 'PHQ-15': somatic }, ['answers.PHQ-15']],
    ['PC-PTSD-5 that none asked for', { ...fine, 'PC-PTSD-5': yes }, ['answers.PC-PTSD-5']],
    [
      'CAGE-AID that none asked for',
      { ...fine, 'CAGE-AID': { 0: 0, 1: 0, 2: 0, 3: 0 } },
      ['answers.CAGE-AID'],
    ],
    [
      'PHQ-15 for worry alone',
      { ...fine, 'GAD-7': high['GAD-7'], 'PHQ-15': somatic },
      ['answers.PHQ-15'],
    ],
    ['no answers at all', undefined, ['answers']],
  ])('%s', (_, answers, fields) => {
    expect(rejectedFields(body(answers))).toEqual(fields)
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a forged score', { results: { 'WHO-5': 20, 'GAD-7': 7, 'PHQ-9': 4 } }, ['results']],
    ['a score too few', { results: { 'WHO-5': 20, 'GAD-7': 7 } }, ['results']],
    [
      'a score too many',
      { results: { 'WHO-5': 20, 'GAD-7': 7, 'PHQ-9': 9, 'PHQ-15': 0 } },
      ['results'],
    ],
    ['no scores in the scores', { results: {} }, ['results']],
    ['an impossible score', { results: { 'PHQ-9': 28 } }, ['results', 'results.PHQ-9']],
    ['a score of another instrument', { results: { 'PHQ-2': 1 } }, ['results', 'results.PHQ-2']],
    [
      'an unknown wording',
      { instrument_versions: { 'PHQ-9': 'en-0' } },
      ['instrument_versions.PHQ-9'],
    ],
    ['a wording of nothing', { instrument_versions: { ASQ: 'en-1' } }, ['instrument_versions.ASQ']],
    ['somebody else', { user_id: '6e0cf0b5-6a39-4d5c-9d3e-0d6f3c1a2b44' }, ['user_id']],
    ['another time', { created_at: '2020-01-01T00:00:00Z' }, ['created_at']],
    ['an id that is none', { id: '1' }, ['id']],
  ])('%s', (_, more, fields) => {
    expect(rejectedFields({ answers: fine, ...more })).toEqual(fields)
  })

  it('says how to mend it', () => {
    const { error } = newScreeningResult.safeParse(
      body({ 'WHO-5': { ...fine['WHO-5'], 0: 9 }, 'PHQ-9': without(fine['PHQ-9']!, '0') }),
    )
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Choose one of 0, 1, 2, 3, 4, 5.',
      'Answer the questions of GAD-7.',
      'Answer this question.',
    ])
  })
})

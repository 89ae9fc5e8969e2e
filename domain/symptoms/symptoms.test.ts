import { describe, expect, it } from 'vitest'
import { newSymptomEntry } from './schema.ts'
import {
  careNotesOn,
  countByWeek,
  isDangerSign,
  nameOfEntry,
  symptomGroups,
  symptomKeys,
  symptomsOf,
} from './symptoms.ts'

describe('the list of what one may feel', () => {
  it('is complete in its groups, each word once', () => {
    const grouped = symptomGroups.flatMap(({ key }) => symptomsOf(key))
    expect(grouped.toSorted()).toEqual(symptomKeys.toSorted())
  })

  it('shows own words and the word of the list in one row', () => {
    expect(nameOfEntry({ symptom: 'headache', own_words: null })).toBe('Headache')
    expect(nameOfEntry({ symptom: 'headache', own_words: 'on waking' })).toBe('Headache: on waking')
    expect(nameOfEntry({ symptom: null, own_words: 'Ears ring' })).toBe('Ears ring')
  })
})

describe('what is urgent', () => {
  it.each([
    'chest_pain',
    'short_of_breath',
    'one_sided_weakness',
    'trouble_speaking',
    'lost_sight',
    'confusion',
    'fainting',
    'fast_breathing',
    'crooked_mouth',
    'fits',
    'worst_headache',
    'stiff_neck',
    'vomiting_blood',
    'pregnancy_sign',
    'black_foot',
  ])('is %s', (symptom) => {
    expect(isDangerSign({ symptom })).toBe(true)
  })

  it.each([
    'pain in my chest since morning',
    'Chest tightness',
    'I cannot breathe well',
    "can't speak properly",
    'left side of my face is hanging',
    'numb on one side',
    'I fainted at work',
    'he passed out',
  ])('is also said in own words: %s', (own_words) => {
    expect(isDangerSign({ own_words })).toBe(true)
  })

  it.each(['Ears ring', 'my feet feel cold', ''])('is not: %s', (own_words) => {
    expect(isDangerSign({ symptom: 'headache', own_words })).toBe(false)
  })
})

it('reads the notes of an entry for signs of danger, too', () => {
  expect(isDangerSign({ symptom: 'headache', notes: 'and my left arm is numb' })).toBe(true)
})

describe('what needs a clinic soon', () => {
  const keysOn = (felt: Parameters<typeof careNotesOn>[0]) =>
    careNotesOn(felt).map(({ key }) => key)

  it('is a sore foot within a day, a malaria test for fever, a TB test for the four signs', () => {
    expect(keysOn({ symptom: 'foot_sore' })).toEqual(['foot'])
    expect(keysOn({ symptom: 'fever' })).toEqual(['fever', 'tb'])
    for (const symptom of ['cough', 'night_sweats', 'weight_loss'])
      expect(keysOn({ symptom }), symptom).toEqual(['tb'])
    expect(keysOn({ own_words: 'wound under my foot, coughing at night' })).toEqual(['foot', 'tb'])
    expect(keysOn({ symptom: 'headache', own_words: 'no cough' })).toEqual([])
  })

  it('says how soon', () => {
    expect(careNotesOn({ symptom: 'foot_sore' })[0]?.text).toContain('within a day')
    expect(careNotesOn({ symptom: 'fever' })[0]?.text).toContain('test today')
  })
})

describe('an entry', () => {
  it('needs a word of the list or own words', () => {
    const wrong = newSymptomEntry.safeParse({ severity: 1, own_words: '  ' })
    expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['symptom'])
    expect(newSymptomEntry.safeParse({ severity: 1, symptom: 'cough' }).success).toBe(true)
  })
})

describe('how often', () => {
  it('is counted by weeks that begin on Monday, those without anything as well', () => {
    const days = ['2026-11-21', '2026-11-16', '2026-11-15', '2026-10-01']
    expect(countByWeek(days, '2026-11-21', 3)).toEqual([
      { week: '2026-11-02', count: 0 },
      { week: '2026-11-09', count: 1 },
      { week: '2026-11-16', count: 2 },
    ])
  })
})

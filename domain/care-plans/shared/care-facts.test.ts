import { describe, expect, it } from 'vitest'
import { type Care, pregnancies, unknownCare } from '../../readings/care.ts'
import type { HealthHistory } from '../exercise/request.ts'
import {
  conditionsIn,
  factsOfExercise,
  factsOfMeal,
  knownForExercise,
  knownForMeal,
  withAllergies,
} from './care-facts.ts'

const care = (more: Partial<Care>): Care => ({ ...unknownCare, ...more })

describe('a questionnaire that begins with the care profile', () => {
  it('says nothing new where nothing is changed in it', () => {
    for (const pregnancy of pregnancies)
      for (const kidney_disease of ['yes', 'no', null] as const) {
        const known = care({ pregnancy, kidney_disease })
        const asked = knownForExercise(known)
        const history = Object.fromEntries(
          Object.entries(asked).map(([name, [first]]) => [name, first]),
        ) as HealthHistory
        const facts = {
          ...factsOfExercise(history, known),
          ...factsOfMeal(knownForMeal(known, null).health),
        }
        for (const [fact, said] of Object.entries(facts))
          expect([pregnancy, fact, said]).toEqual([pregnancy, fact, known[fact as keyof Care]])
      }
  })

  it('names the conditions that are known', () => {
    const known = care({ diabetes: 'yes', heart_disease: 'unsaid', kidney_disease: 'yes' })
    expect(conditionsIn(known)).toBe('Diabetes, kidney disease')
    expect(knownForExercise(known)).toEqual({ medicalConditions: ['Diabetes, kidney disease'] })
    expect(knownForMeal(known, 'Groundnuts')).toEqual({
      health: ['Kidney disease'],
      allergies: ['Groundnuts'],
    })
  })
})

describe('what a questionnaire says', () => {
  it.each([
    ['Yes', 'I am pregnant', 'no', 'pregnant'],
    ['Yes', 'I gave birth in the last 6 weeks', 'pregnant', 'postpartum'],
    ['Yes', 'I gave birth before that', 'possible', 'no'],
    ['Yes', null, 'possible', 'pregnant'],
    ['Yes', null, 'postpartum', undefined],
    ['No', null, 'pregnant', 'no'],
    ['Prefer not to say', null, 'pregnant', undefined],
    [null, null, 'pregnant', undefined],
  ] as const)('%s, %s, where the profile says %s: %s', (answer, state, pregnancy, fact) => {
    const history = { isPregnantOrPostpartum: answer, pregnancyState: state }
    expect(factsOfExercise(history, { pregnancy }).pregnancy).toBe(fact)
  })

  it('denies only by “None of these”', () => {
    expect(factsOfMeal(['HIV'])).toEqual({})
    expect(factsOfMeal(['Rather not say'])).toEqual({})
    expect(factsOfMeal(null)).toEqual({})
    expect(factsOfMeal(['None of these'])).toEqual({ pregnancy: 'no', kidney_disease: 'no' })
  })
})

describe('allergies of two forms', () => {
  it.each([
    [null, 'Penicillin', 'Penicillin'],
    ['Asthma', 'Penicillin', 'Asthma; Penicillin'],
    ['Asthma', 'Asthma, penicillin', 'Asthma, penicillin'],
    ['Asthma, penicillin', 'Penicillin', undefined],
    ['Penicillin', 'None', undefined],
    ['Penicillin', '', undefined],
    ['x'.repeat(1999), 'Penicillin', undefined],
  ])('of “%s” and “%s” lose nothing', (known, said, both) => {
    expect(withAllergies(known, said)).toBe(both)
  })
})

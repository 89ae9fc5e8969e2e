import { describe, expect, it } from 'vitest'
import { exerciseNeeds, mealNeeds } from './needs.ts'

const budget_logistics = { budget_amount: 350, budget_frequency: 'weekly' as const }

describe('what a meal plan must respect', () => {
  it('has allergies from the list and in own words, conditions, and the budget in one row', () => {
    expect(
      mealNeeds({
        goal_details: { condition: 'Diabetes/Pre-diabetes', other_condition: null },
        dietary_profile: {
          allergens: ['Groundnuts', 'Fish'],
          allergies: 'Mango gives a rash',
          health: ['Pregnant', 'Rather not say'],
        },
        budget_logistics,
      }),
    ).toEqual({
      allergies: ['Groundnuts', 'Fish', 'Mango gives a rash'],
      conditions: ['Diabetes/Pre-diabetes', 'Pregnant', 'Rather not say'],
      budget: 'K350 weekly',
    })
  })

  it('names another condition by their own words, and says "Other" without them', () => {
    const conditionsOf = (other_condition: unknown) =>
      mealNeeds({
        goal_details: { condition: 'Other', other_condition },
        dietary_profile: { allergies: null },
        budget_logistics,
      }).conditions
    expect(conditionsOf('Gout')).toEqual(['Gout'])
    expect(conditionsOf(null)).toEqual(['Other'])
  })

  it('is empty for answers from before the lists, and where none of them applies', () => {
    for (const dietary_profile of [
      { allergies: null },
      { allergens: [], allergies: '  ', health: ['None of these' as const] },
    ])
      expect(mealNeeds({ goal_details: {}, dietary_profile, budget_logistics })).toMatchObject({
        allergies: [],
        conditions: [],
      })
  })
})

describe('what an exercise plan must respect', () => {
  it('has conditions, injuries, pregnancy and signs, and no budget', () => {
    expect(
      exerciseNeeds({
        health_history: {
          medicalConditions: 'Asthma',
          hasInjuries: 'Yes',
          injuryDetails: 'Left knee',
          isPregnantOrPostpartum: 'Yes',
          warningSigns: ['Short of breath with little effort'],
        },
      }),
    ).toEqual({
      allergies: [],
      conditions: [
        'Asthma',
        'Injuries: Left knee',
        'Pregnant or postpartum',
        'Short of breath with little effort',
      ],
      budget: null,
    })
  })

  it('says that injuries were not described, and nothing of what was not answered', () => {
    expect(exerciseNeeds({ health_history: { hasInjuries: 'Yes' } }).conditions).toEqual([
      'Injuries: not described',
    ])
    expect(exerciseNeeds({ health_history: {} }).conditions).toEqual([])
  })
})

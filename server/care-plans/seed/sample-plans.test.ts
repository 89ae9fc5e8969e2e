import { describe, expect, it } from 'vitest'
import { sumOf } from '#domain/care-plans/meal/budget.ts'
import { bwalyasBudget, bwalyasPlan } from './sample-plans.ts'

const { weekly_schedule, recipes, shopping_list, dietitian_message } = bwalyasPlan
const { people, kwacha } = bwalyasBudget
const meals = weekly_schedule.flatMap((day) => day.meals)
const bought = (item: string) =>
  Number.parseFloat(shopping_list.find((one) => one.item === item)?.quantity ?? '0')
const timesOf = (words: RegExp) => meals.filter(({ dish }) => words.test(dish)).length
const cookedOf = (title: string) => meals.filter(({ recipe }) => recipe === title).length

describe('the shopping list of the demo', () => {
  it('has what the week needs for its people', () => {
    expect(bought('Eggs')).toBe(timesOf(/eggs/) * 2 * people)
    expect(bought('Eggs')).toBe(24)
    expect(bought('Bream')).toBe(timesOf(/Bream/) * people)
    expect(bought('Oranges')).toBe(timesOf(/^Orange$/) * people)
    expect(bought('Guavas')).toBe(timesOf(/^Guava/) * 2 * people)
    expect(bought('Sweet potatoes')).toBe(timesOf(/sweet potato/) * people)
    expect(bought('Pumpkin leaves')).toBe(cookedOf('Pumpkin leaves with groundnuts'))
    expect(recipes.every(({ serves }) => serves === people)).toBe(true)
  })

  it('leaves out nothing that is eaten or cooked', () => {
    const foods =
      /maize|nshima|rice|bread|sweet potato|rape|pumpkin leaves|cabbage|okra|tomato|onion|beans|groundnut|kapenta|bream|egg|oil|lemon|orange|guava/gi
    const eaten = [...meals.map(({ dish }) => dish), ...recipes.flatMap((one) => one.ingredients)]
    const named = eaten.flatMap((text) => text.toLowerCase().match(foods) ?? [])
    const list = shopping_list.map(({ item }) => item.toLowerCase()).join(', ')
    const missing = new Set(named.map((food) => (food === 'nshima' ? 'maize' : food)))
    expect([...missing].filter((food) => !list.includes(food))).toEqual([])
  })

  it('has a price for each thing, and fits the budget as the message says', () => {
    const sum = sumOf(shopping_list)!
    expect(sum.without_price).toBe(0)
    expect(sum.ngwee).toBeLessThanOrEqual(kwacha * 100)
    expect(dietitian_message).toContain(`K${(sum.ngwee / 100).toFixed(2)}, within your K1,000`)
  })
})

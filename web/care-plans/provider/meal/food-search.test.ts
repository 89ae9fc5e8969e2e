import { describe, expect, it } from 'vitest'
import type { Food } from '#domain/care-plans/meal/foods.ts'
import { withFoodTyped } from './food-search.ts'

const beans = { name: 'Beans', portion: '1 cup' } as Food

describe('a food that is chosen for what is typed', () => {
  it('joins the foods before it, with its portion', () => {
    const meal = { dish: 'Nshima, bea', portion: '2 lumps' }
    expect(withFoodTyped(meal, beans)).toEqual({ dish: 'Nshima, Beans', portion: '2 lumps, 1 cup' })
  })

  it('replaces the portion of the food that it replaces, where there is no other', () => {
    const meal = { dish: 'bea', portion: '2 lumps, each the size of your fist' }
    expect(withFoodTyped(meal, beans)).toEqual({ dish: 'Beans', portion: '1 cup' })
  })
})

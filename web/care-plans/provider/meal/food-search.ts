import type { Food } from '#domain/care-plans/meal/foods.ts'
import { plainName } from '#domain/values/names.ts'

/** The foods whose English or local name has these letters. */
export function foodsNamed(foods: readonly Food[], typed: string): readonly Food[] {
  const wanted = plainName(typed.trim())
  return foods.filter(({ name, local_names }) =>
    plainName(`${name} ${local_names ?? ''}`).includes(wanted),
  )
}

const join = (one: string, other: string) => (one.trim() ? `${one.trim()}, ${other}` : other)

/** A dish with one more food and its portion. */
export const withFood = <Dish extends { dish: string; portion: string }>(
  dish: Dish,
  { name, portion }: Food,
): Dish => ({ ...dish, dish: join(dish.dish, name), portion: join(dish.portion, portion) })

/** What is being typed: the text behind the last comma. */
export const lastPart = (dish: string) => dish.slice(dish.lastIndexOf(',') + 1).trim()

/** A dish with a food in the place of what is being typed. The only food brings its own portion. */
export function withFoodTyped<Dish extends { dish: string; portion: string }>(
  dish: Dish,
  food: Food,
): Dish {
  const others = dish.dish.slice(0, Math.max(0, dish.dish.lastIndexOf(',')))
  return withFood({ ...dish, dish: others, portion: others.trim() ? dish.portion : '' }, food)
}

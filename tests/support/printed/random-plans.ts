import fc from 'fast-check'
import { inKwacha } from '#domain/values/money.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { renderExercisePlan } from '#server/care-plans/exercise/exercise-plan-pdf.ts'
import { renderMealPlan } from '#server/care-plans/meal/meal-plan-pdf.ts'
import { at, maybe, ngwee, type Printed, words } from './random-words.ts'

const made = { author: { full_name: 'Chileshe Mumba', profile_picture_url: null }, created_at: at }

export const mealPlan = fc
  .record({
    message: words(4000, 20),
    meals: fc.array(
      fc.record({ meal: words(60, 2), dish: words(300), portion: maybe(300), recipe: maybe(120) }),
      { minLength: 1, maxLength: 9 },
    ),
    recipes: fc.array(
      fc.record({
        title: words(120, 3),
        ingredients: fc.array(words(200, 4), { minLength: 1, maxLength: 4 }),
        steps: fc.array(words(500, 8), { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
    list: fc.array(
      fc.record({
        item: words(120, 3),
        quantity: maybe(80),
        group: maybe(60),
        price_ngwee: fc.option(ngwee),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ message, meals, recipes, list }): Printed => {
    const plan = {
      ...made,
      dietitian_message: message.typed,
      weekly_schedule: [
        {
          day: 'Monday' as const,
          meals: meals.map(({ meal, dish, portion, recipe }) => ({
            meal: meal.typed,
            dish: dish.typed,
            portion: portion?.typed ?? null,
            recipe: recipe?.typed ?? null,
          })),
        },
      ],
      recipes: recipes.map(({ title, ingredients, steps }) => ({
        title: title.typed,
        ingredients: ingredients.map(({ typed }) => typed),
        steps: steps.map(({ typed }) => typed),
      })),
      shopping_list: list.map(({ item, quantity, group, price_ngwee }) => ({
        item: item.typed,
        quantity: quantity?.typed ?? null,
        group: group?.typed ?? null,
        price_ngwee,
      })),
    }
    return {
      sheet: renderMealPlan(plan, 'Mutale Banda', at),
      texts: [
        message.printed,
        ...meals.flatMap(({ meal, dish, portion, recipe }) => [
          meal.printed,
          recipe && recipe.typed !== dish.typed
            ? `${dish.printed} (recipe: ${recipe.printed})`
            : dish.printed,
          portion?.printed ?? '',
        ]),
        ...recipes.flatMap(({ title, ingredients, steps }) =>
          [title, ...ingredients, ...steps].map(({ printed }) => printed),
        ),
        ...list.flatMap(({ item, quantity, group, price_ngwee }) => [
          item.printed,
          quantity?.printed ?? '',
          group?.printed ?? '',
          price_ngwee === null ? '' : inKwacha(price_ngwee),
        ]),
      ],
    }
  })

export const exercisePlan = fc
  .record({
    message: words(4000, 20),
    safety: words(2000, 10),
    focus: words(120, 3),
    days: fc.subarray([...weekdays], { minLength: 1, maxLength: 3 }),
    exercises: fc.array(
      fc.record({
        exercise: words(120, 3),
        sets: fc.integer({ min: 1, max: 20 }),
        amount: maybe(80),
        rest: maybe(60),
        how: maybe(500, 8),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ message, safety, focus, days, exercises }): Printed => {
    const each = exercises.map(({ exercise, sets, amount, rest, how }) => ({
      exercise: exercise.typed,
      sets,
      amount: amount?.typed ?? null,
      rest: rest?.typed ?? null,
      how: how?.typed ?? null,
    }))
    const plan = {
      ...made,
      expert_message: message.typed,
      safety_notes: safety.typed,
      progression: null,
      weekly_schedule: days.map((one) => ({
        day: one,
        focus: focus.typed,
        minutes: 30,
        exercises: each,
      })),
    } as unknown as Parameters<typeof renderExercisePlan>[0]
    return {
      sheet: renderExercisePlan(plan, 'Mutale Banda', at),
      texts: [
        message.printed,
        safety.printed,
        ...days.flatMap((one) => [
          `${one}: ${focus.printed}, 30 minutes`,
          ...exercises.flatMap(({ exercise, sets, amount, rest, how }) => [
            how ? `${exercise.printed}: ${how.printed}` : exercise.printed,
            String(sets),
            amount?.printed ?? '',
            rest?.printed ?? '',
          ]),
        ]),
      ],
    }
  })

import { hasWords, type Words } from '../../values/unless-after.ts'
import { avoidedBy } from './allergens.ts'
import { type Diet, outsideDiet } from './diets.ts'
import type { NewMealPlan } from './plan.ts'
import type { MealAnswers } from './request.ts'

/**
 * Whether a plan fits what a person eats, by the words of its dishes and recipes. Foods have no list of
 * ingredients, so words are all there is: they miss what is inside a bought food or a sauce, how an
 * animal was slaughtered, and a portion that is too large. They find some dishes that do fit. So each
 * text that shows them also says to check every meal.
 */

type Eating = Pick<
  MealAnswers['dietary_profile'],
  'diet' | 'other_diet' | 'allergens' | 'allergies'
>

/** Why a person should not eat something, in words: "Must not eat: groundnuts"; empty where nothing is found. */
export type ReasonsOf = (text: string) => readonly string[]

const notA = /\b(?:not?|non|never)[ -](?:a |an )?$/
/** Diets that people name in their own words. What they are not is no diet of theirs. */
const named: readonly (readonly [Diet, Words])[] = [
  ['Vegan', [{ before: notA, words: /\bvegan/g }]],
  ['Vegetarian', [{ before: notA, words: /\bvegetarian/g }]],
  ['Pescatarian', [{ before: notA, words: /\bpesc[ae]tarian/g }]],
  ['Gluten-Free', [/\bgluten|coeliac|celiac/]],
  ['Dairy-Free', [/\bdairy|lactose/]],
  ['Halal', [{ before: /\b(?:not?|non|never)[ -]$/, words: /\bhalal/g }, /\bmuslim|\bislam/]],
]

/** What follows "no", "do not eat" and the like: "pork" in "I do not eat pork". */
const notEaten =
  /(?:\bno|not eat(?:ing)?|n['’]?t eat|\bavoid(?:ing)?|\bnever eat|\bwithout)\s+(?:any |the )?((?:\p{L}+)(?:(?:,| or| and|, or|, and)\s+\p{L}+)*)/gu
/** Words that "no" is said of, and that name no food. */
const noFood =
  /^(?:and|any|but|diet|eat|fast|foods?|late|like|meals?|more|much|nor|or|processed|restrictions?|special|the|with)$/

/** What a person who chose "Other" wrote that they do not eat, as words: "pork". */
function leftOutInWords(text: string): string[] {
  const words = [...text.matchAll(notEaten)].flatMap(([, foods]) => foods!.match(/\p{L}+/gu) ?? [])
  return [...new Set(words)].filter((word) => word.length > 2 && !noFood.test(word))
}

/** A word of theirs, also in the singular. "Meat" is every meat. */
function isNamed(word: string, text: string): boolean {
  if (/^meats?$/.test(word)) return outsideDiet('Pescatarian', text) !== undefined
  return text.includes(word.replace(/(o)es$|s$/, '$1'))
}

/**
 * The reasons against a dish for a person, by their diet, also in their own words, and their allergies.
 *
 * @param profile allergies and conditions as they wrote them in their profile
 */
export function reasonsAgainst(eating: Eating, profile: string | null): ReasonsOf {
  const { diet } = eating
  const words = (eating.other_diet ?? '').toLowerCase()
  const diets = [
    diet,
    ...named.filter(([, words_of]) => hasWords(words_of, words)).map(([one]) => one),
  ]
  const avoided = avoidedBy(eating, profile)
  const leftOut = leftOutInWords(words)
  return (text) => {
    const dish = text.toLowerCase()
    return [
      ...avoided
        .filter(({ isIn }) => isIn(dish))
        .map(({ label }) => `Must not eat: ${label.toLowerCase()}`),
      ...[...new Set(diets)].flatMap((one) => {
        const word = outsideDiet(one, dish)
        return word ? [`Not ${one.toLowerCase()}: ${word}`] : []
      }),
      ...leftOut.filter((word) => isNamed(word, dish)).map((word) => `Does not eat: ${word}`),
    ]
  }
}

/** A part of a plan with the reasons against it. */
export interface Misfit {
  /** "Monday and Friday, Lunch: Nshima and kapenta" */
  where: string
  reasons: readonly string[]
}

/** The meals, recipes and things to buy of a plan that do not fit. The same meal of several days is named once. */
export function misfitsIn(
  plan: Pick<NewMealPlan, 'weekly_schedule' | 'recipes' | 'shopping_list'>,
  reasonsOf: ReasonsOf,
): Misfit[] {
  const recipes = plan.recipes.map(({ title, ingredients, steps }) => ({
    title,
    text: [title, ...ingredients, ...steps].join(' '),
  }))
  const textOf = (title: string) =>
    recipes.find((one) => one.title.toLowerCase() === title.toLowerCase())?.text ?? title
  const days = new Map<string, { days: string[]; meal: string; reasons: readonly string[] }>()
  for (const { day, meals } of plan.weekly_schedule)
    for (const { meal, dish, portion, recipe } of meals) {
      const reasons = reasonsOf([dish, portion, recipe && textOf(recipe)].filter(Boolean).join(' '))
      const key = JSON.stringify([meal, dish, reasons])
      const same = days.get(key)
      if (same) same.days.push(day)
      else if (reasons.length > 0) days.set(key, { days: [day], meal: `${meal}: ${dish}`, reasons })
    }
  const others = [
    ...recipes.map(({ title, text }) => ({ where: `Recipe: ${title}`, text })),
    ...plan.shopping_list.map(({ item }) => ({ where: `Shopping list: ${item}`, text: item })),
  ]
  return [
    ...[...days.values()].map((one) => ({
      where: `${listed(one.days)}, ${one.meal}`,
      reasons: one.reasons,
    })),
    ...others
      .map(({ where, text }) => ({ where, reasons: reasonsOf(text) }))
      .filter(({ reasons }) => reasons.length > 0),
  ]
}

const listed = (days: readonly string[]) =>
  days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${days.at(-1)}` : days.join('')

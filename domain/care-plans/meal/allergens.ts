import type { NewMealPlan } from './plan.ts'
import { allergens } from './allergen-names.ts'
import { namedAs, wordsOf } from './allergen-words.ts'
import { hasWords } from '../../values/unless-after.ts'
import { outsideDiet } from './diets.ts'
import { ownFoods } from './own-foods.ts'
import type { MealAnswers } from './request.ts'

/** What a person must not eat: an allergen, or a word of theirs. */
interface Avoided {
  label: string
  isIn: (text: string) => boolean
}

/** Shorter words of a person name no food; below the second length they are compared as whole words. */
const shortestWord = 3
const wordAlone = 4

/** Words of a free text that name no food. */
const noFood =
  /^(?:allerg\w*|none|nothing|no|not|yes|any|and|or|to|the|all|food|foods|also|severe|slightly|very|mild|from|with|makes?|gives?|skin|rash|itch\w*|when|eat\w*|cannot|cant|must|never|except|only|sometimes|like|kinds?|types?|are|but|for|has|had|get|its|can|too|may|our|you|was|she|her|him|his|who|few|bit|day|red|raw|hot|old|big|own|new|bad|due|out|off|them|they|have|just|cause\w*|react\w*|known|dust|pollen|cold|heat|weather|smoke|sun|cats?|dogs?|bees?|asthma|high|blood|pressure)$/

/**
 * What a person must not eat, by the list, by their words, and by allergens named in their profile.
 *
 * @param profile allergies and conditions as they wrote them in their profile
 */
export function avoidedBy(
  eating: Pick<MealAnswers['dietary_profile'], 'allergens' | 'allergies'>,
  profile: string | null,
): Avoided[] {
  const written = (eating.allergies ?? '').toLowerCase()
  const searched = `${written} ${(profile ?? '').toLowerCase()}`
  const isNamed = (label: (typeof allergens)[number], text: string) =>
    hasWords(wordsOf[label], text) || (namedAs[label]?.test(text) ?? false)
  const named = allergens.filter(
    (label) => eating.allergens?.includes(label) || isNamed(label, searched),
  )
  const said = `${written} ${allergiesIn((profile ?? '').toLowerCase())}`
  const words = (said.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      word.length >= shortestWord && !noFood.test(word) && !named.some((one) => isNamed(one, word)),
  )
  const foods = ownFoods.filter((food) => food.named.test(said))
  const others = words.filter((word) => !foods.some((food) => food.words.test(word)))
  return [
    ...named.map((label) => ({ label, isIn: (text: string) => hasWords(wordsOf[label], text) })),
    ...foods.map((food) => ({ label: food.label, isIn: (text: string) => food.words.test(text) })),
    ...[...new Set(others)].map((word) => ({
      label: word,
      isIn: (text: string) => isWordIn(word, text),
    })),
  ]
}

/**
 * The listed allergens that a profile names: "Fish, Eggs"; null without one. What else it says, such as a
 * condition, is not for who writes a plan: only what a person sends with their request is.
 */
export function allergensNamedIn(profile: string | null): string | null {
  const text = (profile ?? '').toLowerCase()
  const named = allergens.filter(
    (label) => hasWords(wordsOf[label], text) || (namedAs[label]?.test(text) ?? false),
  )
  return named.length > 0 ? named.join(', ') : null
}

/** What a profile names as allergies; conditions beside them are no foods: "Asthma, allergic to mango". */
const allergiesIn = (profile: string): string =>
  [...profile.matchAll(/allerg\w*\s*(?:to|:|-)\s*([^.;\n]+)|(\p{L}+)\s+allerg/gu)]
    .map(([, after, before]) => after ?? before)
    .join(' ')

/** A word of theirs, in the singular or plural. "Meat" is every meat, and "legumes" are beans and the like. */
function isWordIn(word: string, text: string): boolean {
  if (/^(?:legume|pulse)s?$/.test(word))
    return /bean|\bpeas?\b|cow ?pea|lentil|soya|ground ?nut|peanut/.test(text)
  if (/^meats?$/.test(word)) return outsideDiet('Pescatarian', text) !== undefined
  // "Berries" and "berry".
  const stem = /(?:[^aeiou]y|ies)$/.exec(word) && word.replace(/(?:y|ies)$/, '')
  if (stem) return new RegExp(`${stem}(?:y|ies)`, 'u').test(text)
  const one = word.replace(/(o)es$|s$/, '$1')
  // A short word is part of many others: "pea" of "peach".
  const alone = new RegExp(`(?:^|\\P{L})${one}(?:e?s)?(?!\\p{L})`, 'u')
  return one.length < wordAlone ? alone.test(text) : text.includes(one)
}

/** A part of a plan that holds something that a person must not eat. */
export interface AllergenFound {
  allergen: string
  /** "Monday, Breakfast: Maize porridge with groundnuts" */
  where: string
}

/** Every part of a plan that names what is to be avoided: dishes, recipes and the shopping list. */
export function allergensIn(
  plan: Pick<NewMealPlan, 'weekly_schedule' | 'recipes' | 'shopping_list'>,
  avoided: readonly Avoided[],
): AllergenFound[] {
  const parts = [
    ...plan.weekly_schedule.flatMap(({ day, meals }) =>
      meals.map(({ meal, dish, portion, recipe }) => ({
        where: `${day}, ${meal}: ${dish}`,
        text: [dish, portion, recipe].join(' '),
      })),
    ),
    ...plan.recipes.map(({ title, ingredients, steps }) => ({
      where: `Recipe: ${title}`,
      text: [title, ...ingredients, ...steps].join(' '),
    })),
    ...plan.shopping_list.map(({ item }) => ({ where: `Shopping list: ${item}`, text: item })),
  ]
  return parts.flatMap(({ where, text }) =>
    avoided
      .filter(({ isIn }) => isIn(text.toLowerCase()))
      .map(({ label }) => ({ allergen: label, where })),
  )
}

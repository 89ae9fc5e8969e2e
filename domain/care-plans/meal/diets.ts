import { firstOf, type Words } from '../../values/unless-after.ts'
import { wordsOf } from './allergen-words.ts'
import type { diets } from './options.ts'

export type Diet = (typeof diets)[number]

const pork = /\bpork|\bpigs?\b|nkhumba|nkumba|bacon|\bham\b|gammon|pepperoni|salami/
const meat = new RegExp(
  `${pork.source}|${
    /\bmeat|\bbeef|\bgoat(?! milk| cheese)|\bmbuzi\b|chicken|drumstick|gizzard|\bduck|turkey|guinea ?fowl|\bquail|sausage|polony|\bviennas?\b|hot ?dog|burger|boerewors|\bwors\b|mutton|\blamb\b|\bsteak|\bribs\b|liver|offal|tripe|trotter|cow ?heel|kidney(?! bean)|\bmince|biltong|oxtail|rabbit|\bgame meat|bone broth|gelatine?\b|\blard\b|\bsuet\b|caterpillar|mopane|termite|inswa|grasshopper|ifishimu|ifinkubala|vinkubala|\bi?nyama\b|\binama\b|\bnkuku\b|\binkuku\b|\binkoko\b/
      .source
  }`,
)
const alcohol: Words = [
  { before: /(?:ginger|root) $/, words: /\bbeer\b/g },
  /\blager\b|\bwine\b|alcohol|brandy|whisky|\brum\b|\bgin\b|vodka|chibuku|shake shake|kachasu|\bmowa\b|ubwalwa/,
]
const honey = /\bhoney\b/

/** The words of foods that a diet leaves out. "Other" is in the person's own words. */
const leftOut: Readonly<Partial<Record<Diet, readonly Words[]>>> = {
  Vegetarian: [[meat], wordsOf.Fish, wordsOf.Shellfish],
  Vegan: [
    [meat],
    wordsOf.Fish,
    wordsOf.Shellfish,
    wordsOf.Eggs,
    wordsOf['Milk and dairy'],
    [honey],
  ],
  Pescatarian: [[meat]],
  'Gluten-Free': [wordsOf['Wheat and gluten']],
  'Dairy-Free': [wordsOf['Milk and dairy']],
  Halal: [[pork], [/\blard\b|gelatine?\b/], alcohol],
}

/** Foods of plants that are named after meat or milk, and what says that a food is without something. */
const namedAfter = [
  /\b(?:soya|soy|vegetable|veggie|vegetarian|vegan)[ -](?:mince|meat|sausages?|burgers?|polony|cheese|butter|cream|yoghurt|yogurt)\b/g,
  /\b(?:bean|lentil)[ -]burgers?\b/g,
  /\b(?:soya|soy|coconut|oat|rice|almond|groundnut|peanut)[ -](?:milk|cream|butter)\b/g,
  /\b(?:cocoa|shea)[ -]butter\b/g,
  /\bgluten[ -]free (?:bread|toast|scones?|buns?|pasta|spaghetti|macaroni|noodles?|biscuits?|crackers?|cakes?|flour|muffins?|waffles?|pancakes?|sandwich(?:es)?|wraps?|tortillas?|oats?)\b/g,
  /\bdairy[ -]free (?:milk|cheese|cream|butter|yoghurt|yogurt|cakes?|scones?|muffins?|waffles?|pancakes?|chocolate|pizza)\b/g,
  /\b(?:meat|dairy|milk|egg|fish|alcohol|pork|wheat)[ -]?(?:free|less)\b/g,
]

/**
 * The first word of a dish that a diet leaves out, for example "kapenta"; undefined where there is none.
 * Words alone are compared: "without meat" is found like "with meat".
 */
export function outsideDiet(diet: Diet, dish: string): string | undefined {
  const text = namedAfter.reduce((rest, plant) => rest.replace(plant, ' '), dish.toLowerCase())
  for (const words of leftOut[diet] ?? []) {
    const found = firstOf(words, text)
    if (found) return found
  }
  return undefined
}

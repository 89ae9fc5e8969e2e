import { allergens } from '#domain/care-plans/meal/allergen-names.ts'
import { healthFacts } from '#domain/care-plans/shared/weight-loss.ts'
import {
  activities,
  budgetFrequencies,
  conditions,
  diets,
  mealGoals,
  mealsPerDay,
  prepTimes,
  weightSpeeds,
  weightTargets,
} from '#domain/care-plans/meal/options.ts'
import type { Question } from '#web/care-plans/shared/question-field.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'

/**
 * The further questions of some goals (docs/specification.md, "Meal questionnaire"); the others have
 * none.
 */
const details: Readonly<Record<string, readonly Question[]>> = {
  'Manage Weight': [
    {
      name: 'target',
      label: 'What do you want to do with your weight?',
      answer: 'one',
      options: weightTargets,
    },
    { name: 'speed', label: 'How fast?', answer: 'one', options: weightSpeeds },
  ],
  'Support a Specific Condition': [
    {
      name: 'condition',
      label: 'Which conditions?',
      hint: 'Choose all that apply.',
      answer: 'some',
      options: conditions,
    },
    { name: 'other_condition', label: 'What is it called?', answer: 'line', optional: true },
  ],
  'Support Fitness & Performance': [
    { name: 'activity', label: 'What do you train?', answer: 'one', options: activities },
    { name: 'other_activity', label: 'What is it?', answer: 'line', optional: true },
    {
      name: 'trainingHours',
      label: 'How long do you train in a week?',
      answer: 'number',
      unit: 'hours',
      decimal: true,
      optional: true,
    },
  ],
}

const goal: readonly Question[] = [
  {
    name: 'primary_goal',
    label: 'What should the plan do for you?',
    answer: 'one',
    options: mealGoals,
  },
]

const eating: readonly Question[] = [
  { name: 'diet', label: 'How do you eat?', answer: 'one', options: diets, columns: true },
  { name: 'other_diet', label: 'What do you eat by?', answer: 'line', optional: true },
  {
    name: 'allergens',
    label: 'What you must never eat',
    hint: 'We stop a plan that contains one of these.',
    answer: 'some',
    options: allergens,
    columns: true,
    optional: true,
  },
  {
    name: 'allergies',
    label: 'Allergies',
    hint: 'What must never be on your plate, for example groundnuts.',
    answer: 'words',
    optional: true,
  },
  {
    name: 'dislikes',
    label: 'What you do not like',
    hint: 'For example okra.',
    answer: 'words',
    optional: true,
  },
  {
    name: 'mealsPerDay',
    label: 'How many meals a day?',
    answer: 'one',
    options: mealsPerDay,
    columns: true,
  },
  {
    name: 'health',
    label: 'Is any of these true for you?',
    hint: 'Your dietitian reads this, so that the plan is safe. You need not say.',
    answer: 'some',
    options: healthFacts,
    optional: true,
  },
]

const kitchen: readonly Question[] = [
  {
    name: 'budget_frequency',
    label: 'You count your food budget',
    answer: 'one',
    options: budgetFrequencies.map((value) => ({
      value,
      label: value === 'weekly' ? 'Weekly' : 'Monthly',
    })),
    columns: true,
    initially: 'weekly',
  },
  {
    name: 'budget_amount',
    label: 'How much is it?',
    hint: 'Roughly, for everyone who eats from it.',
    answer: 'number',
    unit: 'kwacha',
    decimal: true,
  },
  { name: 'people', label: 'How many people eat from it?', answer: 'number', unit: 'people' },
  {
    name: 'mealPrepTime',
    label: 'How much time is there to cook?',
    answer: 'one',
    options: prepTimes,
  },
]

/** The titles of the steps, and a sentence below each. */
export const steps = [
  { title: 'Your goal', lead: 'A dietitian writes the plan, and starts from here.' },
  { title: 'A closer look', lead: 'So that the plan fits what you want from it.' },
  { title: 'How you eat', lead: 'Your plan contains nothing that you cannot or will not eat.' },
  { title: 'Budget and kitchen', lead: 'A plan that you can pay for and have time to cook.' },
  { title: 'Check your answers', lead: 'This is what your dietitian will read.' },
] as const

/** The further question after "Other". */
const asksWhich: Readonly<Record<string, string>> = {
  other_condition: 'condition',
  other_activity: 'activity',
  other_diet: 'diet',
}

/** The goal that was chosen; empty before. */
export const goalIn = (typed: Typed) => typed.primary_goal?.[0] ?? ''

/** The questions of step 1 to 4 that apply to the earlier answers. */
export function askedIn(step: number, typed: Typed): readonly Question[] {
  const asked = [goal, details[goalIn(typed)] ?? [], eating, kitchen][step - 1] ?? []
  return asked.filter(({ name }) => {
    const which = asksWhich[name]
    return which === undefined || typed[which]?.includes('Other')
  })
}

/** The first step with a missing answer; the last one where none is missing. */
export function firstUnanswered(typed: Typed): number {
  const isMissing = ({ name, optional, initially }: Question) =>
    !optional && initially === undefined && !typed[name]?.some((text) => text.trim() !== '')
  const missing = [1, 2, 3, 4].find((step) => askedIn(step, typed).some(isMissing))
  return missing ?? steps.length
}

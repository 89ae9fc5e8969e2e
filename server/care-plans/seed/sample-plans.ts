import type { output } from 'zod/mini'
import { inKwacha } from '#domain/values/money.ts'
import { sumOf } from '#domain/care-plans/meal/budget.ts'
import type { NewExercisePlan } from '#domain/care-plans/exercise/plan.ts'
import type { NewMealPlan, plannedMeal } from '#domain/care-plans/meal/plan.ts'
import type { PlanTemplateChange } from '#domain/care-plans/shared/templates.ts'
import type { Weekday } from '#domain/values/weekdays.ts'

/** What the demo writers have written, and what they begin with. */

type Meal = output<typeof plannedMeal>
type Day = NewMealPlan['weekly_schedule'][number]

const meal = (name: string, dish: string, portion: string, recipe?: string): Meal => ({
  meal: name,
  dish,
  portion,
  ...(recipe ? { recipe } : {}),
})
const on = (day: Weekday, ...meals: Meal[]): Day => ({ day, meals })

const beans = 'Beans with tomato'
const greens = 'Pumpkin leaves with groundnuts'

const porridge = meal('Breakfast', 'Maize porridge with pounded groundnuts', '1 cup, no sugar')
const eggs = meal('Breakfast', 'Boiled eggs, brown bread, tomato', '2 eggs, 2 slices')
const orange = meal('Snack', 'Orange', '1 of them')
const guava = meal('Snack', 'Guava and a small handful of groundnuts', '2 guavas')
const nshimaAndBeans = meal(
  'Lunch',
  'Nshima, beans and rape',
  '1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape',
  beans,
)
const kapenta = meal(
  'Lunch',
  'Nshima, kapenta and cabbage',
  '1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage',
)
const leaves = meal(
  'Supper',
  'Pumpkin leaves with sweet potato',
  '2 cupped hands of leaves, 1 sweet potato the size of your fist',
  greens,
)
const bream = meal(
  'Supper',
  'Bream, okra and a little rice',
  '1 fish the size of your palm, half a cupped hand of rice',
)

const recipes: NewMealPlan['recipes'] = [
  {
    title: beans,
    serves: 4,
    minutes: 90,
    ingredients: [
      '2 cups of beans, soaked overnight',
      '3 tomatoes',
      '1 onion',
      '2 teaspoons of cooking oil',
      'Half a lemon instead of salt',
    ],
    steps: [
      'Pour the soaking water away. Boil the beans in fresh water until they are soft.',
      'Fry onion and tomatoes gently in the oil.',
      'Stir in the beans, simmer for ten minutes, and finish with lemon.',
    ],
  },
  {
    title: greens,
    serves: 4,
    minutes: 30,
    ingredients: ['1 bundle of pumpkin leaves', '1 tomato', '4 tablespoons of pounded groundnuts'],
    steps: [
      'Peel the strings off, wash the leaves and cut them.',
      'Cook leaves and tomato in little water for ten minutes.',
      'Stir in the groundnuts and simmer until it thickens. It needs no oil and no soda.',
    ],
  },
]

/** For how many people the week is planned, and what they can spend on it, in kwacha. */
export const bwalyasBudget = { people: 4, kwacha: 1000 } as const

/** @param each price of one of `count`, in ngwee */
const buy = (item: string, quantity: string, group: string, count: number, each: number) => ({
  item,
  quantity,
  group,
  price_ngwee: Math.round(count * each),
})
const [leafy, beansAndNuts] = ['Leaves and vegetables', 'Beans, peas and nuts']
const animal = 'Fish, meat, eggs and insects'

/**
 * What the week needs for four people. Prices such as a market in Lusaka might ask; they belong to the
 * demo and are no one's record.
 */
const shopping_list: NewMealPlan['shopping_list'] = [
  buy('Maize meal, roller', '5 kg', 'Staples', 1, 95_00),
  buy('Rice', '500 g', 'Staples', 0.5, 36_00),
  buy('Brown bread', '2 loaves', 'Staples', 2, 20_00),
  buy('Sweet potatoes', '20, about 2 heaps', 'Staples', 2, 20_00),
  buy('Rape', '5 bundles', leafy, 5, 7_00),
  buy('Pumpkin leaves', '5 bundles', leafy, 5, 7_00),
  buy('Cabbage', '2 heads', leafy, 2, 15_00),
  buy('Okra', '2 heaps', leafy, 2, 10_00),
  buy('Tomatoes', '30, about 3 heaps', leafy, 3, 15_00),
  buy('Onions', '4', leafy, 4, 3_00),
  buy('Beans', '1.5 kg', beansAndNuts, 1.5, 55_00),
  buy('Groundnuts', '7 cups', beansAndNuts, 7, 15_00),
  buy('Kapenta, dried', '3 cups', animal, 3, 35_00),
  buy('Bream', '8', animal, 8, 20_00),
  buy('Eggs', '24', animal, 24, 2_50),
  buy('Cooking oil', '250 ml', 'Fats', 1, 20_00),
  buy('Lemons', '2', 'Fruit', 2, 2_50),
  buy('Oranges', '16', 'Fruit', 16, 2_00),
  buy('Guavas', '24', 'Fruit', 24, 1_00),
]

/** Computed, so that what the message says of the budget stays true. */
const cost = inKwacha(sumOf(shopping_list)!.ngwee)

const mealWeek = [
  on('Monday', porridge, orange, nshimaAndBeans, leaves),
  on('Tuesday', eggs, guava, kapenta, leaves),
  on('Wednesday', porridge, orange, nshimaAndBeans, bream),
  on('Thursday', eggs, guava, nshimaAndBeans, leaves),
  on('Friday', porridge, orange, kapenta, leaves),
  on('Saturday', eggs, guava, nshimaAndBeans, bream),
  on('Sunday', porridge, orange, kapenta, leaves),
]

export const bwalyasPlan: NewMealPlan = {
  dietitian_message: `Dear Bwalya, nothing in this week is strange to your kitchen. Three things do most of the work: one lump of nshima instead of two in the evening, greens twice a day, and lemon and groundnuts where the salt used to be. Rinse the kapenta in warm water before you cook it. Eat supper before seven if the house allows it. Go on with your tablets as the clinic told you, and write to me when something does not fit. The list is for ${bwalyasBudget.people} people and comes to about ${cost}, within your K${bwalyasBudget.kwacha.toLocaleString('en-GB')} a week.`,
  weekly_schedule: mealWeek,
  recipes,
  shopping_list,
}

export const natashasPlan: NewExercisePlan = {
  expert_message:
    'Natasha, this fits between two lectures: twenty minutes, no equipment, no change of clothes. Do it at a pace at which you can still speak. Two good days are better than four that you drag yourself through.',
  weekly_schedule: [
    {
      day: 'Monday',
      focus: 'Legs and balance',
      minutes: 20,
      exercises: [
        {
          exercise: 'Sit and stand from a chair',
          sets: 3,
          amount: '10 times',
          rest: '60 seconds',
          how: 'Slowly down, without using the hands.',
        },
        { exercise: 'Heel raises', sets: 3, amount: '12 times', rest: '45 seconds' },
        { exercise: 'Stand on one leg', sets: 2, amount: '30 seconds each side' },
      ],
    },
    {
      day: 'Tuesday',
      focus: 'Walk',
      minutes: 30,
      exercises: [
        { exercise: 'Brisk walk', amount: '2 km', how: 'To campus instead of the minibus.' },
      ],
    },
    {
      day: 'Thursday',
      focus: 'Arms and back',
      minutes: 20,
      exercises: [
        { exercise: 'Press-ups against a wall', sets: 3, amount: '10 times', rest: '60 seconds' },
        {
          exercise: 'Hold a plank on the knees',
          sets: 3,
          amount: '20 seconds',
          rest: '45 seconds',
        },
      ],
    },
    { day: 'Sunday', focus: 'Rest', exercises: [] },
  ],
  progression:
    'After two easy weeks add one round. After four weeks move the wall press-ups to a table.',
  safety_notes:
    'Stop with pain in the chest, dizziness or a joint that hurts sharply, and have it looked at. Sore muscles on the next day are usual.',
}

const needsForADay = [
  'Maize meal, roller',
  'Sweet potatoes',
  'Rape',
  'Pumpkin leaves',
  'Tomatoes',
  'Onions',
  'Beans',
  'Groundnuts',
  'Cooking oil',
  'Lemons',
]

/** What each of the two begins with. */
export const templates: readonly (PlanTemplateChange & { provider: string })[] = [
  {
    provider: 'dietitian@demo.test',
    kind: 'meal',
    name: 'A week for blood pressure',
    content: { ...bwalyasPlan, dietitian_message: '' },
  },
  {
    provider: 'dietitian@demo.test',
    kind: 'meal',
    name: 'Three meals on one hotplate',
    content: {
      dietitian_message: '',
      weekly_schedule: [on('Monday', porridge, nshimaAndBeans, leaves)],
      recipes,
      // The amounts are those of the week: a writer who starts from it enters their own.
      shopping_list: shopping_list
        .filter(({ item }) => needsForADay.includes(item))
        .map(({ item, group }) => ({ item, group })),
    },
  },
  {
    provider: 'fitness@demo.test',
    kind: 'exercise',
    name: 'Twenty minutes without equipment',
    content: { ...natashasPlan, expert_message: '' },
  },
  {
    provider: 'fitness@demo.test',
    kind: 'exercise',
    name: 'Begin by walking',
    content: {
      expert_message: '',
      weekly_schedule: (['Monday', 'Wednesday', 'Friday'] as const).map((day) => ({
        day,
        focus: 'Walk',
        minutes: 20,
        exercises: [{ exercise: 'Walk at a pace at which you can speak', amount: '20 minutes' }],
      })),
      progression: 'Five minutes more each week.',
      safety_notes: natashasPlan.safety_notes ?? null,
    },
  },
]

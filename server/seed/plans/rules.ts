import type { NewExercisePlan } from '#domain/exercise/plan.ts'
import type { ExerciseAnswers } from '#domain/exercise/request.ts'
import type { NewMealPlan, plannedMeal } from '#domain/nutrition/plan.ts'
import type { MealAnswers } from '#domain/nutrition/request.ts'
import type { PlanTemplateChange } from '#domain/practice/plan-templates.ts'
import type { Weekday } from '#domain/weekdays.ts'
import type { output } from 'zod/mini'

/** Requests and plans of the demo people, who are named by address. */

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

/** Prices such as a market in Lusaka might ask; they belong to the demo and are nobody's record. */
const shopping_list: NewMealPlan['shopping_list'] = [
  { item: 'Maize meal, roller', quantity: '5 kg', group: 'Staples', price_ngwee: 95_00 },
  { item: 'Sweet potatoes', quantity: '1 heap', group: 'Staples', price_ngwee: 20_00 },
  { item: 'Rape', quantity: '4 bundles', group: 'Leaves and vegetables', price_ngwee: 28_00 },
  {
    item: 'Pumpkin leaves',
    quantity: '3 bundles',
    group: 'Leaves and vegetables',
    price_ngwee: 21_00,
  },
  { item: 'Tomatoes', quantity: '1 heap', group: 'Leaves and vegetables', price_ngwee: 15_00 },
  { item: 'Beans', quantity: '1 kg', group: 'Beans, peas and nuts', price_ngwee: 55_00 },
  { item: 'Groundnuts', quantity: '1 cup', group: 'Beans, peas and nuts', price_ngwee: 15_00 },
  {
    item: 'Kapenta, dried',
    quantity: '1 cup',
    group: 'Fish, meat, eggs and insects',
    price_ngwee: 35_00,
  },
  { item: 'Eggs', quantity: '6', group: 'Fish, meat, eggs and insects', price_ngwee: 18_00 },
  { item: 'Lemons', quantity: '4', group: 'Fruit', price_ngwee: 10_00 },
  { item: 'Oranges', quantity: '1 heap', group: 'Fruit' },
]

const mealWeek = [
  on('Monday', porridge, orange, nshimaAndBeans, leaves),
  on('Tuesday', eggs, guava, kapenta, leaves),
  on('Wednesday', porridge, orange, nshimaAndBeans, bream),
  on('Thursday', eggs, guava, nshimaAndBeans, leaves),
  on('Friday', porridge, orange, kapenta, leaves),
  on('Saturday', eggs, guava, nshimaAndBeans, bream),
  on('Sunday', porridge, orange, kapenta, leaves),
]

const bwalyasPlan: NewMealPlan = {
  dietitian_message:
    'Dear Bwalya, nothing in this week is strange to your kitchen. Three things do most of the work: one lump of nshima instead of two in the evening, greens twice a day, and lemon and groundnuts where the salt used to be. Rinse the kapenta in warm water before you cook it. Eat supper before seven if the house allows it. Go on with your tablets as the clinic told you, and write to me when something does not fit.',
  weekly_schedule: mealWeek,
  recipes,
  shopping_list,
}

const natashasPlan: NewExercisePlan = {
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

const bwalyasMealAnswers: MealAnswers = {
  primary_goal: 'Support a Specific Condition',
  goal_details: { condition: 'High Blood Pressure' },
  dietary_profile: {
    diet: 'No restrictions',
    allergies: null,
    dislikes: 'Liver',
    mealsPerDay: '4',
  },
  budget_logistics: {
    budget_frequency: 'weekly',
    budget_amount: 350,
    mealPrepTime: '30-60 mins/day',
    people: 4,
  },
  final_details: 'I cook on charcoal in the evening. My husband says no to food without salt.',
}

const natashasMealAnswers: MealAnswers = {
  primary_goal: 'Improve Energy & Focus',
  goal_details: {},
  dietary_profile: { diet: 'No restrictions', allergies: 'Eggs', dislikes: null, mealsPerDay: '3' },
  budget_logistics: {
    budget_frequency: 'monthly',
    budget_amount: 600,
    mealPrepTime: '<30 mins/day',
    people: 1,
  },
  final_details: 'One hotplate in the hostel, and no fridge.',
}

const natashasExerciseAnswers: ExerciseAnswers = {
  profile_goals: {
    primaryGoal: 'General Fitness & Toning',
    goalDetails: 'Less tired in the afternoon.',
    timeFrame: '1-3 months',
  },
  fitness_level: {
    experienceLevel: 'Beginner',
    currentActivities: 'Walking to lectures',
    daysPerWeek: 3,
    minutesPerSession: '<30 mins',
  },
  environment_equipment: {
    workoutLocation: ['At Home (No Equipment)'],
    availableEquipment: ['None'],
  },
  health_history: {
    hasInjuries: 'No',
    injuryDetails: null,
    medicalConditions: null,
    isPregnantOrPostpartum: 'No',
    medication: null,
    clearedForExercise: 'Yes',
  },
  exercise_preferences: {
    enjoyedExercises: ['Walking', 'Dancing'],
    dislikedExercises: ['Running/Jogging'],
    painfulMovements: null,
  },
  lifestyle_nutrition: {
    sleepQuality: 'Fair',
    stressLevels: 'High',
    nutrition: 'Needs Improvement',
    occupation: 'Student',
  },
}

const bwalyasExerciseAnswers: ExerciseAnswers = {
  ...natashasExerciseAnswers,
  profile_goals: {
    primaryGoal: 'Weight Loss',
    goalDetails: 'To climb to the market without stopping.',
    timeFrame: '3-6 months',
  },
  environment_equipment: { workoutLocation: ['Outdoors/Park'], availableEquipment: ['None'] },
  health_history: {
    hasInjuries: 'Yes',
    injuryDetails: 'The left knee, since a fall last year.',
    medicalConditions: 'High blood pressure',
    isPregnantOrPostpartum: 'No',
    medication: 'Tablets for my pressure',
    clearedForExercise: 'Not Sure',
  },
  exercise_preferences: {
    enjoyedExercises: ['Walking'],
    dislikedExercises: [],
    painfulMovements: 'Kneeling',
  },
  lifestyle_nutrition: {
    sleepQuality: 'Good',
    stressLevels: 'Moderate',
    nutrition: 'Needs Improvement',
    occupation: 'On Feet All Day',
  },
}

export const [bwalya, natasha, thandiwe, kelvin] = [
  'client@demo.test',
  'student@demo.test',
  'dietitian@demo.test',
  'fitness@demo.test',
] as const

/** What was asked so many days ago, and what was written for it. */
export const mealRequests = [
  { person: bwalya, days: 11, answers: bwalyasMealAnswers, writer: thandiwe, plan: bwalyasPlan },
  { person: natasha, days: 1, answers: natashasMealAnswers },
] as const
export const exerciseRequests = [
  {
    person: natasha,
    days: 9,
    answers: natashasExerciseAnswers,
    writer: kelvin,
    plan: natashasPlan,
  },
  { person: bwalya, days: 2, answers: bwalyasExerciseAnswers },
] as const

/** What each of the two begins with. */
export const templates: readonly (PlanTemplateChange & { provider: string })[] = [
  {
    provider: thandiwe,
    kind: 'meal',
    name: 'A week for blood pressure',
    content: { ...bwalyasPlan, dietitian_message: '' },
  },
  {
    provider: thandiwe,
    kind: 'meal',
    name: 'Three meals on one hotplate',
    content: {
      dietitian_message: '',
      weekly_schedule: [on('Monday', porridge, nshimaAndBeans, leaves)],
      recipes,
      shopping_list: shopping_list.slice(0, 6),
    },
  },
  {
    provider: kelvin,
    kind: 'exercise',
    name: 'Twenty minutes without equipment',
    content: { ...natashasPlan, expert_message: '' },
  },
  {
    provider: kelvin,
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

/** Prices of the demo, in ngwee; the words beside them say so. */
export const foodPrices = [
  { name: 'Rape', price_ngwee: 7_00, price_per: 'a bundle (demo price)' },
  { name: 'Pumpkin leaves', price_ngwee: 7_00, price_per: 'a bundle (demo price)' },
  { name: 'Tomatoes', price_ngwee: 15_00, price_per: 'a heap (demo price)' },
  { name: 'Onion', price_ngwee: 12_00, price_per: 'a heap (demo price)' },
  { name: 'Beans, cooked', price_ngwee: 55_00, price_per: '1 kg, dry (demo price)' },
  { name: 'Groundnuts', price_ngwee: 15_00, price_per: 'a cup (demo price)' },
  { name: 'Kapenta, dried', price_ngwee: 35_00, price_per: 'a cup (demo price)' },
  { name: 'Eggs', price_ngwee: 75_00, price_per: 'a tray of 30 (demo price)' },
  { name: 'Nshima of maize meal', price_ngwee: 95_00, price_per: '5 kg of meal (demo price)' },
] as const

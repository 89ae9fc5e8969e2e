import type { ExerciseAnswers } from '#domain/care-plans/exercise/request.ts'
import type { MealAnswers } from '#domain/care-plans/meal/request.ts'
import type { NewPlan } from '#domain/care-plans/shared/queue.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { bwalyasBudget, bwalyasPlan, natashasPlan } from './sample-plans.ts'

/** Requests of the demo people, who are named by address, and what was written for them. */

const bwalyasMealAnswers: MealAnswers = {
  primary_goal: 'Support a Specific Condition',
  goal_details: { condition: 'High Blood Pressure' },
  dietary_profile: {
    diet: 'No restrictions',
    allergies: null,
    dislikes: 'Liver',
    mealsPerDay: '4',
    health: ['None of these'],
  },
  budget_logistics: {
    budget_frequency: 'weekly',
    budget_amount: bwalyasBudget.kwacha,
    mealPrepTime: '30-60 mins/day',
    people: bwalyasBudget.people,
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
    warningSigns: ['None of these'],
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

const bwalya = 'client@demo.test'
const natasha = 'student@demo.test'
const kelvin = 'fitness@demo.test'
export const thandiwe = 'dietitian@demo.test'

/** What was asked so many days ago, and what was written for it. */
export interface SampleRequest {
  kind: PlanKind
  person: string
  days: number
  answers: (MealAnswers & { agreement: true }) | (ExerciseAnswers & { consent_given: true })
  written?: { by: string; plan: NewPlan }
}

export const requests: readonly SampleRequest[] = [
  {
    kind: 'meal',
    person: bwalya,
    days: 11,
    answers: { ...bwalyasMealAnswers, agreement: true },
    written: { by: thandiwe, plan: bwalyasPlan },
  },
  { kind: 'meal', person: natasha, days: 1, answers: { ...natashasMealAnswers, agreement: true } },
  {
    kind: 'exercise',
    person: natasha,
    days: 9,
    answers: { ...natashasExerciseAnswers, consent_given: true },
    written: { by: kelvin, plan: natashasPlan },
  },
  {
    kind: 'exercise',
    person: bwalya,
    days: 2,
    answers: { ...bwalyasExerciseAnswers, consent_given: true },
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

import type { NewExercisePlan } from '#domain/care-plans/exercise/plan.ts'

/** What the first six steps ask, answered in full. */
export const exerciseAnswers = {
  profile_goals: {
    primaryGoal: 'Improve Endurance',
    goalDetails: 'The bridge run in June',
    timeFrame: '3-6 months',
  },
  fitness_level: {
    experienceLevel: 'Beginner',
    currentActivities: 'I walk to work',
    daysPerWeek: 3,
    minutesPerSession: '<30 mins',
  },
  environment_equipment: {
    workoutLocation: ['Outdoors/Park', 'At Home (No Equipment)'],
    availableEquipment: ['None'],
  },
  health_history: {
    hasInjuries: 'Yes',
    injuryDetails: 'Left knee',
    medicalConditions: 'Asthma',
    isPregnantOrPostpartum: 'No',
    medication: 'An inhaler',
    clearedForExercise: 'Not Sure',
  },
  exercise_preferences: {
    enjoyedExercises: ['Walking', 'Dancing'],
    dislikedExercises: ['Swimming'],
    painfulMovements: 'Squats',
  },
  lifestyle_nutrition: {
    sleepQuality: 'Fair',
    stressLevels: 'High',
    nutrition: 'Needs Improvement',
    occupation: 'On Feet All Day',
  },
}
/** The same steps with nothing answered. */
export const nothingSaid = {
  profile_goals: {},
  fitness_level: {},
  environment_equipment: {},
  health_history: {},
  exercise_preferences: {},
  lifestyle_nutrition: {},
}
export const wholeExerciseRequest = { ...exerciseAnswers, consent_given: true }

/** A plan as a fitness expert writes it. */
export const exercisePlan: Omit<NewExercisePlan, 'id'> = {
  expert_message: 'Start slowly.\nWalk before you run.',
  weekly_schedule: [
    {
      day: 'Monday',
      focus: 'Walking',
      minutes: 25,
      exercises: [
        {
          exercise: 'Brisk walk',
          sets: 2,
          amount: '10 minutes',
          rest: '60 seconds',
          how: 'Heels first',
        },
      ],
    },
    { day: 'Tuesday', focus: 'Rest', exercises: [] },
  ],
  progression: 'Five minutes more each week.',
  safety_notes: 'Stop when your knee hurts.',
}

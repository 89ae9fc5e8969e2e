import { warningSigns } from '#domain/care-plans/exercise/warning-signs.ts'
import {
  clearanceAnswers,
  equipment,
  exercises,
  experienceLevels,
  injuryAnswers,
  minutesPerSession,
  nutritionAnswers,
  occupations,
  pregnancyAnswers,
  pregnancyStates,
  primaryGoals,
  sleepQualities,
  stressLevels,
  timeFrames,
  workoutLocations,
} from '#domain/care-plans/exercise/options.ts'
import type { Question } from '#web/care-plans/shared/question-field.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'

export interface QuestionStep {
  title: string
  lead: string
  questions: readonly Question[]
}

const health: readonly Question[] = [
  {
    name: 'hasInjuries',
    label: 'Do you have any injuries, now or from before?',
    answer: 'one',
    options: injuryAnswers,
    columns: true,
  },
  {
    name: 'injuryDetails',
    label: 'Tell us about your injuries',
    hint: 'Where, since when, and what makes it worse.',
    answer: 'words',
  },
  {
    name: 'medicalConditions',
    label: 'Do you have any medical conditions?',
    hint: 'For example high blood pressure, asthma, diabetes, or a heart problem.',
    answer: 'words',
  },
  {
    name: 'isPregnantOrPostpartum',
    label: 'Are you pregnant, or have you had a baby in the last months?',
    answer: 'one',
    options: pregnancyAnswers,
  },
  {
    name: 'pregnancyState',
    label: 'Which of these is it?',
    answer: 'one',
    options: pregnancyStates,
  },
  {
    name: 'medication',
    label: 'Do you take any medication?',
    hint: 'Its name, or what it is for.',
    answer: 'words',
  },
  {
    name: 'clearedForExercise',
    label: 'Has a doctor, nurse or clinical officer cleared you for exercise?',
    answer: 'one',
    options: clearanceAnswers,
  },
  {
    name: 'warningSigns',
    label: 'Is any of these true for you?',
    hint: 'Choose all that apply.',
    answer: 'some',
    options: warningSigns,
  },
]

/**
 * Steps 1 to 6 with their titles (docs/specification.md, "Exercise questionnaire"). All answers are
 * optional.
 */
export const questionSteps: readonly QuestionStep[] = [
  {
    title: 'About You & Your Goals',
    lead: 'What would you like to reach?',
    questions: [
      {
        name: 'primaryGoal',
        label: 'What is your main goal?',
        answer: 'one',
        options: primaryGoals,
        columns: true,
      },
      {
        name: 'goalDetails',
        label: 'Tell us more about your goal',
        hint: 'For example a run you train for, or what you would like to be able to do.',
        answer: 'words',
      },
      {
        name: 'timeFrame',
        label: 'By when?',
        answer: 'one',
        options: timeFrames,
        columns: true,
      },
    ],
  },
  {
    title: 'Current Fitness Level',
    lead: 'Where do you start from?',
    questions: [
      {
        name: 'experienceLevel',
        label: 'How much experience do you have with exercise?',
        answer: 'one',
        options: experienceLevels,
      },
      {
        name: 'currentActivities',
        label: 'What do you do now?',
        hint: 'Walking to work, fetching water and working the field count, too.',
        answer: 'words',
      },
      {
        name: 'daysPerWeek',
        label: 'On how many days a week could you exercise?',
        hint: 'A number from 1 to 7.',
        answer: 'number',
      },
      {
        name: 'minutesPerSession',
        label: 'How long could you exercise each time?',
        answer: 'one',
        options: minutesPerSession,
        columns: true,
      },
    ],
  },
  {
    title: 'Workout Environment',
    lead: 'Where can you exercise, and with what?',
    questions: [
      {
        name: 'workoutLocation',
        label: 'Where would you exercise?',
        hint: 'Choose all that fit.',
        answer: 'some',
        options: workoutLocations,
        columns: true,
      },
      {
        name: 'availableEquipment',
        label: 'What equipment do you have?',
        hint: 'Choose all that fit.',
        answer: 'some',
        options: equipment,
        columns: true,
      },
    ],
  },
  {
    title: 'Health & Safety',
    lead: 'So that the plan does you good. Only you and the fitness expert who writes it read this.',
    questions: health,
  },
  {
    title: 'What Do You Enjoy',
    lead: 'A plan that you like is a plan that you keep.',
    questions: [
      {
        name: 'enjoyedExercises',
        label: 'What do you enjoy?',
        hint: 'Choose all that fit.',
        answer: 'some',
        options: exercises,
        columns: true,
      },
      {
        name: 'dislikedExercises',
        label: 'What do you dislike?',
        hint: 'Choose all that fit.',
        answer: 'some',
        options: exercises,
        columns: true,
      },
      {
        name: 'painfulMovements',
        label: 'Which movements hurt?',
        hint: 'For example kneeling, or lifting your arms.',
        answer: 'words',
      },
    ],
  },
  {
    title: 'Daily Lifestyle',
    lead: 'Rest and food are half of it.',
    questions: [
      {
        name: 'sleepQuality',
        label: 'How well do you sleep?',
        answer: 'one',
        options: sleepQualities,
        columns: true,
      },
      {
        name: 'stressLevels',
        label: 'How much stress do you have?',
        answer: 'one',
        options: stressLevels,
        columns: true,
      },
      {
        name: 'nutrition',
        label: 'How well do you eat?',
        answer: 'one',
        options: nutritionAnswers,
        columns: true,
      },
      {
        name: 'occupation',
        label: 'What is your day like?',
        answer: 'one',
        options: occupations,
        columns: true,
      },
    ],
  },
]

export const lastStep = { number: 7, title: 'Consent & Submission' } as const

/** The question to whose "Yes" each of these belongs. */
const after: Readonly<Record<string, string>> = {
  injuryDetails: 'hasInjuries',
  pregnancyState: 'isPregnantOrPostpartum',
}

/** The questions of a step that apply to the answers so far: injury details only with injuries. */
export function askedIn({ questions }: QuestionStep, typed: Typed): readonly Question[] {
  return questions.filter(({ name }) => {
    const first = after[name]
    return first === undefined || typed[first]?.[0] === 'Yes'
  })
}

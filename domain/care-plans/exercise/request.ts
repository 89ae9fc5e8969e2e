import * as z from 'zod/mini'
import { careSeenAt, storedRequest } from '../shared/request.ts'
import {
  contradictsItself,
  mayNotLoseWeight,
  noneWithOthers,
  weightLossStopped,
} from '../shared/weight-loss.ts'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../../values/uuid.ts'
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
} from './options.ts'
import { warningSigns } from './warning-signs.ts'
import { exercisePlan } from './plan.ts'

/**
 * A request for an exercise plan: what the seven steps ask, by step, and what is stored and returned.
 * Apart from the consent and the lists nothing is enforced (docs/specification.md, "Exercise
 * questionnaire"), so each answer may be missing.
 */

export const consentMissing = 'Please agree to the disclaimer before submitting.'

const text = z.nullish(freeText(1000))
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.nullish(z.enum(words, 'Choose one of the answers.'))
const someOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z._default(
    z
      .array(z.enum(words, 'Choose from the list.'), 'Choose from the list.')
      .check(
        z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each answer once.'),
      ),
    [],
  )

/** Step 1. */
export const profileGoals = z.object({
  primaryGoal: oneOf(primaryGoals),
  goalDetails: text,
  timeFrame: oneOf(timeFrames),
})

/** Step 2. */
export const fitnessLevel = z.object({
  experienceLevel: oneOf(experienceLevels),
  currentActivities: text,
  daysPerWeek: z.nullish(
    z
      .int('Enter a whole number from 1 to 7.')
      .check(
        z.minimum(1, 'Enter a whole number from 1 to 7.'),
        z.maximum(7, 'Enter a whole number from 1 to 7.'),
      ),
  ),
  minutesPerSession: oneOf(minutesPerSession),
})

/** Step 3. */
export const environmentEquipment = z.object({
  workoutLocation: someOf(workoutLocations),
  availableEquipment: someOf(equipment),
})

/** Step 4. */
export const healthHistory = z.object({
  hasInjuries: oneOf(injuryAnswers),
  /** Dropped unless there are injuries (docs/specification.md, "Exercise questionnaire"). */
  injuryDetails: text,
  medicalConditions: text,
  isPregnantOrPostpartum: oneOf(pregnancyAnswers),
  /** Asked after "Yes" since 2026-11-29, dropped after another answer. */
  pregnancyState: oneOf(pregnancyStates),
  medication: text,
  clearedForExercise: oneOf(clearanceAnswers),
  /** Not asked before 2026-11-22, so that older answers are without it. */
  warningSigns: z.nullish(
    z.array(z.enum(warningSigns, 'Choose from the list.')).check(z.maxLength(warningSigns.length)),
  ),
})
/** Step 4 as it is asked now: older answers may contradict themselves. */
export const healthStep = healthHistory.check(
  z.refine(({ warningSigns: signs }) => !contradictsItself(signs), {
    path: ['warningSigns'],
    error: noneWithOthers,
  }),
)
export type HealthHistory = z.output<typeof healthHistory>

/** Step 5. */
export const exercisePreferences = z.object({
  enjoyedExercises: someOf(exercises),
  dislikedExercises: someOf(exercises),
  painfulMovements: text,
})

/** Step 6. */
export const lifestyleNutrition = z.object({
  sleepQuality: oneOf(sleepQualities),
  stressLevels: oneOf(stressLevels),
  nutrition: oneOf(nutritionAnswers),
  occupation: oneOf(occupations),
})

/** Step 7. */
export const consentStep = z.object({ consent_given: z.literal(true, consentMissing) })

const answers = {
  profile_goals: profileGoals,
  fitness_level: fitnessLevel,
  environment_equipment: environmentEquipment,
  health_history: healthHistory,
  exercise_preferences: exercisePreferences,
  lifestyle_nutrition: lifestyleNutrition,
}

/** A request as it is sent. Status and owner are not the browser's to say, and are not read. */
export const newExercisePlanRequest = z
  .object({
    /** Made by the client, so that a retry writes once. */
    id: z.optional(uuid('Send a UUID.')),
    ...answers,
    health_history: healthStep,
    care_seen_at: careSeenAt,
    ...consentStep.shape,
  })
  .check(
    z.refine(
      ({ profile_goals, health_history }) =>
        profile_goals.primaryGoal !== 'Weight Loss' ||
        !mayNotLoseWeight({ isPregnant: health_history.isPregnantOrPostpartum === 'Yes' }),
      { path: ['profile_goals', 'primaryGoal'], error: weightLossStopped },
    ),
  )
export type NewExercisePlanRequest = z.output<typeof newExercisePlanRequest>

/** The answers about health as they are stored: details only of what was said to be so. */
export function storedHistory(history: HealthHistory): HealthHistory {
  const { pregnancyState, ...kept } = history
  const isSaid = kept.isPregnantOrPostpartum === 'Yes' && pregnancyState
  return {
    ...kept,
    ...(kept.hasInjuries === 'Yes' ? {} : { injuryDetails: null }),
    ...(isSaid ? { pregnancyState } : {}),
  }
}

/** What of a request both its owner and the fitness expert who answers it see. */
export const exerciseAnswers = z.object(answers)
export type ExerciseAnswers = z.output<typeof exerciseAnswers>

/** A request as its owner sees it, with the newest plan that was written for it. */
export const exercisePlanRequest = z.extend(exerciseAnswers, {
  ...storedRequest,
  consent_given: z.literal(true),
  plan: z.nullable(exercisePlan),
})
export type ExercisePlanRequest = z.output<typeof exercisePlanRequest>

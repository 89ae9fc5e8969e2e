import type { HealthHistory } from './request.ts'

/**
 * Signs after which a clinician is asked before exercise, in our own words, after the questions of
 * PAR-Q+ (Warburton and others, 2011) and ACSM's screening before exercise (2015).
 */
export const warningSigns = [
  'Pain in the chest, at rest or with effort',
  'Fainting, or dizzy enough to fall, in the last year',
  'Short of breath with little effort',
  'Heart disease, a stroke, diabetes or kidney disease',
  'A bone or joint that exercise makes worse',
  'A clinician told me to be careful with exercise',
  'None of these',
  'Prefer not to say',
] as const

/** Ways to write that there is nothing. */
const nothing = /^\W*(?:no|none|nil|nothing|n ?\/? ?a|not any|i have none|no conditions?)?\W*$/i

/** What an answer holds while it is typed; what was not answered is undefined or null. */
type Answered = {
  [
    Key in keyof Pick<
      HealthHistory,
      'isPregnantOrPostpartum' | 'clearedForExercise' | 'medicalConditions' | 'warningSigns'
    >
  ]: HealthHistory[Key] | undefined
}

/**
 * True where a person should talk to a clinician before they train (decision 33): unless they say that
 * they are not pregnant, cleared, without a sign and without a condition. What is left unsaid counts as
 * a reason, and so does an emergency reading of the day.
 */
export function needsClinicianFirst(history: Answered, hasCrisisToday = false): boolean {
  const { isPregnantOrPostpartum, clearedForExercise, medicalConditions } = history
  const signs = history.warningSigns ?? []
  return (
    hasCrisisToday ||
    isPregnantOrPostpartum !== 'No' ||
    clearedForExercise !== 'Yes' ||
    !nothing.test(medicalConditions ?? '') ||
    signs.length === 0 ||
    signs.some((sign) => sign !== 'None of these')
  )
}

import type { HealthHistory } from './request.ts'

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
 * True where a person should talk to a clinician before they train (docs/specification.md, "Clearance for
 * exercise"): unless they say that they are not pregnant, cleared, without a sign and without a
 * condition. What is left unsaid counts as a reason, and so does an emergency reading of the day.
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

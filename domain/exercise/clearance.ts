import type { HealthHistory } from './request.ts'

/** True where somebody should talk to a clinician before they train (decision 33). */
export function needsClinicianFirst({
  isPregnantOrPostpartum,
  clearedForExercise,
}: Pick<HealthHistory, 'isPregnantOrPostpartum' | 'clearedForExercise'>): boolean {
  return (
    isPregnantOrPostpartum === 'Yes' ||
    clearedForExercise === 'No' ||
    clearedForExercise === 'Not Sure'
  )
}

import type { BloodPressure } from '#domain/readings/blood-pressure.ts'
import { shadedTarget } from '#domain/readings/pressure-target.ts'

/** What a chart shades: below the target that the verdict goes by. */
export function bloodPressureTargets(target: BloodPressure) {
  const { systolic, diastolic } = shadedTarget(target)
  return [
    { label: 'Systolic target', ...systolic, series: 0 },
    { label: 'Diastolic target', ...diastolic, series: 1 },
  ]
}

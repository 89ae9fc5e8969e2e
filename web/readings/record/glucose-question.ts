import { doubtsAboutGlucose, unitsInQuestion } from '#domain/readings/glucose.ts'
import type { TypedGlucoseReading } from '#domain/readings/schema.ts'
import type { Question } from './check-reading-dialog.tsx'
import { doubtfulReading } from './use-check-reading.tsx'

/** "15" alone may be 15 mmol/L or 15 mg/dL, of which one is high and the other dangerously low. */
export function questionAbout(
  typed: TypedGlucoseReading,
): Question<TypedGlucoseReading> | undefined {
  const { glucose_level: level, unit } = typed
  if (level === undefined) return undefined
  const shown = unit ? `${level} ${unit}` : String(level)
  const doubts = unit ? doubtsAboutGlucose(level, unit) : []
  const units = unitsInQuestion(level, unit)
  if (units.length === 0) return doubtfulReading(typed, shown, doubts)
  return {
    title: unit ? 'Check this reading' : 'Which unit does your meter show?',
    shown,
    doubts: unit ? doubts : ['Look at your meter: the unit is beside the number.'],
    choices: units.map((one) => ({ label: `${level} ${one}`, typed: { ...typed, unit: one } })),
  }
}

import { glucoseWarnings, unitsInQuestion } from '#domain/readings/glucose.ts'
import type { TypedGlucoseReading } from '#domain/readings/schema.ts'
import type { Question, Settled } from './check-reading-dialog.tsx'
import { implausibleReading } from './implausible-reading.ts'

/**
 * "15" alone may be 15 mmol/L or 15 mg/dL, of which one is high and the other dangerously low. "2.4" can be
 * mmol/L only, so its advice does not wait for an answer.
 */
export function questionAbout(
  typed: TypedGlucoseReading,
): Question<TypedGlucoseReading> | Settled<TypedGlucoseReading> | undefined {
  const { glucose_level: level, unit } = typed
  if (level === undefined) return undefined
  const shown = unit ? `${level} ${unit}` : String(level)
  const warnings = unit ? glucoseWarnings(level, unit) : []
  const units = unitsInQuestion(level, unit)
  const [only] = units
  if (!unit && only && units.length === 1) {
    const settled = { ...typed, unit: only }
    return questionAbout(settled) ?? { settled }
  }
  if (units.length === 0) return implausibleReading(typed, shown, warnings)
  return {
    title: unit ? 'Check this reading' : 'Which unit does your meter show?',
    shown,
    warnings: unit ? warnings : ['Look at your meter: the unit is beside the number.'],
    choices: units.map((one) => ({ label: `${level} ${one}`, typed: { ...typed, unit: one } })),
  }
}

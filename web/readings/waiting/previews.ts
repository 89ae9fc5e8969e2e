import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose, enteredGlucose, inMilligrams } from '#domain/readings/glucose.ts'
import type {
  BloodPressureReading,
  GlucoseReading,
  NewBloodPressureReading,
  TypedGlucoseReading,
} from '#domain/readings/schema.ts'
import type { NewWeight, WeightEntry } from '#domain/weights/schema.ts'
import { shownTime, type Stamp } from '#web/platform/calls/entry-age.ts'
import type { AnyReading, LoggedKind } from '../queries.ts'

function previewBloodPressure(typed: NewBloodPressureReading, at: string): BloodPressureReading {
  const { id = '', systolic, diastolic, pulse = null, notes } = typed
  const category = categoryOfBloodPressure(typed)
  const row = { id, user_id: '', systolic, diastolic, pulse, notes: notes || null }
  return { ...row, created_at: at, category }
}

function previewGlucose(typed: TypedGlucoseReading, at: string): GlucoseReading {
  const { id = '', context = null, notes } = typed
  const entered = enteredGlucose(typed)
  return {
    id,
    user_id: '',
    glucose_level: inMilligrams(entered.entered_value, entered.entered_unit),
    ...entered,
    context,
    notes: notes || null,
    created_at: at,
    category: categoryOfGlucose(entered.entered_value, entered.entered_unit),
  }
}

function previewWeight(typed: NewWeight, at: string): WeightEntry {
  const { id = '', weight_kg, waist_cm = null, height_cm = null, notes } = typed
  return { id, user_id: '', weight_kg, waist_cm, height_cm, notes: notes || null, created_at: at }
}

const previews: Record<string, unknown> = {
  'blood-pressure-readings': previewBloodPressure,
  'glucose-readings': previewGlucose,
  weights: previewWeight,
}

/**
 * What was typed as the row that the server will make of it: that may be long in coming.
 *
 * @param stamp when it was taken
 */
export function previewOf<Reading extends AnyReading>(
  { key }: Pick<LoggedKind<Reading>, 'key'>,
  typed: object,
  stamp: Stamp,
): Reading {
  return (previews[key] as (typed: object, at: string) => Reading)(typed, shownTime(stamp))
}

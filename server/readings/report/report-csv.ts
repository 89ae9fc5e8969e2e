import { lusakaClock } from '#domain/values/lusaka.ts'
import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose } from '#domain/readings/glucose.ts'
import { shortGlucoseVerdicts, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { shortVerdicts, verdictOnPressure } from '#domain/readings/pressure-verdict.ts'
import type { Cell } from '#server/platform/files/csv.ts'
import { type Pressure, type Glucose, originOf } from './report-pdf.ts'

/** The columns of the blood pressures of a period for spreadsheets. */
export const pressuresHead = [
  'Day',
  'Time',
  'Systolic (mmHg)',
  'Diastolic (mmHg)',
  'Pulse',
  'Category',
  'Notes',
  'Entered',
  'For the person',
]

export const pressureCells = (
  reading: Pressure['readings'][number],
  care: Pressure['care'],
): Cell[] => [
  ...dayAndTime(reading.created_at),
  reading.systolic,
  reading.diastolic,
  reading.pulse,
  wordForBloodPressure(reading),
  reading.notes,
  originOf(reading),
  shortVerdicts[verdictOnPressure(reading, care)],
]

/** The columns of the glucose readings of a period for spreadsheets. */
export const glucoseHead = [
  'Day',
  'Time',
  'Glucose level',
  'Unit',
  'When',
  'Category',
  'Notes',
  'Entered',
  'For the person',
]

/** As it was typed. A word of the meter has no unit. */
export const glucoseCells = (
  reading: Glucose['readings'][number],
  care: Glucose['care'],
): Cell[] => [
  ...dayAndTime(reading.created_at),
  reading.meter_shows ?? reading.entered_value,
  reading.meter_shows ? '' : reading.entered_unit,
  reading.context,
  categoryOfGlucose(reading.entered_value, reading.entered_unit),
  reading.notes,
  originOf(reading),
  shortGlucoseVerdicts[verdictOnGlucose(reading, care)],
]

/** As spreadsheets read it everywhere: `2026-11-12`, `09:00`, by the clock in Lusaka. */
function dayAndTime(at: Date): [string, string] {
  const { day, time } = lusakaClock(at)
  return [day, time]
}

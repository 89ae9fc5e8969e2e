import { lusakaClock } from '#domain/values/lusaka.ts'
import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose } from '#domain/readings/glucose.ts'
import { shortGlucoseVerdicts, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { shortVerdicts, verdictOnPressure } from '#domain/readings/pressure-verdict.ts'
import { writeCsv } from '#server/platform/files/csv.ts'
import { type Pressure, type Glucose, originOf } from './report-pdf.ts'

/** The readings of a period as a table for spreadsheets, newest first. */
export function listPressures({ readings, care }: Pressure): string {
  return writeCsv(
    [
      'Day',
      'Time',
      'Systolic (mmHg)',
      'Diastolic (mmHg)',
      'Pulse',
      'Category',
      'Notes',
      'Entered',
      'For the person',
    ],
    readings.map((reading) => [
      ...dayAndTime(reading.created_at),
      reading.systolic,
      reading.diastolic,
      reading.pulse,
      wordForBloodPressure(reading),
      reading.notes,
      originOf(reading),
      shortVerdicts[verdictOnPressure(reading, care)],
    ]),
  )
}

/** The readings of a period as a table for spreadsheets, newest first, as they were typed. A word of the meter has no unit. */
export function listGlucose({ readings, care }: Glucose): string {
  return writeCsv(
    [
      'Day',
      'Time',
      'Glucose level',
      'Unit',
      'When',
      'Category',
      'Notes',
      'Entered',
      'For the person',
    ],
    readings.map((reading) => [
      ...dayAndTime(reading.created_at),
      reading.meter_shows ?? reading.entered_value,
      reading.meter_shows ? '' : reading.entered_unit,
      reading.context,
      categoryOfGlucose(reading.entered_value, reading.entered_unit),
      reading.notes,
      originOf(reading),
      shortGlucoseVerdicts[verdictOnGlucose(reading, care)],
    ]),
  )
}

/** As spreadsheets read it everywhere: `2026-11-12`, `09:00`, by the clock in Lusaka. */
function dayAndTime(at: Date): [string, string] {
  const { day, time } = lusakaClock(at)
  return [day, time]
}

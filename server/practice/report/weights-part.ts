import type { Content } from 'pdfmake/interfaces.js'
import { isUnder18, pregnancyOf } from '#domain/readings/care.ts'
import { bmiFor } from '#domain/weights/bmi.ts'
import { inKg } from '#domain/weights/measures.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { note, table } from '#server/platform/pdf/pdf-document.ts'
import { drawWeights } from '../../weights/report/report-pdf.ts'
import type { Report } from './data.ts'

/** The weights that a patient shares, newest first: numbers, and no word on what they mean. */
export function describeWeights(
  weights: NonNullable<Report['weights']>,
  shared: Report['care'],
  date_of_birth: string | null,
  now: Date,
): Content[] {
  if (weights.length === 0) return [note('Shared. Nothing is recorded yet.')]
  const { pregnancy = null, pregnancy_at = null } = shared ?? {}
  const care = {
    pregnancy: pregnancyOf({ gender: null, date_of_birth, pregnancy, pregnancy_at }, now),
    is_under_18: isUnder18(date_of_birth, now),
  }
  return [
    note(
      'Logged by the patient, newest first. No BMI in pregnancy, for 6 weeks after birth, and under 18.',
    ),
    drawWeights(weights),
    table(
      [80, 45, 80, 70, 70, '*'],
      ['Day', 'Time', 'Weight, kg', 'Waist, cm', 'Height, cm', 'BMI, kg/m²'],
      weights.map((entry) => {
        const { day, time } = shortInLusaka(entry.created_at)
        const { weight_kg, waist_cm, height_cm, corrected_at } = entry
        return [
          day,
          time,
          `${inKg(weight_kg)}${corrected_at ? '\nCorrected' : ''}`,
          String(waist_cm ?? ''),
          String(height_cm ?? ''),
          bmiFor(entry, care, 'staff')?.toFixed(1) ?? '',
        ]
      }),
    ),
  ]
}

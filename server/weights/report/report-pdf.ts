import type { Content } from 'pdfmake/interfaces.js'
import { bmiFor } from '#domain/weights/bmi.ts'
import { inKg, writtenKg } from '#domain/weights/measures.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { drawChart } from '#server/platform/pdf/chart.ts'
import { note, printed, type PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { layReport, listReadings, type Person } from '../../readings/report/report-frame.ts'
import type { WeightReport } from './data.ts'

/** One's own weight over a period, on paper: what was measured, without a word on what it means. */
export function renderWeights(report: WeightReport, person: Person, now: Date): PdfDocument {
  const { entries, care } = report
  return layReport('Weight', { ...report, dangers: null }, person, now, () => [
    ...extremes(entries),
    drawWeights(entries),
    ...listReadings(
      [70, 40, 60, 60, 60, 46, '*'],
      ['Day', 'Time', 'Weight, kg', 'Waist, cm', 'Height, cm', 'BMI', 'Notes'],
      entries,
      (entry) => [
        inKg(entry.weight_kg),
        String(entry.waist_cm ?? ''),
        String(entry.height_cm ?? ''),
        bmiFor(entry, care)?.toFixed(1) ?? '',
        printable(entry.notes ?? '', 1000),
      ],
    ),
  ])
}

/** The chart of weights, for every paper that has them. */
export const drawWeights = (entries: readonly { created_at: Date; weight_kg: number }[]) => ({
  svg: drawChart({
    lines: [
      {
        label: 'Weight',
        colour: printed.leaf,
        points: entries.map(({ created_at, weight_kg }) => ({ at: created_at, value: weight_kg })),
      },
    ],
    targets: [],
    step: 5,
    unit: 'kg',
    day: (at) => shortInLusaka(at).day,
  }),
})

function extremes(entries: WeightReport['entries']): Content[] {
  const [lowest] = entries.toSorted((one, other) => one.weight_kg - other.weight_kg)
  const [highest] = entries.toSorted((one, other) => other.weight_kg - one.weight_kg)
  if (!lowest || !highest) return []
  const written = ({ weight_kg, created_at }: typeof lowest) =>
    `${writtenKg(weight_kg)} on ${shortInLusaka(created_at).day}`
  return [note(`Lowest: ${written(lowest)}. Highest: ${written(highest)}.`)]
}

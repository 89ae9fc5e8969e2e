import { instantAt } from '#domain/values/lusaka.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose, withUnit, writtenGlucose } from '#domain/readings/glucose.ts'
import { shortGlucoseVerdicts, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { minForAverage } from '#domain/readings/report.ts'
import { shadedTarget, writtenTarget } from '#domain/readings/pressure-target.ts'
import { shortVerdicts, verdictOnPressure } from '#domain/readings/pressure-verdict.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { note, printed, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { drawChart } from '../../platform/pdf/chart.ts'
import type { openBloodPressureReport, openGlucoseReport } from './data.ts'
import { layReport, listReadings, type Person } from './report-frame.ts'

export type Pressure = Awaited<ReturnType<typeof openBloodPressureReport>>

export type Glucose = Awaited<ReturnType<typeof openGlucoseReport>>

const { leaf, copper } = printed

const atNoon = (day: string) => instantAt(day, '12:00')

const targetNote = 'Where a clinician gave the person other targets, those count.'

/** What a person takes to their clinic: their own blood pressure over a period, on paper. */
export function renderPressure(
  { report, readings, care }: Pressure,
  person: Person,
  now: Date,
): PdfDocument {
  const value = (one: { systolic: number; diastolic: number } | null) =>
    one ? `${one.systolic}/${one.diastolic} mmHg` : ''
  const line = (label: string, key: 'systolic' | 'diastolic', colour: string) => ({
    label,
    colour,
    points: report.days.map((day) => ({ at: atNoon(day.day), value: day[key] })),
  })
  const row = (part: string, { count, average }: Pressure['report']['morning']) => [
    part,
    String(count),
    average ? value(average) : tooFew,
  ]
  const target = printable(writtenTarget(report.target, 'staff'))
  const shaded = shadedTarget(report.target)
  return layReport('Blood pressure', report, person, now, () => [
    table(
      ['*', 70, 150],
      ['When', 'Readings', 'Average'],
      [
        row('All', report),
        row('Morning, 04:00 to 12:00', report.morning),
        row('Evening, 17:00 to 24:00', report.evening),
      ],
    ),
    ...extremes(report, value),
    note(
      `Below ${target}: ${shareOf(report.in_range, report.count)}. ${lowCount(report.low)}At home, an average of 135/85 is like 140/90 at a clinic.`,
    ),
    {
      svg: drawChart({
        lines: [line('Systolic', 'systolic', leaf), line('Diastolic', 'diastolic', copper)],
        targets: [
          { ...shaded.systolic, colour: leaf },
          { ...shaded.diastolic, colour: copper },
        ],
        step: 20,
        unit: 'mmHg',
        day: (at) => shortInLusaka(at).day,
      }),
    },
    note(
      `The average of each day. Shaded: below ${target}, systolic and diastolic each in the colour of its trend.`,
    ),
    ...listReadings(
      [62, 30, 42, 30, 74, 86, '*'],
      ['Day', 'Time', 'mmHg', 'Pulse', 'For the person', 'Category', 'Notes'],
      readings,
      (reading) => [
        `${reading.systolic}/${reading.diastolic}`,
        String(reading.pulse ?? ''),
        shortVerdicts[verdictOnPressure(reading, care)],
        wordForBloodPressure(reading),
        notesOn(reading),
      ],
    ),
  ])
}

/** One's own glucose over a period, on paper. */
export function renderGlucose(
  { report, readings, care }: Glucose,
  person: Person,
  now: Date,
): PdfDocument {
  const { unit, shaded } = report
  const target = `${shaded.from} to ${withUnit(shaded.to, unit)}`
  const value = (one: Glucose['report']['lowest']) =>
    one ? (one.meter_shows ?? `${one.value} ${unit}`) : ''
  return layReport('Blood sugar', report, person, now, () => [
    table(
      ['*', 70, 150],
      ['When', 'Readings', 'Average'],
      [{ context: 'All', ...report }, ...report.contexts.filter(({ count }) => count > 0)].map(
        ({ context, count, average }) => [
          context ?? 'Not said',
          String(count),
          average === null ? tooFew : `${average} ${unit}`,
        ],
      ),
    ),
    ...extremes(report, value),
    note(
      `Within the target of its moment: ${shareOf(report.in_range, report.count)}. When fasting it is ${target}. ${targetNote}`,
    ),
    ...offScale(report.off_scale),
    {
      svg: drawChart({
        lines: [
          {
            label: 'Blood sugar',
            colour: leaf,
            points: report.days.map((one) => ({
              at: atNoon(one.day),
              value: one.value,
              mark: one.meter_shows ?? undefined,
            })),
          },
        ],
        targets: [{ ...shaded, colour: leaf }],
        step: unit === 'mg/dL' ? 50 : 2,
        unit,
        day: (at) => shortInLusaka(at).day,
      }),
    },
    note(`The average of each day. Shaded: the target when fasting, ${target}.`),
    ...listReadings(
      [56, 30, 58, 58, 68, 76, '*'],
      ['Day', 'Time', 'As typed', 'When', 'For the person', 'Category', 'Notes'],
      readings,
      (reading) => {
        const { value: level, unit: levelUnit } = writtenGlucose(reading)
        return [
          `${level} ${levelUnit}`.trim(),
          reading.context ?? '',
          shortGlucoseVerdicts[verdictOnGlucose(reading, care)],
          categoryOfGlucose(reading.entered_value, reading.entered_unit),
          notesOn(reading),
        ]
      },
    ),
  ])
}

interface Origin {
  at_clinic: boolean
  entered_by: string | null
}

/** "At the clinic, by Chileshe Mumba"; empty for what the person logged. */
export const originOf = ({ at_clinic, entered_by }: Origin) =>
  at_clinic ? `At the clinic${entered_by ? `, by ${entered_by}` : ''}` : ''

/** What the person wrote beside a reading, and where it was taken, in letters that can be printed. */
const notesOn = (reading: Origin & { notes: string | null }) =>
  [printable(originOf(reading)), printable(reading.notes ?? '', 1000)].filter(Boolean).join('\n')

const lowCount = (count: number) =>
  count > 0 ? `On the low side: ${count === 1 ? '1 reading' : `${count} readings`}. ` : ''

const offScale = (count: number): Content[] =>
  count > 0
    ? [note(`LO or HI, beyond the range of the meter: ${count}. They are in no average.`)]
    : []

const tooFew = `fewer than ${minForAverage} readings: no average`

/** Of all readings of a period: "12 of 20 readings, 60 %". */
const shareOf = (count: number, all: number) =>
  `${count} of ${all} readings, ${Math.round((count / all) * 100)} %`

function extremes<One extends { created_at: Date }>(
  { lowest, highest }: { lowest: One | null; highest: One | null },
  value: (one: One | null) => string,
): Content[] {
  if (!lowest || !highest) return []
  const day = ({ created_at }: One) => shortInLusaka(created_at).day
  return [
    {
      text: `Lowest: ${value(lowest)} on ${day(lowest)}. Highest: ${value(highest)} on ${day(highest)}.`,
      margin: [0, 10, 0, 4],
    },
  ]
}

import { instantAt } from '#domain/values/lusaka.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose, glucoseThresholds, writtenGlucose } from '#domain/readings/glucose.ts'
import { minForAverage, maxReportReadings } from '#domain/readings/report.ts'
import { shadedTarget, writtenTarget } from '#domain/readings/advice/target-words.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { shortInLusaka, writtenInLusaka } from '#server/platform/clock.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import {
  heading,
  note,
  printed,
  type PdfDocument,
  table,
} from '#server/platform/pdf/pdf-document.ts'
import { drawChart } from '../../platform/pdf/chart.ts'
import type { openBloodPressureReport, openGlucoseReport } from './data.ts'

export type Pressure = Awaited<ReturnType<typeof openBloodPressureReport>>

export type Glucose = Awaited<ReturnType<typeof openGlucoseReport>>

/** So many of the newest readings are printed one by one; the file of all is the CSV. */
const maxPrinted = 120

const { leaf, copper } = printed

const atNoon = (day: string) => instantAt(day, '12:00')

const written = (day: string) => shortInLusaka(atNoon(day)).day

const targetNote = 'Your clinician may have given you other targets: those count.'

/** What a person takes to their clinic: their own blood pressure over a period, on paper. */
export function renderPressure(
  { report, readings }: Pressure,
  person: string,
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
  const target = printable(writtenTarget(report.target, 'the person’s'))
  const shaded = shadedTarget(report.target)
  return lay('Blood pressure', report, person, now, () => [
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
    ...(report.target.author ? [] : [note(targetNote)]),
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
    heading('Readings'),
    ...newest(readings.length),
    table(
      [80, 40, 70, 50, '*'],
      ['Day', 'Time', 'mmHg', 'Pulse', 'Category'],
      readings.slice(0, maxPrinted).map((reading) => {
        const { day, time } = shortInLusaka(reading.created_at)
        const values = `${reading.systolic}/${reading.diastolic}`
        const word = `${wordForBloodPressure(reading)}${markOf(reading)}`
        return [day, time, values, String(reading.pulse ?? ''), word]
      }),
    ),
  ])
}

/** One's own glucose over a period, on paper. */
export function renderGlucose(
  { report, readings }: Glucose,
  person: string,
  now: Date,
): PdfDocument {
  const { unit } = report
  const { low, caution } = glucoseThresholds[unit]
  const value = (one: Glucose['report']['lowest']) =>
    one ? (one.meter_shows ?? `${one.value} ${unit}`) : ''
  return lay('Blood sugar', report, person, now, () => [
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
      `In Range (${low} to ${caution} ${unit}): ${shareOf(report.in_range, report.count)}. ${targetNote}`,
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
        targets: [{ from: low, to: caution, colour: leaf }],
        step: unit === 'mg/dL' ? 50 : 2,
        unit,
        day: (at) => shortInLusaka(at).day,
      }),
    },
    note(`The average of each day. Shaded: in range, ${low} to ${caution} ${unit}.`),
    heading('Readings'),
    ...newest(readings.length),
    table(
      [80, 40, 80, 90, '*'],
      ['Day', 'Time', 'As typed', 'When', 'Category'],
      readings.slice(0, maxPrinted).map((reading) => {
        const { entered_value, entered_unit, context } = reading
        const { day, time } = shortInLusaka(reading.created_at)
        const { value: level, unit: levelUnit } = writtenGlucose(reading)
        const category = `${categoryOfGlucose(entered_value, entered_unit)}${markOf(reading)}`
        return [day, time, `${level} ${levelUnit}`.trim(), context ?? '', category]
      }),
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

/** The same beside a category, in letters that can be printed. */
const markOf = (reading: Origin) => (reading.at_clinic ? `\n${printable(originOf(reading))}` : '')

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

const newest = (count: number) =>
  count > maxPrinted ? [note(`The newest ${maxPrinted} of ${count}.`)] : []

function lay(
  title: string,
  { from, to, count, is_cut }: ReportPeriod & { count: number; is_cut: boolean },
  person: string,
  now: Date,
  content: () => Content[],
): PdfDocument {
  const made = `${writtenInLusaka(now)}, Lusaka time`
  return {
    title,
    lines: [
      { text: printable(person) },
      note(`${written(from)} to ${written(to)}. Made ${made}.`),
      note(
        'Values that the person wrote down, or a provider at the clinic where that is said. One reading is not a diagnosis.',
      ),
      ...(is_cut ? [note(`Only the newest ${maxReportReadings} readings are counted.`)] : []),
    ],
    // No chart can be drawn of nothing.
    content: count === 0 ? [note('No readings in this period.')] : content(),
    footer: `Confidential. ${made}`,
  }
}

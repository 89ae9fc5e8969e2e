import { instantAt } from '#domain/values/lusaka.ts'
import type { Patterns } from '#domain/readings/patterns/schema.ts'
import { changeInWords, shareInWords, notACause } from '#domain/readings/patterns/words.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { drawChart } from '#server/platform/pdf/chart.ts'
import { note, printed, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { layReport, type Person } from '../readings/report/report-frame.ts'
import { groupsOf, tooFew } from './pattern-rows.ts'

const { leaf, copper } = printed

/** What the readings of a period show beyond their report, on paper. */
export function renderPatterns(
  title: string,
  patterns: Patterns,
  person: Person,
  now: Date,
): PdfDocument {
  const { unit, series, moving } = patterns
  const frame = { ...patterns, count: patterns.now.count, dangers: null }
  const day = (at: Date) => shortInLusaka(at).day
  return layReport(title, frame, person, now, () => [
    note(
      `Within the target of the person: ${shareInWords(patterns.now)}. In the period before: ${shareInWords(patterns.before)}. ${changeInWords(patterns) ?? ''}`.trim(),
    ),
    table(
      ['*', 70, 150],
      ['Readings', 'Count', 'Average'],
      groupsOf(patterns).map(({ part, count, average }) => [
        part,
        String(count),
        average === null ? tooFew : `${average} ${unit}`,
      ]),
    ),
    note(notACause),
    ...(moving.length > 1
      ? [
          {
            svg: drawChart({
              lines: series.map((label, place) => ({
                label,
                colour: place === 0 ? leaf : copper,
                points: moving.map((one) => ({
                  at: instantAt(one.day, '12:00'),
                  value: one.values[place]!,
                })),
              })),
              targets: [],
              step: unit === 'mmol/L' ? 2 : unit === 'mg/dL' ? 50 : 20,
              unit,
              day,
            }),
          },
          note('The average of the last 7 days, on each day with readings.'),
        ]
      : []),
  ])
}

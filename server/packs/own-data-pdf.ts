import type { Content } from 'pdfmake/interfaces.js'
import { nameOfPackage, planInWords } from '#domain/medications/options.ts'
import { daysOfPack, type OwnDataKind, ownDataNames, type Pack } from '#domain/packs/pack.ts'
import type { MedicinePlan } from '#domain/medications/schema.ts'
import type { BloodPressure } from '#domain/readings/blood-pressure.ts'
import type { Danger } from '#domain/readings/dangers.ts'
import {
  type EnteredGlucose,
  type GlucoseContext,
  writtenGlucose,
} from '#domain/readings/glucose.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { partsOfDay } from '#domain/readings/report.ts'
import { dayAfter, inLusaka, instantAt } from '#domain/values/lusaka.ts'
import { shortInLusaka } from '#server/platform/clock.ts'
import { printDangers } from '#server/platform/pdf/dangers.ts'
import { boxes, heading, note } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface Measured<Reading> {
  readings: readonly (Reading & { created_at: Date })[]
  report: { dangers: readonly Danger[] }
}

/** What of own data is printed, where there is any. */
export interface PrintedOwnData {
  period: ReportPeriod
  pressure: Measured<BloodPressure> | undefined
  sugar: Measured<EnteredGlucose & { context: GlucoseContext | null }> | undefined
  weight: { entries: readonly { created_at: Date; weight_kg: number }[] } | undefined
  medicines: readonly { name: string; plan: MedicinePlan }[] | undefined
}

/** So many values of one part of a day are printed; a report has all. */
const maxInBox = 2
const maxMedicines = 16
const maxWeights = 16
/** A row that is written by hand, in points. */
const handHeight = 20

/** The pages of a pack that hold own data: the dangers first, then what each kind has. */
export function printOwnData(
  { own }: Pick<Pack, 'own'>,
  data: PrintedOwnData | undefined,
): Content[] {
  if (own.length === 0) return []
  return [...dangersIn(data), ...own.flatMap((kind) => sections[kind](data))]
}

function dangersIn(data: PrintedOwnData | undefined): Content[] {
  const dangers = [
    ...new Map(
      [...(data?.pressure?.report.dangers ?? []), ...(data?.sugar?.report.dangers ?? [])].map(
        // A sign of danger is in both reports.
        (danger) => [`${danger.kind} ${danger.shown} ${danger.at.getTime()}`, danger] as const,
      ),
    ).values(),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  if (dangers.length === 0) return []
  return [
    heading('Show these to a clinician'),
    ...printDangers(dangers, ''),
    note('Has no clinician seen these yet? Go today. Do you feel ill now? Go at once.'),
  ]
}

const sections: Readonly<Record<OwnDataKind, (data: PrintedOwnData | undefined) => Content[]>> = {
  pressure: (data) => {
    const readings = data?.pressure?.readings ?? []
    const { morning, evening } = partsOfDay
    const isIn = (at: Date, { from, to }: { from: number; to: number }) => {
      const { hour } = inLusaka(at)
      return hour >= from && hour < to
    }
    return [
      heading(ownDataNames.pressure),
      note('mmHg, by the clock in Lusaka. Write in the empty boxes what you have on paper.'),
      dayTable(
        data,
        ['Morning', 'Evening', 'Another time'],
        readings.map(({ created_at, systolic, diastolic }) => ({
          at: created_at,
          shown: `${systolic}/${diastolic}`,
          column: isIn(created_at, morning) ? 0 : isIn(created_at, evening) ? 1 : 2,
        })),
      ),
    ]
  },
  sugar: (data) => [
    heading(ownDataNames.sugar),
    note('By the clock in Lusaka. Write in the empty boxes what you have on paper.'),
    dayTable(
      data,
      ['Before a meal', 'After a meal', 'Bedtime', 'Not recorded when'],
      (data?.sugar?.readings ?? []).map((reading) => {
        const { value, unit } = writtenGlucose(reading)
        const { context, created_at: at } = reading
        const column =
          context === 'After Meal' ? 1 : context === 'Bedtime' ? 2 : context === null ? 3 : 0
        return { at, shown: `${value} ${unit}`.trim(), column }
      }),
    ),
  ],
  weight: (data) => {
    const entries = data?.weight?.entries ?? []
    return [
      heading(ownDataNames.weight),
      ...moreThan(entries.length, maxWeights, 'The newest', 'The Weight page has all of them.'),
      boxes(
        [110, 60, 90, '*'],
        ['Day', 'Time', 'Weight, kg', 'How I feel'],
        [
          ...entries.slice(0, maxWeights).map(({ created_at, weight_kg }) => {
            const { day, time } = shortInLusaka(created_at)
            return [day, time, String(weight_kg), '']
          }),
          ...Array.from({ length: 4 }, () => ['', '', '', '']),
        ],
        handHeight,
      ),
    ]
  },
  medicines: (data) => {
    const all = data?.medicines ?? []
    return [
      heading(ownDataNames.medicines),
      ...moreThan(all.length, maxMedicines, 'Only', 'Add the others by hand.'),
      boxes(
        ['*', '*', 110],
        ['Medicine', 'How you take it', 'It lasts until'],
        [
          ...all
            .slice(0, maxMedicines)
            .map(({ name, plan }) => [
              printable(nameOfPackage(name, plan), 120),
              printable(planInWords(plan), 160),
              '',
            ]),
          ...Array.from({ length: 4 }, () => ['', '', '']),
        ],
        handHeight,
      ),
    ]
  },
}

const moreThan = (count: number, max: number, first: string, where: string): Content[] =>
  count > max ? [note(`${first} ${max} of ${count}. ${where}`)] : []

interface Entry {
  at: Date
  shown: string
  /** Its place among the columns after the day. */
  column: number
}

/** A row for each day, with what was logged; what is missing stays empty to write in. */
function dayTable(
  data: PrintedOwnData | undefined,
  columns: readonly string[],
  entries: readonly Entry[],
): Content {
  const byDay = Map.groupBy(entries, ({ at }) => shortInLusaka(at).day)
  const days = Array.from({ length: daysOfPack }, (_, index) =>
    data ? shortInLusaka(instantAt(dayAfter(data.period.from, index), '12:00')).day : '',
  )
  return boxes(
    [72, ...columns.map(() => '*' as const)],
    ['Day', ...columns],
    days.map((day) => {
      const ofDay = (byDay.get(day) ?? []).toSorted(
        (one, other) => one.at.getTime() - other.at.getTime(),
      )
      return [
        day,
        ...columns.map((_, column) => boxOf(ofDay.filter((one) => one.column === column))),
      ]
    }),
    handHeight,
  )
}

function boxOf(entries: readonly Entry[]): Content {
  const lines = entries
    .slice(0, maxInBox)
    .map(({ at, shown }) => `${shortInLusaka(at).time}  ${shown}`)
  const more = entries.length - lines.length
  return { text: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'), fontSize: 9 }
}

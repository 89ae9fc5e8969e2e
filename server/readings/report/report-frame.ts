import type { Content } from 'pdfmake/interfaces.js'
import { planInWords, nameOfPackage } from '#domain/medications/options.ts'
import type { MySummary } from '#domain/my-summary/schema.ts'
import type { Danger } from '#domain/readings/dangers.ts'
import { maxReportReadings } from '#domain/readings/report.ts'
import type { ReportPeriod } from '#domain/readings/report-schema.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { shortInLusaka, writtenDay, writtenInLusaka } from '#server/platform/clock.ts'
import { printDangers } from '#server/platform/pdf/dangers.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { heading, note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'

/** Whose report it is, as a clinic asks for it. */
export interface Person {
  full_name: string
  /** `YYYY-MM-DD` */
  date_of_birth: string | null
  medicines: MySummary['medicines']
}

/** So many of the newest readings are printed one by one; the file of all is the CSV. */
const maxPrinted = 120

const written = (day: string) => shortInLusaka(instantAt(day, '12:00')).day

interface Figures extends ReportPeriod {
  count: number
  is_cut: boolean
  /** Null where what is reported has none. */
  dangers: readonly Danger[] | null
}

/** The page of a report: who it is of, the dangers of the period, their medicines, then `content`. */
export function layReport(
  title: string,
  { from, to, count, is_cut, dangers }: Figures,
  { full_name, date_of_birth, medicines }: Person,
  now: Date,
  content: () => Content[],
): PdfDocument {
  const made = `${writtenInLusaka(now)}, Lusaka time`
  const born = date_of_birth ? `Born ${writtenDay(date_of_birth)}` : 'No date of birth recorded'
  return {
    title,
    lines: [
      { text: `${printable(full_name) || 'No name recorded'}. ${born}` },
      note(`${written(from)} to ${written(to)}. Made ${made}.`),
      note(
        'Values that the person wrote down, or a provider at the clinic where that is said. One reading is not a diagnosis.',
      ),
      ...(is_cut ? [note(`Only the newest ${maxReportReadings} readings are counted.`)] : []),
    ],
    content: [
      ...(dangers ? printDangers(dangers, 'No danger was recorded in this period.') : []),
      printMedicines(medicines),
      // No chart can be drawn of nothing.
      ...(count === 0 ? [note('No readings in this period.')] : content()),
    ],
    footer: `Confidential. ${made}`,
  }
}

function printMedicines(medicines: Person['medicines']): Content {
  const each = medicines.map(({ name, plan }) => {
    const what = nameOfPackage(name, plan)
    return printable(`${what}, ${planInWords(plan)}`, 600)
  })
  return {
    text: [{ text: 'Medicines: ', bold: true }, each.join(' ') || 'none recorded.'],
    margin: [0, 0, 0, 10],
  }
}

/** The newest readings one by one, each with its day and time before what `cells` gives. */
export function listReadings<Reading extends { created_at: Date }>(
  widths: (number | '*')[],
  head: string[],
  readings: readonly Reading[],
  cells: (reading: Reading) => string[],
): Content[] {
  return [
    heading('Readings'),
    ...(readings.length > maxPrinted
      ? [note(`The newest ${maxPrinted} of ${readings.length}.`)]
      : []),
    table(
      widths,
      head,
      readings.slice(0, maxPrinted).map((reading) => {
        const { day, time } = shortInLusaka(reading.created_at)
        return [day, time, ...cells(reading)]
      }),
    ),
  ]
}

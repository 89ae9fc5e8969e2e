import { type GlucoseUnit, inUnit, withUnit } from './glucose.ts'
import { minForAverage } from './report.ts'

/** The periods of a trend: their days, up to the newest reading, and their name within a sentence. */
export const trendPeriods = [
  { label: 'Week', days: 7, name: 'week' },
  { label: 'Month', days: 30, name: 'month' },
  { label: '3 months', days: 91, name: '3 months' },
  { label: 'Year', days: 365, name: 'year' },
] as const

/** The readings of a period: how many, and their average; null where they are too few. */
export interface PeriodOf<Average> {
  count: number
  average: Average | null
}

/** "2 higher than", "the same as"; the difference is that of the numbers as they are shown. */
function compared(difference: number, decimals: number): string {
  const shown = Math.abs(difference).toFixed(decimals)
  if (Number(shown) === 0) return 'the same as'
  return `${shown} ${difference > 0 ? 'higher' : 'lower'} than`
}

/** Why there is nothing to compare with; undefined where there is. */
function withoutBefore({ count, average }: PeriodOf<unknown>, name: string): string | undefined {
  if (average !== null) return undefined
  return count === 0
    ? `no readings in the ${name} before`
    : `too few readings in the ${name} before to compare`
}

const tooFew = (count: number) =>
  `${count} ${count === 1 ? 'reading' : 'readings'}, too few for an average. It takes ${minForAverage}.`

/** One sentence on a period of blood pressure, in mmHg, compared with the period before it. */
export function summaryOfBloodPressure(
  now: PeriodOf<{ systolic: number; diastolic: number }>,
  before: PeriodOf<{ systolic: number; diastolic: number }>,
  name: string,
): string {
  if (!now.average) return tooFew(now.count)
  const { systolic, diastolic } = now.average
  const comparison = before.average
    ? `upper number ${compared(systolic - before.average.systolic, 0)} the ${name} before`
    : withoutBefore(before, name)
  return `Average ${systolic}/${diastolic}, ${comparison}.`
}

/** One sentence on a period of glucose, in the unit of its newest number. */
export function summaryOfGlucose(
  now: PeriodOf<number> & { unit: GlucoseUnit },
  before: PeriodOf<number> & { unit: GlucoseUnit },
  name: string,
): string {
  if (now.average === null) return tooFew(now.count)
  const { average, unit } = now
  const comparison =
    before.average === null
      ? withoutBefore(before, name)
      : `${compared(average - inUnit(before.average, before.unit, unit), unit === 'mmol/L' ? 1 : 0)} the ${name} before`
  return `Average ${withUnit(average, unit)}, ${comparison}.`
}

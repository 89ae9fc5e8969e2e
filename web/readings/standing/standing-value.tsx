import type { StandingAdvice } from '#domain/readings/advice/standing-advice.ts'
import { formatRecent } from '#web/platform/values/dates.ts'
import type { Measure } from '../measure.ts'
import type { AnyReading } from '../queries.ts'

interface StandingValueProps<Reading extends AnyReading> {
  measure: Pick<Measure<Reading>, 'show'>
  standing: Pick<StandingAdvice<Reading>, 'reading' | 'later'>
  now: number
}

/** "165/112 mmHg, today, 09:12. Since then 138/88 mmHg, today, 09:13: this does not undo it." */
export function StandingValue<Reading extends AnyReading>(props: StandingValueProps<Reading>) {
  const { measure, standing, now } = props
  const inWords = (reading: Reading) => {
    const { value, unit } = measure.show(reading)
    return `${value}${unit ? ` ${unit}` : ''}, ${formatRecent(reading.created_at, now)}`
  }
  const { reading, later } = standing
  return (
    <p className="mb-3">
      <strong>{inWords(reading)}</strong>.
      {later ? ` Since then ${inWords(later)}: this does not undo it.` : null}
    </p>
  )
}

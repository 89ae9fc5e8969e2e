import type { InstrumentId } from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { bandsOf } from '../bands.ts'

interface InstrumentTrendProps {
  id: InstrumentId
  screenings: readonly Pick<ScreeningResult, 'results' | 'created_at' | 'under_18'>[]
}

/** The scores of one instrument over time, on its bands, on a sheet of its own. */
export function InstrumentTrend(props: InstrumentTrendProps) {
  return (
    <Card>
      <InstrumentChart {...props} />
    </Card>
  )
}

/** The one drawing of scores, for patients and staff. */
export function InstrumentChart({ id, screenings }: InstrumentTrendProps) {
  const instrument = instruments[id]
  const points = screenings.flatMap(({ results, created_at }) => {
    const value = results[id]
    return value === undefined ? [] : [{ at: created_at, value }]
  })
  // The bands are those of adults.
  const bands = screenings.some(({ under_18 }) => under_18) ? [] : bandsOf(instrument)
  return (
    <TrendChart
      title={instrument.subject}
      unit={`${id}, ${instrument.is_better_when} is better`}
      series={[{ label: id, points }]}
      noun="result"
      bands={bands.map(({ label, tone, from, to }, index) => ({
        label,
        tone,
        from,
        // Up to where the next one begins, so that the stripes touch.
        to: bands[index + 1]?.from ?? to,
      }))}
    />
  )
}

import type { ChangeOfScore, Trend } from '#domain/questionnaires/trend.ts'
import { changeLabels } from '#domain/screening/change-words.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { changeIcons } from '#web/screening/change-icons.ts'
import { InstrumentChart } from '#web/screening/history/instrument-trend.tsx'
import { Card } from '#web/ui/layout/page.tsx'

/** The results of one instrument that are shared with the provider: words, then a small chart. */
export function TrendCard({ trend }: { trend: Trend }) {
  const { instrument, results, sinceFirst, sinceLast } = trend
  const { subject, is_better_when } = instruments[instrument]
  const points = results.map((one) => ({ at: one.created_at, value: one.results[instrument]! }))
  const last = points.at(-1)!
  return (
    <Card>
      <h3>
        {instrument}, {subject.toLowerCase()}
      </h3>
      <p>
        Latest: {last.value}, on {formatDate(last.at)}
        {results.at(-1)!.at_clinic ? ', at the clinic' : ''}.{' '}
        {is_better_when === 'lower' ? 'Lower' : 'Higher'} is better.
      </p>
      {sinceFirst ? <ChangeLine label="Since the first" change={sinceFirst} /> : null}
      {sinceLast && results.length > 2 ? (
        <ChangeLine label="Since the one before" change={sinceLast} />
      ) : null}
      {/* A chart of one day shows no course. */}
      {points.length > 1 && dayOf(points[0]!.at) !== dayOf(last.at) ? (
        <InstrumentChart id={instrument} screenings={results} />
      ) : null}
    </Card>
  )
}

function ChangeLine({ label, change }: { label: string; change: ChangeOfScore }) {
  const { verdict } = change
  const word = changeLabels[verdict === 'unknown' ? 'changed' : verdict]
  const isWorse = verdict === 'worse' || verdict === 'item 9'
  return (
    <p className={`screening-change mt-3 change-${isWorse ? 'worse' : 'other'}`}>
      <PlaceIcon name={changeIcons[verdict].icon} />
      <span>
        {word},{' '}
        <span className="whitespace-nowrap">
          {change.before} → {change.after}
        </span>
        <span className="block font-normal text-muted">
          {label}, {formatDate(change.from)}
        </span>
      </span>
    </p>
  )
}

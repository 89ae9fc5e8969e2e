import { useQuery } from '@tanstack/react-query'
import type { ProviderStats } from '#domain/practice/stats.ts'
import { useLiveMessages } from '#web/messages/live-queries.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '../practice-gate.tsx'
import { stats } from '../queries.ts'
import { failures } from '../texts.ts'

interface Tile {
  label: string
  to?: `/${string}`
  count: (stats: ProviderStats) => number | string | null
  /** The text where there is nothing to count yet. */
  none?: string
}

const tiles: readonly Tile[] = [
  {
    label: 'Today’s appointments',
    to: '/appointment-scheduler',
    count: ({ todays_appointments }) => todays_appointments,
  },
  { label: 'Unread messages', to: '/messaging', count: ({ unread_messages }) => unread_messages },
  { label: 'Pending invoices', to: '/billing', count: ({ pending_invoices }) => pending_invoices },
  {
    label: 'Satisfaction',
    // A server of an earlier version sends none.
    count: ({ rating }) => (rating ? `${rating.mean.toFixed(1)} of 5` : null),
    none: 'No ratings yet',
  },
]

/**
 * Four figures of the practice, each counted from stored data (docs/specification.md, "Figures of a
 * practice").
 */
export function StatTiles() {
  useLiveMessages()
  const query = useQuery(stats)
  return (
    <QueryView
      query={query}
      failed={failures.stats}
      Failed={NotShown}
      waiting={
        <div className="stat-tiles-waiting">
          <SkeletonBlock />
        </div>
      }
    >
      {(data) => (
        <ul className="stat-tiles" aria-label="Your practice in figures">
          {tiles.map(({ label, to, count, none }) => {
            const figure = count(data)
            return (
              <li key={label} className="stat-tile">
                <span className={figure === null ? 'stat-none' : 'stat-figure'}>
                  {figure ?? none}
                </span>
                {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
              </li>
            )
          })}
        </ul>
      )}
    </QueryView>
  )
}

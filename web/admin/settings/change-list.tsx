import { useQuery } from '@tanstack/react-query'
import type { SettingsChange } from '#domain/admin/clinic-settings.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { settingsChanges } from './settings-queries.ts'

const labels = {
  name: 'Name of the clinic',
  tagline: 'What the clinic does',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'When people can reach you',
  work_days: 'Days on which your team works',
  work_from: 'Your team works from',
  work_to: 'Your team works until',
  map_url: 'Link to a map',
  store_links: 'Links to your shops',
  tpin: 'TPIN',
  payment_text: 'How invoices are paid',
  sender_name: 'Sender of emails',
  reply_to: 'Address for answers',
} as const
type Part = keyof typeof labels

const written = (change: SettingsChange, part: Part): string => {
  if (part === 'work_days') return change.work_days.map((day) => weekdays[day - 1]).join(', ')
  const value = change[part]
  if (typeof value === 'number') return `${String(value).padStart(2, '0')}:00`
  if (typeof value === 'string') return value.replaceAll('\n', ', ')
  return value === null || value.length === 0
    ? 'none'
    : value.map(({ label, href }) => `${label} ${href}`).join(', ')
}

/** What has changed between two states; all of it in the first one. */
const changed = (now: SettingsChange, before: SettingsChange | undefined) =>
  (Object.keys(labels) as Part[]).filter(
    (part) => !before || written(now, part) !== written(before, part),
  )

/** The history: who has changed what, and when. */
export function ChangeList() {
  const query = useQuery(settingsChanges)
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history">History</h2>
      <QueryView
        query={query}
        failed="Error fetching the history"
        fallback={<Skeleton lines={3} />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p>No change yet. What you see above is what the product came with.</p>
          ) : (
            <ol aria-label="Changes" className="grid max-w-none">
              {changes.map((change, place) => (
                <li key={change.id} className="max-w-none border-t border-hairline py-4">
                  <p className="font-bold">
                    {formatDateTime(change.changed_at)}
                    {', '}
                    <span translate="no">{change.changed_by_name ?? 'a former admin'}</span>
                  </p>
                  <dl className="mt-2 grid gap-x-6 gap-y-1 md:grid-cols-[14rem_minmax(0,1fr)]">
                    {changed(change, changes[place + 1]).map((part) => (
                      <div key={part} className="contents">
                        <dt className="text-muted">{labels[part]}</dt>
                        <dd className="wrap-anywhere" translate="no">
                          {written(change, part)}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ChangeList } from './change-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settings } from './settings-queries.ts'

const fetchBooks = async () => (await import('./books/books-part.tsx')).BooksPart
const fetchParts = loadOnce(async () => (await import('./setting-parts.tsx')).SettingParts)

/** What the clinic says of itself: its name, how it is reached, and what invoices say, with the history. */
export function SettingsPage() {
  const query = useQuery(settings)
  return (
    <AdminMain>
      <PageHeading
        title="Settings"
        lead="What pages, emails and documents say of the clinic. A change shows everywhere within a minute."
      />
      <QueryView
        query={query}
        failed="Error fetching the settings"
        fallback={<Skeleton lines={12} />}
      >
        {(data) => <SettingsForm key={data.version} settings={data} />}
      </QueryView>
      <Lazy load={fetchParts} props={{}} />
      <ChangeList />
      <Lazy load={fetchBooks} props={{}} fallback={<Skeleton lines={8} />} />
    </AdminMain>
  )
}

import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Waiting } from '#web/ui/layout/waiting.tsx'

const fetchList = async () => (await import('./pack-list.tsx')).PackList

/** The resource packs: what each holds, and its PDF for those whose plan includes them. */
export function PacksPage() {
  return (
    <Main>
      <PageHeading
        title="Resource packs"
        lead="Guides, sheets to fill in and your own readings in one PDF, to print or to keep."
      />
      <Lazy load={fetchList} props={{}} fallback={<Waiting />} />
    </Main>
  )
}

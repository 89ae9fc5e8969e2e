import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Waiting } from '#web/ui/layout/waiting.tsx'

const fetchList = async () => (await import('./guide-list.tsx')).GuideList

/** The self-help library: all guides, by topic. */
export function LibraryPage() {
  return (
    <Main>
      <PageHeading
        title="Self-help library"
        lead="Short guides in plain English, to read or to listen to. Safety and first aid are free for everyone."
      />
      <Lazy load={fetchList} props={{}} fallback={<Waiting />} />
    </Main>
  )
}

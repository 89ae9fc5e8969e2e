import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { GuideLoading, Waiting } from './guide-states.tsx'

const fetchList = async () => (await import('./guide-list.tsx')).GuideList

const fetchGuide = async () => (await import('./guide-view.tsx')).GuideView

/**
 * The self-help library, or one guide of it. The page that the server sends is the same for each guide, and
 * names none: what is read comes late.
 */
export function LibraryPage({ id }: { id?: string }) {
  return (
    <Main>
      {id === undefined ? (
        <>
          <PageHeading
            title="Self-help library"
            lead="Short guides in plain English, to read or to listen to. Safety and first aid are free for everyone."
          />
          <Lazy load={fetchList} props={{}} fallback={<Waiting />} />
        </>
      ) : (
        <Lazy key={id} load={fetchGuide} props={{ slug: id }} fallback={<GuideLoading />} />
      )}
    </Main>
  )
}

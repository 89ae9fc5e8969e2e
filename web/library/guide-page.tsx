import { Lazy } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { GuideLoading } from './guide-states.tsx'

const fetchGuide = async () => (await import('./guide-view.tsx')).GuideView

/** A guide. The page that the server sends is the same for each, and names none: what is read comes late. */
export function GuidePage({ id }: { id: string }) {
  return (
    <Main>
      <Lazy key={id} load={fetchGuide} props={{ slug: id }} fallback={<GuideLoading />} />
    </Main>
  )
}

import type { PathParams } from '#web/app/routing/route.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { GuideLoading } from './guide-states.tsx'

const fetchGuide = async () => (await import('./guide-view.tsx')).GuideView

/** A guide of the library. The page that the server sends is the same for each, and names none. */
export function GuidePage({ id }: PathParams<'/library/:id'>) {
  return (
    <Main>
      <Lazy key={id} load={fetchGuide} props={{ slug: id }} fallback={<GuideLoading />} />
    </Main>
  )
}

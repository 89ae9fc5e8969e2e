import { Loading } from '#web/ui/loading.tsx'
import { Main } from '#web/ui/page.tsx'

/** What stands in a page's place while the session or the page is on its way. The same HTML is in the shell. */
export function PageSkeleton() {
  return (
    <Main>
      <Loading />
      <div aria-hidden="true" className="mt-6 grid gap-6">
        <div className="h-9 w-2/3 max-w-80 rounded-control bg-sunken" />
        <div className="h-48 rounded-surface bg-sunken" />
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="h-32 rounded-surface bg-sunken" />
          <div className="h-32 rounded-surface bg-sunken" />
        </div>
      </div>
    </Main>
  )
}

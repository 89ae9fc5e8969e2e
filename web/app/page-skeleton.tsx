import { Loading } from '#web/ui/loading.tsx'
import { Main } from '#web/ui/layout/page.tsx'

/**
 * Shown in place of a page while the session or the page is loading. The same HTML is in the shell.
 */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <Main>
      {/* Not yet the heading that a change of page focuses: it is removed when the page loads. */}
      <h1 className="mb-3">{title}</h1>
      <Loading />
      <div aria-hidden="true" className="mt-6 grid gap-6">
        <div className="h-48 rounded-surface bg-sunken" />
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="h-32 rounded-surface bg-sunken" />
          <div className="h-32 rounded-surface bg-sunken" />
        </div>
      </div>
    </Main>
  )
}

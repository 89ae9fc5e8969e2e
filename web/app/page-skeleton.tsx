import { Loading } from '#web/ui/loading.tsx'
import { Main } from '#web/ui/page.tsx'

/** What stands in a page's place while the session or the page is on its way. The same HTML is in the shell. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <Main>
      {/* Not yet the heading that a change of page brings the focus to: it goes when the page comes. */}
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

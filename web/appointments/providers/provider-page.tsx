import { Lazy } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { Waiting } from '#web/ui/layout/waiting.tsx'

const fetchView = async () => (await import('./provider-view.tsx')).ProviderView

/** The page of a provider. The HTML is the same for each, and names none. */
export function ProviderPage({ id }: { id: string }) {
  return (
    <Main>
      <Lazy
        key={id}
        load={fetchView}
        props={{ id }}
        fallback={
          <>
            <h1 className="sr-only">Provider</h1>
            <Waiting />
          </>
        }
      />
    </Main>
  )
}

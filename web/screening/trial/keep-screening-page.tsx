import { lazyPage } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'

const question = lazyPage(async () => (await import('./keep-question.tsx')).KeepQuestion)

/** Where a visitor who has logged in decides whether the results of the tab go into this account. */
export function KeepScreeningPage() {
  return (
    <Main>
      <question.Page />
    </Main>
  )
}

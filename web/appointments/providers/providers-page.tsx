import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Waiting } from '#web/ui/layout/waiting.tsx'

const fetchList = async () => (await import('./provider-list.tsx')).ProviderList

/** Everyone who can be booked, to choose from; a visitor sees those who agreed to it. */
export function ProvidersPage() {
  return (
    <Main>
      <PageHeading
        title="Choose your provider"
        lead="Therapists, dietitians and fitness experts. Choose by language, topic, price or the next free time."
      />
      <Lazy load={fetchList} props={{}} fallback={<Waiting />} />
    </Main>
  )
}

import type { ReactNode } from 'react'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { isPlanWriter } from '#domain/care-plans/shared/kinds.ts'
import { texts } from './texts.ts'

/** Shows nothing of the queue to a provider who writes no plans. */
export function ForWriters({
  title,
  children,
}: {
  /** The page's heading, where the page has it inside. */
  title?: string
  children: ReactNode
}) {
  const { data: profile } = useProfile()
  if (!profile) return null
  if (isPlanWriter(profile)) return children
  return (
    <>
      {title ? <PageHeading title={title} /> : null}
      <EmptyState
        drawing={<MarketBasket width={180} />}
        text={texts.notWriter}
        action={
          <LinkButton to="/provider-profile" variant="quiet">
            Go to your day
          </LinkButton>
        }
      />
    </>
  )
}

import '#web/readings/readings.css'

import type { ComponentType, ReactNode } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** A tab that is closed at first, with the function that fetches its content. */
export interface ClosedTab {
  /** As in the URL: `?tab=reports`. */
  id: string
  label: string
  fetchTab: () => Promise<ComponentType>
}

interface CareHubProps {
  name: string
  dashboard: ReactNode
  closed: readonly ClosedTab[]
}

/** A hub of care: its dashboard, and the other tabs, which the address names. */
export function CareHub({ name, dashboard, closed }: CareHubProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('tab')

  function open(id: string) {
    const to = id === 'dashboard' ? pathname : `${pathname}?tab=${id}`
    // The focus and the view stay where they are: it is the same page.
    navigate(to, { state: { stays: true } })
  }

  return (
    <Main>
      <PageHeading title={name} />
      <Tabs
        label={name}
        open={asked ?? 'dashboard'}
        onSelect={open}
        tabs={[
          { id: 'dashboard', label: 'Dashboard', content: dashboard },
          ...closed.map(({ id, label, fetchTab }) => ({
            id,
            label,
            content: <FetchedTab key={id} fetchTab={fetchTab} />,
          })),
        ]}
      />
    </Main>
  )
}

/** What is fetched when it is opened, with its waiting and its failure. */
export function FetchedTab({ fetchTab }: Pick<ClosedTab, 'fetchTab'>) {
  return (
    <Lazy
      load={fetchTab}
      props={{}}
      fallback={<Skeleton lines={6} />}
      failed={(failure) => <FailedState title="This tab did not load" failure={failure} />}
    />
  )
}

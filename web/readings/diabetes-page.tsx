import '#web/readings/readings.css'

import { Suspense } from 'react'
import { lazyPage } from '#web/app/route.ts'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { DiabetesTab } from './diabetes-tabs.tsx'
import { glucose } from './glucose.ts'
import { ReadingsHub } from './readings-hub.tsx'
import { RecordGlucoseForm } from './record-glucose-form.tsx'

/** The tabs that stand closed at first, fetched when one of them is opened. */
const closed = lazyPage<DiabetesTab>(
  'readings/diabetes-tabs.tsx',
  async () => (await import('./diabetes-tabs.tsx')).DiabetesTabs,
)

const tab = (id: DiabetesTab['tab'], label: string) => ({
  id,
  label,
  content: (
    <Suspense fallback={<Skeleton lines={6} />}>
      <closed.Page tab={id} />
    </Suspense>
  ),
})

export function DiabetesPage() {
  return (
    <Main>
      <PageHeading title="Diabetes Care Hub" />
      <Tabs
        label="Diabetes Care Hub"
        onSelect={(id) => {
          if (id === 'medication') announceFeatureInProgress()
        }}
        tabs={[
          {
            id: 'dashboard',
            label: 'Dashboard',
            content: <ReadingsHub measure={glucose} RecordForm={RecordGlucoseForm} />,
          },
          tab('nutrition', 'Nutrition'),
          tab('medication', 'Medication'),
          tab('activity', 'Activity'),
          tab('emergency', 'Emergency'),
        ]}
      />
    </Main>
  )
}

import '#web/readings/readings.css'

import { Suspense } from 'react'
import { lazyPage } from '#web/app/route.ts'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { bloodPressure } from './blood-pressure.ts'
import type { HypertensionTab } from './hypertension-tabs.tsx'
import { ReadingsHub } from './readings-hub.tsx'
import { RecordBloodPressureForm } from './record-blood-pressure-form.tsx'

/** The tabs that stand closed at first, fetched when one of them is opened. */
const closed = lazyPage<HypertensionTab>(
  'readings/hypertension-tabs.tsx',
  async () => (await import('./hypertension-tabs.tsx')).HypertensionTabs,
)

const tab = (id: HypertensionTab['tab'], label: string) => ({
  id,
  label,
  content: (
    <Suspense fallback={<Skeleton lines={6} />}>
      <closed.Page tab={id} />
    </Suspense>
  ),
})

export function HypertensionPage() {
  return (
    <Main>
      <PageHeading title="Hypertension Hub" />
      <Tabs
        label="Hypertension Hub"
        onSelect={(id) => {
          if (id !== 'dashboard') announceFeatureInProgress()
        }}
        tabs={[
          {
            id: 'dashboard',
            label: 'Dashboard',
            content: <ReadingsHub measure={bloodPressure} RecordForm={RecordBloodPressureForm} />,
          },
          tab('medications', 'Medications'),
          tab('symptoms', 'Symptoms'),
          tab('reports', 'Reports'),
        ]}
      />
    </Main>
  )
}

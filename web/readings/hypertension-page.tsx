import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BloodPressureHub } from './blood-pressure-hub.tsx'

const coming = <p>This part is not ready yet.</p>

export function HypertensionPage() {
  return (
    <Main>
      <PageHeading title="Hypertension Hub" />
      <Tabs
        label="Hypertension Hub"
        onSelect={(tab) => {
          if (tab !== 'dashboard') announceFeatureInProgress()
        }}
        tabs={[
          { id: 'dashboard', label: 'Dashboard', content: <BloodPressureHub /> },
          { id: 'medications', label: 'Medications', content: coming },
          { id: 'symptoms', label: 'Symptoms', content: coming },
          { id: 'reports', label: 'Reports', content: coming },
        ]}
      />
    </Main>
  )
}

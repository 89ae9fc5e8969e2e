import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { Main, PageHeading } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { bloodPressure } from './blood-pressure.ts'
import { ReadingsHub } from './readings-hub.tsx'
import { RecordBloodPressureForm } from './record-blood-pressure-form.tsx'

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
          {
            id: 'dashboard',
            label: 'Dashboard',
            content: <ReadingsHub measure={bloodPressure} RecordForm={RecordBloodPressureForm} />,
          },
          { id: 'medications', label: 'Medications', content: coming },
          { id: 'symptoms', label: 'Symptoms', content: coming },
          { id: 'reports', label: 'Reports', content: coming },
        ]}
      />
    </Main>
  )
}

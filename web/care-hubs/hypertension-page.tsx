import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { ReadingsHub } from '#web/readings/readings-hub.tsx'
import { RecordBloodPressureForm } from '#web/readings/record-blood-pressure-form.tsx'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { CareHub, type ClosedTab } from './care-hub.tsx'

const closed: readonly ClosedTab[] = [
  {
    id: 'medications',
    label: 'Medications',
    fetchTab: async () => (await import('#web/readings/bring-medicines.tsx')).BringMedicines,
  },
  {
    id: 'symptoms',
    label: 'Symptoms',
    fetchTab: async () => (await import('#web/readings/hypertension-tabs.tsx')).Symptoms,
  },
  {
    id: 'reports',
    label: 'Reports',
    fetchTab: async () => (await import('#web/readings/hypertension-tabs.tsx')).Reports,
  },
]

export function HypertensionPage() {
  return (
    <CareHub
      name="Hypertension Hub"
      dashboard={<ReadingsHub measure={bloodPressure} RecordForm={RecordBloodPressureForm} />}
      closed={closed}
      onSelect={(id) => {
        if (id === 'medications' || id === 'symptoms') announceFeatureInProgress()
      }}
    />
  )
}

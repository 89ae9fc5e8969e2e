import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { ReadingsHub } from '#web/readings/readings-hub.tsx'
import { RecordBloodPressureForm } from '#web/readings/record/record-blood-pressure-form.tsx'
import { CareHub, type ClosedTab } from './care-hub.tsx'

const fetchHistory = loadOnce(
  async () => (await import('./blood-pressure-history.tsx')).BloodPressureHistory,
)

const closed: readonly ClosedTab[] = [
  {
    id: 'medications',
    label: 'Medications',
    fetchTab: async () => (await import('./medications-tab.tsx')).MedicationsTab,
  },
  {
    id: 'symptoms',
    label: 'Symptoms',
    fetchTab: async () => (await import('#web/symptoms/symptoms-panel.tsx')).SymptomsPanel,
  },
  {
    id: 'weight',
    label: 'Weight',
    fetchTab: async () => (await import('#web/weights/weight-panel.tsx')).WeightPanel,
  },
  {
    id: 'reports',
    label: 'Reports',
    fetchTab: async () =>
      (await import('#web/readings/report/blood-pressure-reports.tsx')).BloodPressureReports,
  },
]

export function HypertensionPage() {
  return (
    <CareHub
      name="Hypertension Hub"
      dashboard={
        <ReadingsHub
          measure={bloodPressure}
          advise={adviceOnBloodPressure}
          RecordForm={RecordBloodPressureForm}
          fetchHistory={fetchHistory}
        />
      }
      closed={closed}
    />
  )
}

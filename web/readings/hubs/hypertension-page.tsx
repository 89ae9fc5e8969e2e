import { adviceOnBloodPressure } from '#domain/readings/advice/blood-pressure-advice.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import type { OwnMeasure } from '#web/readings/measure.ts'
import { ReadingsHub } from '#web/readings/readings-hub.tsx'
import { RecordBloodPressureForm } from '#web/readings/record/record-blood-pressure-form.tsx'
import { CareHub, type ClosedTab } from './care-hub.tsx'

const ownBloodPressure: OwnMeasure<BloodPressureReading> = {
  ...bloodPressure,
  fetchCorrectForm: loadOnce(
    async () =>
      (await import('#web/readings/changes/correct-blood-pressure-form.tsx'))
        .CorrectBloodPressureForm,
  ),
}

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
          measure={ownBloodPressure}
          advise={adviceOnBloodPressure}
          RecordForm={RecordBloodPressureForm}
        />
      }
      closed={closed}
    />
  )
}

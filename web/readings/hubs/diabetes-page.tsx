import { adviceOnGlucose } from '#domain/readings/advice/glucose-advice.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { glucose } from '#web/readings/glucose.ts'
import { ReadingsHub } from '#web/readings/readings-hub.tsx'
import { RecordGlucoseForm } from '#web/readings/record/record-glucose-form.tsx'
import { CareHub, type ClosedTab } from './care-hub.tsx'

const fetchHistory = loadOnce(async () => (await import('./glucose-history.tsx')).GlucoseHistory)

const closed: readonly ClosedTab[] = [
  {
    id: 'nutrition',
    label: 'Nutrition',
    fetchTab: async () => (await import('./nutrition-tab.tsx')).NutritionTab,
  },
  {
    id: 'medication',
    label: 'Medication',
    fetchTab: async () => (await import('./medications-tab.tsx')).MedicationsTab,
  },
  {
    id: 'activity',
    label: 'Activity',
    fetchTab: async () => (await import('#web/diary/activity-panel.tsx')).ActivityPanel,
  },
  {
    id: 'emergency',
    label: 'Emergency',
    fetchTab: async () => (await import('./emergency-tab.tsx')).EmergencyTab,
  },
]

export function DiabetesPage() {
  return (
    <CareHub
      name="Diabetes Care Hub"
      dashboard={
        <ReadingsHub
          measure={glucose}
          advise={adviceOnGlucose}
          RecordForm={RecordGlucoseForm}
          fetchHistory={fetchHistory}
        />
      }
      closed={closed}
    />
  )
}

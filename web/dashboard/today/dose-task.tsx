import type { DoseOfToday } from '#domain/dashboard/schema.ts'
import { idOfDose } from '#domain/dashboard/tasks.ts'
import { stateOfDose } from '#domain/medications/doses.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { TaskCard } from './task-card.tsx'
import { doseName } from './task-texts.ts'

/** The imports of the dose form, requested in parallel with it. */
const besideDoses = [
  loadOnce(async () => (await import('#web/medications/doses/use-dose-record.tsx')).useDoseRecord),
  loadOnce(async () => (await import('#domain/medications/options.ts')).formOf),
  loadOnce(async () => (await import('#web/platform/signed-in/with-consent.ts')).useWithConsent),
  loadOnce(async () => (await import('#web/app/help/call-list.tsx')).CallList),
  loadOnce(async () => (await import('#web/ui/overlays/dialog.tsx')).ConfirmDialog),
]

const fetchDoses = async () => {
  for (const fetchPart of besideDoses) fetchPart().catch(() => undefined)
  return (await import('#web/medications/doses/today-doses.tsx')).TodayDoses
}

interface DoseTaskProps {
  /** Those that can be taken now, at least one. */
  doses: readonly DoseOfToday[]
  now: number
  isFirst: boolean
}

/** The doses to take or to log now, each by one press. */
export function DoseTask({ doses, now, isFirst }: DoseTaskProps) {
  const names = [...new Set(doses.map(({ time }) => doseName(time)))]
  const isLate = doses.some((dose) => stateOfDose(dose, undefined, now) === 'overdue')
  return (
    <TaskCard
      title={names.length === 1 ? names[0]! : 'Your doses'}
      text={
        isLate
          ? 'A dose is not logged yet. If you are not sure that you took it, do not take it twice.'
          : ''
      }
      isFirst={isFirst}
    >
      <Lazy
        load={fetchDoses}
        props={{ ids: new Set(doses.map(idOfDose)), now }}
        fallback={<Skeleton lines={3} />}
      />
    </TaskCard>
  )
}

import type { DoseOfToday } from '#domain/dashboard/schema.ts'
import { idOfDose } from '#domain/dashboard/tasks.ts'
import { stateOfDose } from '#domain/medications/doses.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { TaskCard } from './task-card.tsx'
import { doseName } from './task-texts.ts'

const fetchDoses = async () => (await import('#web/medications/doses/today-doses.tsx')).TodayDoses

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
        fetchPart={fetchDoses}
        props={{ ids: new Set(doses.map(idOfDose)), now }}
        meanwhile={<Skeleton lines={3} />}
      />
    </TaskCard>
  )
}

import './today.css'
import type { NewestReadings } from '#domain/dashboard/pressing.ts'
import type { Task } from '#domain/dashboard/tasks.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { inBrief, type Shown } from '#web/readings/measure.ts'
import { useCare } from '#web/readings/queries.ts'
import { TodayDoses } from '#web/medications/doses/today-doses.tsx'

export interface DoneListProps {
  tasks: readonly Task[]
  newest: NewestReadings
  /** What this device has not sent yet. */
  waiting: NewestReadings
  now: number
}

/** What was done today. A dose can be undone. */
export function DoneList({ tasks, newest, waiting, now }: DoneListProps) {
  const care = useCare()
  const inWords = (shown: Shown) =>
    `${[shown.value, shown.unit].join(' ').trim()}, ${inBrief(shown)}`
  /** @returns the text of a task, undefined for one that is in the list of doses */
  function textOf({ kind }: Task): string | undefined {
    if (kind === 'screening') return 'Screening'
    if (kind === 'blood-pressure' && newest.bloodPressure)
      return `${inWords(bloodPressure.show(newest.bloodPressure, care))}${unsent(waiting.bloodPressure, newest.bloodPressure)}`
    if (kind === 'glucose' && newest.glucose)
      return `${inWords(glucose.show(newest.glucose, care))}${unsent(waiting.glucose, newest.glucose)}`
    return undefined
  }
  const doses = new Set(tasks.filter(({ kind }) => kind === 'dose').map(({ id }) => id))
  return (
    <div className="grid gap-4">
      <ul className="task-rows">
        {tasks.map((task) => {
          const text = textOf(task)
          return text ? (
            <li key={`${task.kind} ${task.id}`}>
              <span className="text-muted">{task.at ? formatTime(task.at) : ''}</span>
              <span>{text}</span>
            </li>
          ) : null
        })}
      </ul>
      {doses.size > 0 ? <TodayDoses ids={doses} now={now} /> : null}
    </div>
  )
}

const unsent = (waiting: { id: string } | undefined, shown: { id: string }) =>
  waiting?.id === shown.id ? '. Not sent yet.' : ''

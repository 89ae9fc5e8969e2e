import { type Box, boxes, byTime } from '#domain/students/planner.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { placeLabels } from './task-place.ts'
import { TaskRow } from './task-row.tsx'

interface BoxListProps {
  tasks: readonly PlannerTask[] | undefined
  /** The week that is shown; what was done in another is not. */
  week: string
  onOpen: (task: PlannerTask) => void
}

/** The same tasks by what they ask for: important or not, urgent or not. */
export function BoxList({ tasks = [], week, onOpen }: BoxListProps) {
  const shown = tasks.filter((task) => !task.done_at || task.week === week).toSorted(byTime)
  const rowsOf = (key: Box | null) =>
    shown
      .filter(({ box }) => box === key)
      .map((task) => (
        <TaskRow key={task.id} task={task} note={placeLabels(task, week)} onOpen={onOpen} />
      ))
  const unsorted = rowsOf(null)

  return (
    <div className="planner">
      <p>
        What is important brings you nearer to what you want. What is urgent shouts. Open a task to
        move it to another box.
      </p>
      {unsorted.length > 0 ? (
        <section className="planner-left" aria-labelledby="unsorted">
          <h2 id="unsorted">Not sorted yet</h2>
          <ul className="tasks">{unsorted}</ul>
        </section>
      ) : null}
      <div className="boxes">
        {boxes.map(({ key, label, detail }) => {
          const rows = rowsOf(key)
          return (
            <section key={key} className={`box box-${key}`} aria-labelledby={`box-${key}`}>
              <h2 id={`box-${key}`}>{label}</h2>
              <p className="box-detail">{detail}</p>
              {rows.length > 0 ? (
                <ul className="tasks">{rows}</ul>
              ) : (
                <p className="box-empty">Nothing here.</p>
              )}
            </section>
          )
        })}
      </div>
    </div>
  )
}

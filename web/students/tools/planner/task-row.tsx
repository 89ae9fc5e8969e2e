import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { changeTask } from './planner-queries.ts'
import { errorTitles } from '../texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'

interface TaskRowProps {
  task: PlannerTask
  /** Shown below its text: its box, or its day. */
  note?: string | undefined
  onOpen: (task: PlannerTask) => void
  children?: ReactNode
}

/** By which a task is found again after it has moved. */
export const rowId = (id: string) => `task-${id}`

/** One task: a tick, and its words, which open it. */
export function TaskRow({ task, note, onOpen, children }: TaskRowProps) {
  const client = useQueryClient()
  const tick = useAction((done: boolean) => changeTask(client, task.id, { done }), {
    failure: errorTitles.savingTask,
  })
  // Shown at once, and taken back where it could not be saved.
  const isDone = tick.pending?.[0] ?? task.done_at !== null

  const notes = [task.starts_at, note].filter(Boolean).join(' · ')
  return (
    <li className={`task${isDone ? ' task-done' : ''}`} aria-busy={tick.isBusy}>
      <label className="task-tick">
        <input
          type="checkbox"
          className="choice-mark"
          checked={isDone}
          onChange={({ currentTarget }) => void tick.run(currentTarget.checked)}
        />
        <span className="sr-only">Done: {task.title}</span>
      </label>
      <button
        type="button"
        className="task-words"
        id={rowId(task.id)}
        data-adds-fields="box"
        data-of={task.id}
        onClick={() => onOpen(task)}
      >
        <span className="sr-only">Change: </span>
        <span className="task-title">{task.title}</span>
        {notes ? <span className="task-note">{notes}</span> : null}
      </button>
      {children}
    </li>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeTask } from './planner-queries.ts'
import { failures } from './texts.ts'

interface TaskRowProps {
  task: PlannerTask
  /** What stands under its words: its box, or its day. */
  note?: string | undefined
  onOpen: (task: PlannerTask) => void
  children?: ReactNode
}

/** By which a task is found again after it has moved. */
export const rowId = (id: string) => `task-${id}`

/** One task: a tick, and its words, which open it. */
export function TaskRow({ task, note, onOpen, children }: TaskRowProps) {
  const client = useQueryClient()
  // Shown at once, and taken back where it could not be saved.
  const [wanted, setWanted] = useState<boolean>()
  const isDone = wanted ?? task.done_at !== null

  async function tick(done: boolean) {
    if (wanted !== undefined) return
    setWanted(done)
    try {
      await changeTask(client, task.id, { done })
    } catch (failure) {
      toast({ title: failures.savingTask, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setWanted(undefined)
    }
  }

  const notes = [task.starts_at, note].filter(Boolean).join(' · ')
  return (
    <li className={`task${isDone ? ' task-done' : ''}`} aria-busy={wanted !== undefined}>
      <label className="task-tick">
        <input
          type="checkbox"
          className="choice-mark"
          checked={isDone}
          onChange={({ currentTarget }) => void tick(currentTarget.checked)}
        />
        <span className="unseen">Done: {task.title}</span>
      </label>
      <button
        type="button"
        className="task-words"
        id={rowId(task.id)}
        data-brings="box"
        data-of={task.id}
        onClick={() => onOpen(task)}
      >
        <span className="unseen">Change: </span>
        <span className="task-title">{task.title}</span>
        {notes ? <span className="task-note">{notes}</span> : null}
      </button>
      {children}
    </li>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeTask } from './planner-queries.ts'
import { failures } from './texts.ts'

/** Brings a task into this week, for some time. */
export function BringButton({ task, week }: { task: PlannerTask; week: string }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function bring() {
    setBusy(true)
    try {
      await changeTask(client, task.id, { week, day: null })
      toast({ title: 'Saved', text: `“${task.title}” is in this week now.` })
    } catch (failure) {
      toast({ title: failures.savingTask, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className="planner-add" disabled={isBusy} onClick={() => void bring()}>
      {isBusy ? 'Saving...' : 'Bring to this week'}
      <span className="unseen">: {task.title}</span>
    </button>
  )
}

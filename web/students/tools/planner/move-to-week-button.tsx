import { useQueryClient } from '@tanstack/react-query'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { changeTask } from './planner-queries.ts'
import { errorTitles } from '../texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'

/** Brings a task into this week, for some time. */
export function MoveToWeekButton({ task, week }: { task: PlannerTask; week: string }) {
  const client = useQueryClient()
  const bring = useAction(() => changeTask(client, task.id, { week, day: null }), {
    success: { title: 'Saved', text: `“${task.title}” is in this week now.` },
    failure: errorTitles.savingTask,
  })

  return (
    <button
      type="button"
      className="planner-add"
      aria-disabled={bring.isBusy}
      onClick={() => void bring.run()}
    >
      {bring.isBusy ? 'Saving...' : 'Bring to this week'}
      <span className="sr-only">: {task.title}</span>
    </button>
  )
}

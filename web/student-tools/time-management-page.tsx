import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { clockOf } from '#domain/students/focus-timer.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { weekOf } from '#domain/students/week.ts'
import { dayOf } from '#web/ui/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, Surface } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { BoxList } from './box-list.tsx'
import { FocusPanel, phaseWords } from './focus-panel.tsx'
import { plannerTasks } from './planner-queries.ts'
import { TaskDialog } from './task-dialog.tsx'
import { rowId } from './task-row.tsx'
import { failures } from './texts.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useFocusTimer } from './use-focus-timer.ts'
import { WeekPlanner } from './week-planner.tsx'

/** A week to plan, four boxes to sort it, and a timer to begin. */
export function TimeManagementPage() {
  const today = dayOf(useNow())
  const [chosen, setWeek] = useState<string>()
  const week = chosen ?? weekOf(today)
  const { data: tasks, error, refetch } = useQuery(plannerTasks(week))
  useFailureToast(failures.fetchingTasks, error)
  const [open, setOpen] = useState<PlannerTask>()
  const { search } = useLocation()
  const focus = useFocusTimer()
  const [tab, setTab] = useState(
    () => new URLSearchParams(search).get('view') ?? (focus.isRunning ? 'focus' : 'week'),
  )
  const last = useRef<string>(undefined)

  // A task may stand elsewhere when its dialog closes: one goes on where it went.
  useEffect(() => {
    if (open) last.current = open.id
    else if (last.current) document.getElementById(rowId(last.current))?.focus()
  }, [open])

  const planned = (children: ReactNode) =>
    tasks ? (
      children
    ) : error ? (
      <Surface>
        <FailedState
          title={failures.fetchingTasks}
          failure={error}
          onRetry={() => void refetch()}
        />
      </Surface>
    ) : (
      <Skeleton lines={6} />
    )

  return (
    <Main>
      <PageHeading
        title="Time management"
        lead="Plan the week, choose what matters, and do one thing at a time."
      />
      {focus.isRunning && tab !== 'focus' ? (
        <p className="focus-chip">
          {phaseWords[focus.timer.phase]}: <strong>{clockOf(focus.left)}</strong> left
        </p>
      ) : null}
      <Tabs
        label="Tools"
        initial={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'week',
            label: 'Week',
            content: planned(
              <WeekPlanner
                week={week}
                onWeek={setWeek}
                today={today}
                tasks={tasks}
                onOpen={setOpen}
              />,
            ),
          },
          {
            id: 'boxes',
            label: 'Priorities',
            content: planned(<BoxList tasks={tasks} week={week} onOpen={setOpen} />),
          },
          { id: 'focus', label: 'Focus timer', content: <FocusPanel focus={focus} /> },
        ]}
      />
      {open ? <TaskDialog task={open} week={week} onClose={() => setOpen(undefined)} /> : null}
    </Main>
  )
}

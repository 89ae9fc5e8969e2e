import '#web/students/tools/focus/focus.css'
import '#web/students/tools/planner/planner.css'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { clockOf, phaseLabels } from '#domain/students/focus-timer.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { weekOf } from '#domain/students/week.ts'
import { useLocation } from '#web/platform/location.ts'
import { Lazy, lazyPage } from '#web/platform/lazy.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useNow } from '#web/platform/use-now.ts'
import { BoxList } from './box-list.tsx'
import { plannerTasks } from './planner-queries.ts'
import { rowId } from './task-row.tsx'
import { errorTitles } from '../texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import { type FocusControls, useFocusTimer } from '../focus/use-focus-timer.ts'
import { WeekPlanner } from './week-planner.tsx'

/** Dialog and choices weigh 3 kB, so they load when the student opens a task. */
const fetchDialog = async () => (await import('./task-dialog.tsx')).TaskDialog

const focusPanel = lazyPage<{ focus: FocusControls }>(
  async () => (await import('../focus/focus-panel.tsx')).FocusPanel,
)

/** Fetched after the first screen, because the connection may be lost later. */
const fetchSending = async () => (await import('../focus/unsent-rounds.tsx')).UnsentRounds

/** A week to plan, four boxes to sort it, and a timer to begin. */
export function TimeManagementPage() {
  const today = dayOf(useNow())
  const [chosen, setWeek] = useState<string>()
  const week = chosen ?? weekOf(today)
  const query = useQuery(plannerTasks(week))
  const { data: tasks } = query
  useFailureToast(errorTitles.fetchingTasks, query.error)
  const [open, setOpen] = useState<PlannerTask>()
  const { Part: TaskDialog, bring } = useLazyComponent(fetchDialog, errorTitles.openingTask)
  const { search } = useLocation()
  const focus = useFocusTimer()
  const [tab, setTab] = useState(
    () => new URLSearchParams(search).get('view') ?? (focus.isRunning ? 'focus' : 'week'),
  )
  const last = useRef<string>(undefined)

  // Also because the connection may be lost later.
  useEffect(() => void focusPanel.load().catch(() => undefined), [])

  // A task may have moved when its dialog closes: the focus follows it.
  useEffect(() => {
    if (open) last.current = open.id
    else if (last.current) document.getElementById(rowId(last.current))?.focus()
  }, [open])

  async function openTask(task: PlannerTask) {
    if (await bring()) setOpen(task)
  }
  const onOpen = (task: PlannerTask) => void openTask(task)

  const planned = (children: ReactNode) => (
    <QueryView
      query={query}
      failed={errorTitles.fetchingTasks}
      Failed={FailedCard}
      fallback={<Skeleton lines={6} />}
    >
      {() => children}
    </QueryView>
  )

  return (
    <Main>
      <PageHeading
        title="Time management"
        lead="Plan the week, choose what matters, and do one thing at a time."
      />
      <Lazy load={fetchSending} props={{ rounds: focus.unsent, onSent: focus.onSent }} />
      {focus.isRunning && tab !== 'focus' ? (
        <p className="focus-chip">
          {phaseLabels[focus.timer.phase]}: <strong>{clockOf(focus.left)}</strong> left
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
                onOpen={onOpen}
              />,
            ),
          },
          {
            id: 'boxes',
            label: 'Priorities',
            content: planned(<BoxList tasks={tasks} week={week} onOpen={onOpen} />),
          },
          {
            id: 'focus',
            label: 'Focus timer',
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <focusPanel.Page focus={focus} />
              </Suspense>
            ),
          },
        ]}
      />
      {open && TaskDialog ? (
        <TaskDialog task={open} week={week} onClose={() => setOpen(undefined)} />
      ) : null}
    </Main>
  )
}

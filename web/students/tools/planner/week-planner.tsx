import { useRef, useState } from 'react'
import { byTime } from '#domain/students/planner.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { daysOfWeek, weekOf, weeksAfter } from '#domain/students/week.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay, formatShortDate } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { MoveToWeekButton } from './move-to-week-button.tsx'
import { QuickTaskForm } from './quick-task-form.tsx'
import { labelOfBox, placeValue } from './task-place.ts'
import { TaskRow } from './task-row.tsx'
import { someTime } from '../texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchBicycle = async () => (await import('#web/ui/drawings/bicycle.tsx')).Bicycle

interface WeekPlannerProps {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string
  onWeek: (week: string) => void
  /** `YYYY-MM-DD`, in Lusaka. */
  today: string
  /** Undefined while they are fetched. */
  tasks: readonly PlannerTask[] | undefined
  onOpen: (task: PlannerTask) => void
}

/** A week from Monday to Sunday: write down, see by day, tick. */
export function WeekPlanner({ week, onWeek, today, tasks, onOpen }: WeekPlannerProps) {
  const isNow = week === weekOf(today)
  const usual = isNow ? today : placeValue({ week, day: null })
  const [chosen, setChosen] = useState<{ week: string; place: string }>()
  const writing = useRef<HTMLDivElement>(null)
  const days = daysOfWeek(week)
  const own = (tasks ?? []).filter((task) => task.week === week).sort(byTime)
  const left = (tasks ?? []).filter((task) => isNow && task.week < week && !task.done_at)
  const at = (day: string | null) => own.filter((task) => task.day === day)
  const rows = (list: readonly PlannerTask[]) =>
    list.map((task) => (
      <TaskRow
        key={task.id}
        task={task}
        note={task.box ? labelOfBox(task.box) : undefined}
        onOpen={onOpen}
      />
    ))

  return (
    <div className="planner">
      <div className="planner-bar">
        <Button variant="quiet" onClick={() => onWeek(weeksAfter(week, -1))}>
          <Icon name="back" />
          <span className="sr-only">Week before</span>
        </Button>
        <p className="planner-week" role="status">
          {isNow ? <strong>This week</strong> : null}{' '}
          <span>
            {formatShortDate(days[0]!)} to {formatShortDate(days[6]!)}
          </span>
        </p>
        <Button variant="quiet" onClick={() => onWeek(weeksAfter(week, 1))}>
          <span className="sr-only">Week after</span>
          <Icon name="arrow" />
        </Button>
        {isNow ? null : (
          <button type="button" className="link" onClick={() => onWeek(weekOf(today))}>
            Back to this week
          </button>
        )}
      </div>
      <div ref={writing}>
        <QuickTaskForm
          week={week}
          place={chosen?.week === week ? chosen.place : usual}
          onPlace={(place) => setChosen({ week, place })}
        />
      </div>
      {left.length > 0 ? <LeftFromBefore tasks={left} week={week} onOpen={onOpen} /> : null}
      {own.length > 0 ? (
        <>
          <Progress
            noun="Done:"
            step={own.filter(({ done_at }) => done_at).length}
            of={own.length}
          />
          {at(null).length > 0 ? (
            <section className="planner-day planner-any" aria-labelledby="any-day">
              <h2 id="any-day">{someTime}</h2>
              <ul className="tasks">{rows(at(null))}</ul>
            </section>
          ) : null}
          <div className="planner-days">
            {days.map((day) => (
              <section
                key={day}
                className={`planner-day${day === today ? ' planner-today' : ''}`}
                aria-labelledby={`day-${day}`}
              >
                <header>
                  <h2 id={`day-${day}`}>
                    <DayName day={day} isToday={day === today} />
                  </h2>
                  <button
                    type="button"
                    className="planner-add"
                    onClick={() => {
                      setChosen({ week, place: day })
                      writing.current?.querySelector('input')?.focus()
                    }}
                  >
                    Add<span className="sr-only"> a task on {formatDay(day)}</span>
                  </button>
                </header>
                {at(day).length > 0 ? <ul className="tasks">{rows(at(day))}</ul> : null}
              </section>
            ))}
          </div>
        </>
      ) : tasks ? (
        <EmptyState
          drawing={<LateDrawing fetchDrawing={fetchBicycle} width={200} box={[300, 200]} />}
          text="Nothing is planned for this week yet. Write down the one thing that matters most."
        />
      ) : null}
    </div>
  )
}

/** `Monday 23 November`, short on narrow screens. */
function DayName({ day, isToday }: { day: string; isToday: boolean }) {
  const [weekday = '', ...date] = formatDay(day).split(' ')
  return (
    <>
      <span className="planner-weekday">{weekday}</span>{' '}
      <span className="planner-date">
        {date[0]}
        <span className="planner-month"> {date[1]}</span>
      </span>
      {isToday ? <span className="planner-mark"> today</span> : null}
    </>
  )
}

/** What was not done in its week: bring it along, or let it go. */
function LeftFromBefore(props: {
  tasks: readonly PlannerTask[]
  week: string
  onOpen: (task: PlannerTask) => void
}) {
  const { tasks, week, onOpen } = props
  return (
    <section className="planner-left" aria-labelledby="left-from-before">
      <h2 id="left-from-before">Left from earlier weeks</h2>
      <ul className="tasks">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            note={`week of ${formatShortDate(task.week)}`}
            onOpen={onOpen}
          >
            <MoveToWeekButton task={task} week={week} />
          </TaskRow>
        ))}
      </ul>
    </section>
  )
}

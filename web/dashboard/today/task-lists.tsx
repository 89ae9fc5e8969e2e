import './today.css'

import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { LatelyRead, NewestReadings, Pressing } from '#domain/dashboard/pressing.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { idOfDose, type Task, tasksOf } from '#domain/dashboard/tasks.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Care } from '#domain/readings/care.ts'
import { isProposal } from '#web/appointments/order.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { refreshDay } from '#web/platform/signed-in/counts.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { DoneTasks } from './done-tasks.tsx'
import { DoseTask } from './dose-task.tsx'
import { LaterList } from './later-list.tsx'
import { NotYet } from './not-yet.tsx'
import { fetchForms } from './fetch-forms.ts'
import { NowTask } from './now-task.tsx'
import type { TaskParts } from './task-parts.ts'
import type { Warned } from './warned-reading.tsx'

/** After the form, which most days need. */
const fetchDoubleDoses = async () => {
  await fetchForms().catch(() => undefined)
  return (await import('#web/medications/doses/today-doses.tsx')).TodayDoubleDoses
}

interface TaskListsProps {
  now: number
  /** The earliest that it can be: where clocks differ, a warning is shown, never hidden. */
  earliest: number
  profile: Profile | undefined
  /** Each undefined where it is not known. */
  upcoming: readonly Appointment[] | undefined
  news: DayNews | undefined
  unread: number
  care: Care
  /** The newest of all readings, sent or not. */
  newest: NewestReadings
  /** All readings that are known, sent or not, newest first. */
  lately: LatelyRead
  /** The entries that this device has not sent yet. */
  waiting: NewestReadings
  /** False where a list of readings could not be fetched. */
  areReadingsKnown: boolean
  /** Undefined until they are loaded. */
  parts: TaskParts | undefined
  /** False until everything was fetched once, or failed. */
  isComplete: boolean
  /** Also while something that failed is fetched again. */
  isLoading: boolean
  /** Why something could not be fetched. */
  failure: Error | null | undefined
  onRetry: () => void
}

/** The task in which a reading of each measure is entered. */
const kindOf = { bloodPressure: 'blood-pressure', glucose: 'glucose' } as const

/** The tasks of today: now, later and done. */
export function TaskLists(props: TaskListsProps) {
  const { now, profile, upcoming, news, unread, care, newest, lately, waiting, areReadingsKnown } =
    props
  const { parts, isComplete, isLoading, failure, onRetry } = props
  const visits = upcoming ?? []
  const client = useQueryClient()
  const [warned, setWarned] = useState<Warned>()
  const warning = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const held = useRef<Element>(null)
  useEffect(() => {
    if (warned) warning.current?.focus()
  }, [warned])

  const urgent = parts?.pressingOf(lately, now, care, props.earliest) ?? []
  // The whole advice is above the tasks.
  const isAbove = ({ measure, isOnTheWay }: Pressing) => measure === warned?.measure && !isOnTheWay
  const pressing = urgent.filter((one) => !isAbove(one))
  const tasks = tasksOf(
    {
      pressing: pressing.map(({ standing }) => standing.reading.id),
      bloodPressureAt: newest.bloodPressure?.created_at,
      glucoseAt: newest.glucose?.created_at,
      visits: visits.map((visit) => ({
        id: visit.id,
        at: visit.appointment_time,
        isProposed: isProposal(visit),
      })),
      news,
      unread,
    },
    now,
  )

  // What is done is removed, with the focus in it: the focus goes to the warning, or to the heading.
  useEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (document.activeElement === document.body)
      (warning.current ?? heading.current)?.focus({ preventScroll: true })
  })

  if (!isComplete && pressing.length === 0) return <NotYet />

  const facts = {
    now,
    profile,
    visits,
    newest,
    lately,
    pressing,
    PressingTask: parts?.PressingTask,
    care,
    unread,
    isNew: areReadingsKnown && !newest.bloodPressure && !newest.glucose,
    onWarning: (measure: Pressing['measure'], advice: Advice) => setWarned({ measure, advice }),
    onSaved: () => void refreshDay(client),
  }
  const openDoses = new Set(tasks.now.filter(isDose).map(({ id }) => id))
  // Until the rest is known, nothing is shown that would move under a finger.
  const shown = tasks.now.filter((task, place) =>
    isComplete ? !isDose(task) || place === tasks.now.findIndex(isDose) : task.kind === 'pressing',
  )
  const withForm = shown.find(({ kind }) => kind === 'blood-pressure' || kind === 'glucose')
  return (
    <div className="grid content-start gap-8" onFocus={({ target }) => (held.current = target)}>
      {warned && parts ? (
        <parts.WarnedReading
          warned={warned}
          pressing={urgent.find(isAbove)}
          now={now}
          onAnswered={() => setWarned(undefined)}
          isFormShown={shown.some(({ kind }) => kind === kindOf[warned.measure])}
          ref={warning}
        />
      ) : null}
      {news?.doses.some(({ outcome }) => outcome && outcome !== 'missed') ? (
        <Lazy load={fetchDoubleDoses} props={{ now }} />
      ) : null}
      <section aria-labelledby="now">
        <h2 id="now" ref={heading} tabIndex={-1} className="mb-3">
          Now
        </h2>
        {failure ? (
          <FailedState
            title="Not everything could be fetched"
            failure={failure}
            onRetry={onRetry}
          />
        ) : null}
        {shown.length > 0 ? (
          <ul className="tasks">
            {shown.map((task, place) =>
              isDose(task) ? (
                <DoseTask
                  key="doses"
                  doses={news!.doses.filter((dose) => openDoses.has(idOfDose(dose)))}
                  now={now}
                  isFirst={place === 0}
                />
              ) : (
                <NowTask
                  key={`${task.kind} ${task.id}`}
                  task={task}
                  isFirst={place === 0}
                  isFormOpen={task === withForm}
                  facts={facts}
                />
              ),
            )}
          </ul>
        ) : failure || isLoading ? null : (
          <p>You have done everything for now.</p>
        )}
        {isLoading ? <Skeleton text="Loading your day..." /> : null}
      </section>
      {isComplete && (tasks.later.length > 0 || upcoming?.length === 0) ? (
        <section aria-labelledby="later">
          <h2 id="later" className="mb-1">
            Later
          </h2>
          <LaterList tasks={tasks.later} visits={upcoming} news={news} />
        </section>
      ) : null}
      {isComplete && tasks.done.length > 0 ? (
        <DoneTasks tasks={tasks.done} newest={newest} waiting={waiting} now={now} />
      ) : null}
    </div>
  )
}

const isDose = ({ kind }: Task) => kind === 'dose'

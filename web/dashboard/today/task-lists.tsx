import './today.css'

import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { type Pressing, pressingOf } from '#domain/dashboard/pressing.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { idOfDose, type Task, tasksOf } from '#domain/dashboard/tasks.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { isProposal } from '#web/appointments/order.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { refreshDay } from '#web/platform/signed-in/counts.ts'
import { useCare } from '#web/readings/care/queries.ts'
import { glucose as glucoseMeasure } from '#web/readings/glucose.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { DoneTasks } from './done-tasks.tsx'
import { DoseTask } from './dose-task.tsx'
import { LaterList } from './later-list.tsx'
import { NowTask } from './now-task.tsx'
import { newerOf, useWaitingReadings } from './waiting-readings.ts'

/** In the file of the form, so that it is there once a reading was entered, also offline. */
const fetchAdvice = async () => (await import('#web/readings/advice-card.tsx')).AdviceCard

const fetchDoubleDoses = async () =>
  (await import('#web/medications/doses/today-doses.tsx')).TodayDoubleDoses

interface TaskListsProps {
  now: number
  profile: Profile | undefined
  /** Each undefined where it could not be fetched. */
  upcoming: readonly Appointment[] | undefined
  bloodPressure: readonly BloodPressureReading[] | undefined
  glucose: readonly GlucoseReading[] | undefined
  news: DayNews | undefined
  unread: number
}

/** A warning about a reading that was entered here, until the page is left. */
interface Warned {
  measure: Pressing['measure']
  advice: Advice
}

/** The tasks of today: now, later and done. */
export function TaskLists(props: TaskListsProps) {
  const { now, profile, upcoming: visits = [], bloodPressure, glucose, news, unread } = props
  const client = useQueryClient()
  const care = useCare()
  const waiting = useWaitingReadings()
  const [warned, setWarned] = useState<Warned>()
  const warning = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (warned) warning.current?.focus()
  }, [warned])

  const newest = {
    bloodPressure: newerOf(waiting.bloodPressure, bloodPressure?.[0]),
    glucose: newerOf(waiting.glucose, glucose?.[0]),
  }
  const areReadingsKnown = bloodPressure !== undefined && glucose !== undefined
  const urgent = pressingOf(newest, now, care)
  // The whole advice is above the tasks.
  const pressing = urgent?.measure === warned?.measure ? undefined : urgent
  const tasks = tasksOf(
    {
      pressing: pressing?.measure,
      areReadingsKnown,
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

  /** The card goes with what has the focus in it; a warning keeps the focus. */
  function done() {
    void refreshDay(client)
    isLeaving.current = true
  }
  useEffect(() => {
    if (!isLeaving.current || document.activeElement !== document.body) return
    isLeaving.current = false
    ;(warning.current ?? heading.current)?.focus({ preventScroll: true })
  })

  const facts = {
    now,
    profile,
    visits,
    newest,
    pressing,
    care,
    unread,
    isNew: areReadingsKnown && !newest.bloodPressure && !newest.glucose,
    onWarning: (measure: Pressing['measure'], advice: Advice) => setWarned({ measure, advice }),
    onDone: done,
  }
  const openDoses = new Set(tasks.now.filter(isDose).map(({ id }) => id))
  const shown = tasks.now.filter(
    (task, place) => !isDose(task) || place === tasks.now.findIndex(isDose),
  )
  const withForm = shown.find(({ kind }) => kind === 'blood-pressure' || kind === 'glucose')
  return (
    <div className="grid content-start gap-8">
      {warned ? (
        <div ref={warning} tabIndex={-1} className="scroll-mt-4">
          <h2 className="sr-only">What to do now</h2>
          <Lazy fetchPart={fetchAdvice} props={{ advice: warned.advice, live: true }} />
          {warned.measure === 'glucose' && glucoseMeasure.plan ? (
            <p className="mt-3">
              <Link to={glucoseMeasure.plan} className="link link-alone">
                See my action plan
              </Link>
            </p>
          ) : null}
        </div>
      ) : null}
      {news?.doses.some(({ outcome }) => outcome && outcome !== 'missed') ? (
        <Lazy fetchPart={fetchDoubleDoses} props={{ now }} />
      ) : null}
      <section aria-labelledby="now">
        <h2 id="now" ref={heading} tabIndex={-1} className="mb-3">
          Now
        </h2>
        {areReadingsKnown && news ? null : (
          <p className="mb-3 text-muted">Not everything could be fetched.</p>
        )}
        {shown.length > 0 ? (
          <ul className="tasks">
            {shown.map((task, place) =>
              isDose(task) ? (
                <DoseTask
                  key="doses"
                  doses={news!.doses.filter((dose) => openDoses.has(idOfDose(dose)))}
                  now={now}
                  isFirst={place === 0}
                  onDone={done}
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
        ) : (
          <p>You have done everything for now.</p>
        )}
      </section>
      {tasks.later.length > 0 || visits.length === 0 ? (
        <section aria-labelledby="later">
          <h2 id="later" className="mb-1">
            Later
          </h2>
          <LaterList tasks={tasks.later} visits={visits} news={news} />
        </section>
      ) : null}
      {tasks.done.length > 0 ? (
        <DoneTasks tasks={tasks.done} newest={newest} waiting={waiting} now={now} onDone={done} />
      ) : null}
    </div>
  )
}

const isDose = ({ kind }: Task) => kind === 'dose'

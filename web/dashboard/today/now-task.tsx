import type { Profile } from '#domain/accounts/profile.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { LatelyRead, NewestReadings, Pressing } from '#domain/dashboard/pressing.ts'
import type { Task } from '#domain/dashboard/tasks.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Care } from '#domain/readings/care.ts'
import { callToJoin } from '#web/appointments/call-to-join.ts'
import { joinNoteOf } from '#web/appointments/join-note.ts'
import { CallUs } from '#web/appointments/call-us.tsx'
import { visitStep } from '#web/appointments/visit-step.ts'
import { formatRecent } from '#web/platform/values/dates.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { fetchGlucoseForm, fetchPressureForm } from './fetch-forms.ts'
import { ReadingTask } from './reading-task.tsx'
import { TaskCard } from './task-card.tsx'
import type { TaskParts } from './task-parts.ts'
import { messageText, questionsText, readingText, textOf } from './task-texts.ts'

/** What the tasks of now show. */
export interface NowFacts {
  now: number
  profile: Profile | undefined
  visits: readonly Appointment[]
  newest: NewestReadings
  /** The readings of the last 24 hours, and older ones. */
  lately: LatelyRead
  pressing: readonly Pressing[]
  /** Undefined until they are loaded; there is nothing pressing before. */
  PressingTask: TaskParts['PressingTask'] | undefined
  care: Care
  unread: number
  /** Whether the person has logged nothing yet. */
  isNew: boolean
  onWarning: (measure: Pressing['measure'], advice: Advice) => void
  /** After a reading was entered in a card. */
  onSaved: () => void
}

interface NowTaskProps {
  task: Task
  isFirst: boolean
  /** A form is open in one card at most, the first that has one. */
  isFormOpen: boolean
  facts: NowFacts
}

/** One thing to do now. Doses have a card of their own. */
export function NowTask({ task, isFirst, isFormOpen, facts }: NowTaskProps) {
  const { now, profile, visits, newest, lately, care, unread, onWarning, onSaved } = facts
  const { PressingTask } = facts
  const { kind, id, at } = task
  const text =
    kind === 'message'
      ? messageText(unread)
      : kind === 'questions'
        ? questionsText(task)
        : textOf(task)
  if (text) return <TaskCard {...text} isFirst={isFirst} />
  const pressing = facts.pressing.find(({ standing }) => standing.reading.id === id)
  if (kind === 'pressing' && pressing && PressingTask)
    return <PressingTask pressing={pressing} isFirst={isFirst} now={now} />
  const visit = visits.find((one) => one.id === id)
  if (visit) return <VisitTask visit={visit} profile={profile} now={now} isFirst={isFirst} />

  const words = readingText(
    kind === 'glucose' ? 'glucose' : 'blood pressure',
    { at, isFirst: facts.isNew },
    now,
  )
  const shared = {
    care,
    title: words.title,
    text: words.text || (at ? `Last: ${formatRecent(at, now)}.` : ''),
    isFirst,
    isOpen: isFormOpen,
    onSaved,
  }
  return kind === 'glucose' ? (
    <ReadingTask
      {...shared}
      measure={glucose}
      fetchForm={fetchGlucoseForm}
      last={newest.glucose}
      lately={lately.glucose}
      onWarning={(advice) => onWarning('glucose', advice)}
    />
  ) : (
    <ReadingTask
      {...shared}
      measure={bloodPressure}
      fetchForm={fetchPressureForm}
      last={newest.bloodPressure}
      lately={lately.bloodPressure}
      onWarning={(advice) => onWarning('bloodPressure', advice)}
    />
  )
}

interface VisitTaskProps {
  visit: Appointment
  profile: Profile | undefined
  now: number
  isFirst: boolean
}

/** An appointment that is near, with how to join it once it is confirmed; or a proposal to answer. */
function VisitTask({ visit, profile, now, isFirst }: VisitTaskProps) {
  const { title, text, isProposed } = visitStep(visit, now)
  const isAway = visit.provider_away
  const join = visit.status === 'confirmed' && !isAway && joinNoteOf(visit, profile?.phone_number)
  const call = callToJoin(visit, now)
  const way: { to: `/${string}`; action: string } = call
    ? { to: call, action: 'Join' }
    : { to: '/appointments', action: isProposed ? 'Accept or decline' : seeOf(isAway) }
  return (
    <TaskCard title={title} text={join ? `${text} ${join.text}` : text} {...way} isFirst={isFirst}>
      {isAway ? <CallUs /> : null}
    </TaskCard>
  )
}

const seeOf = (isAway: boolean) => (isAway ? 'Choose another time' : 'See my appointments')

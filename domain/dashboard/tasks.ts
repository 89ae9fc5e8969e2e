import { dueAt, stateOfDose } from '../medications/doses.ts'
import { daysBetween, instantAt, lusakaClock } from '../values/lusaka.ts'
import type { DayNews, DoseOfToday } from './schema.ts'

/** An upcoming appointment, as far as its place in the day depends on it. */
export interface Visit {
  id: string
  /** ISO 8601. */
  at: string
  /** Whether a provider has proposed it and the patient has not answered. */
  isProposed: boolean
}

/** What is known of a person's day. */
export interface Facts {
  /** Readings of the last 24 hours that require something, by their ids, the first to be done first. */
  pressing: readonly string[]
  /** When the newest reading of each kind was taken, ISO 8601; undefined where none is known. */
  bloodPressureAt?: string | undefined
  glucoseAt?: string | undefined
  visits: readonly Visit[]
  /** Undefined where it could not be fetched. */
  news?: Omit<DayNews, 'unread' | 'has_care_plan'> | undefined
  /** How many messages the person has not read. */
  unread: number
}

export type TaskKind =
  | 'pressing'
  | 'support'
  | 'next-step'
  | 'proposal'
  | 'questions'
  | 'visit'
  | 'dose'
  | 'refill'
  | 'meal-plan'
  | 'exercise-plan'
  | 'message'
  | 'blood-pressure'
  | 'glucose'
  | 'results'
  | 'screening'

/** One thing of a day. */
export interface Task {
  kind: TaskKind
  /** Which of its kind: the id of an appointment or a request, the medicine and time of a dose. */
  id: string
  /** When it is due, was done, or came, ISO 8601; undefined where no time belongs to it. */
  at?: string
}

/** The tasks of a day, each in one of three lists. */
export interface Tasks {
  /** The most important first. */
  now: Task[]
  /** The soonest first. */
  later: Task[]
  /** In the order in which they were done. */
  done: Task[]
}

const day = 24 * 60 * 60 * 1000

/** For so long, in milliseconds. */
const spans = {
  /** After an answer about being better off dead, help comes before all but readings. */
  supportFirst: 3 * day,
  /** The questions are about the last two weeks: until then no new answers are requested. */
  screening: 14 * day,
  /** A plan, and the results of a screening, count as new. */
  news: 2 * day,
}

/** An appointment from this many days away is for later. */
const laterFrom = 2

/** Help comes early for three days after an answer about being better off dead, then after doses. */
type Rank = TaskKind | 'support-first'

/** The order of what is to be done now. */
const ranks: readonly Rank[] = [
  'pressing',
  'support-first',
  'proposal',
  'visit',
  'questions',
  'dose',
  'refill',
  'support',
  'next-step',
  'meal-plan',
  'exercise-plan',
  'message',
  'blood-pressure',
  'glucose',
  'results',
  'screening',
]

const isSame = (at: string | null | undefined, today: string) =>
  at ? lusakaClock(at).day === today : false

/**
 * The tasks of a person's day. Each fact is in at most one list; only a screening of today is done and
 * leaves results to read. A reading is requested every day of what the person logs, and blood pressure
 * where no reading is known.
 *
 * @param now milliseconds
 */
export function tasksOf(facts: Facts, now: number): Tasks {
  const { pressing, bloodPressureAt, glucoseAt, visits, news, unread } = facts
  const { day: today } = lusakaClock(now)
  const isWithin = (at: string | null | undefined, span: number) =>
    at ? now - Date.parse(at) < span : false
  const open: { rank: Rank; task: Task }[] = []
  const later: Task[] = []
  const done: Task[] = []
  const add = (kind: TaskKind, more: Omit<Task, 'kind' | 'id'> & { id?: string } = {}) =>
    open.push({ rank: kind, task: { kind, id: kind, ...more } })

  for (const id of pressing) add('pressing', { id })

  for (const { id, at, isProposed } of visits) {
    const isLater = daysBetween(today, lusakaClock(at).day) >= laterFrom
    if (isProposed) add('proposal', { id, at })
    else if (isLater) later.push({ kind: 'visit', id, at })
    else add('visit', { id, at })
  }

  for (const dose of news?.doses ?? []) {
    const task: Task = { kind: 'dose', id: idOfDose(dose), at: new Date(dueAt(dose)).toISOString() }
    if (dose.outcome) done.push(task)
    else if (stateOfDose(dose, undefined, now) === 'later') later.push(task)
    else open.push({ rank: 'dose', task })
  }

  // Very strong signs lead to the same help, without the haste of an answer about being better off dead.
  if (isWithin(news?.safety_at, spans.screening) || news?.next_step === 'urgent')
    open.push({
      rank: isWithin(news?.safety_at, spans.supportFirst) ? 'support-first' : 'support',
      task: { kind: 'support', id: 'support' },
    })
  // Before a session, so that there is time to answer.
  for (const { id, due_on } of news?.questions ?? [])
    add('questions', { id, at: instantAt(due_on).toISOString() })
  const isOffered = news?.next_step === 'offered'
  if (isOffered) add('next-step')
  if (news?.refill_by) add('refill')
  if (isWithin(news?.meal_plan_at, spans.news)) add('meal-plan', { at: news!.meal_plan_at! })
  if (isWithin(news?.exercise_plan_at, spans.news))
    add('exercise-plan', { at: news!.exercise_plan_at! })
  if (unread > 0) add('message')

  const readings = [
    ['blood-pressure', bloodPressureAt, !bloodPressureAt && !glucoseAt],
    ['glucose', glucoseAt, false],
  ] as const
  for (const [kind, at, isFirst] of readings)
    if (at && isSame(at, today)) done.push({ kind, id: kind, at })
    else if (at || isFirst) add(kind, at ? { at } : {})

  // Where the day could not be fetched, it is not known whether there was a screening.
  if (news) {
    const { screened_at } = news
    if (!isWithin(screened_at, spans.screening)) add('screening')
    // The next step is shown with the results.
    else if (isWithin(screened_at, spans.news) && !isOffered) add('results', { at: screened_at! })
    if (isSame(screened_at, today))
      done.push({ kind: 'screening', id: 'screening', at: screened_at! })
  }

  const byTime = (one: Task, other: Task) =>
    (one.at ?? '').localeCompare(other.at ?? '') || one.id.localeCompare(other.id)
  return {
    now: open
      .toSorted(
        (one, other) =>
          ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
          (one.rank === 'pressing' ? 0 : byTime(one.task, other.task)),
      )
      .map(({ task }) => task),
    later: later.toSorted(byTime),
    done: done.toSorted(byTime),
  }
}

/** The key of a dose: one of yesterday may be open beside that of today. */
export const idOfDose = ({
  medicine_id,
  day,
  time,
}: Pick<DoseOfToday, 'medicine_id' | 'day' | 'time'>) => `${medicine_id} ${day} ${time}`

import type { Appointment } from '#domain/appointments/schema.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { OwnNextStep } from '#domain/next-steps/schema.ts'
import { callToJoin } from '#web/appointments/call-to-join.ts'
import { visitStep } from '#web/appointments/visit-step.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import type { Group } from './groups/group-order.ts'
import { distanceTo, headingOf, timeOf } from './groups/group-words.ts'
import type { Entry } from './week-entries.ts'

/** The next step of a student, and the page on which they do it. */
export interface NextStep {
  about: 'visit' | 'group' | 'proof' | 'week' | 'screening'
  title: string
  text: string
  to: `/${string}`
  action: string
}

/** What is known of a student. */
interface Known {
  verification_status: Profile['verification_status'] | undefined
  /** The appointment that comes first, if there is one. */
  appointment?: Appointment | undefined
  groups: readonly Group[]
  /** What the last screening suggested. */
  suggestion?: Pick<OwnNextStep, 'step' | 'status'> | null | undefined
  /** The first planned task of today. */
  task?: Entry | undefined
}

/** A group this soon comes before everything less urgent. In days. */
const nearDays = 2

/**
 * The order: an appointment or a group that is near; what a screening suggested; the proof of study, where
 * it is missing; what is planned for today; later entries.
 *
 * @param now milliseconds
 */
export function nextStep(known: Known, now: number): NextStep {
  const { appointment, groups, verification_status, suggestion, task } = known
  const visit = appointment && visitStep(appointment, now)
  const call = appointment && callToJoin(appointment, now)
  const visitNext: NextStep | undefined = visit && {
    about: 'visit',
    title: visit.title,
    text: visit.text,
    to: call ?? '/book-appointment',
    action: call ? 'Join' : visit.isProposed ? 'Accept or decline' : 'See my appointments',
  }
  const own = groups.find(({ place }) => place && !place.cancelled_at)
  const ownNext: NextStep | undefined = own && {
    about: 'group',
    title: `Your group: ${own.topic}`,
    text: `${distanceTo(own.session_time, now)}. ${timeOf(own)}. Your group name is ${own.place?.pseudonym}.`,
    to: placeOf(own),
    action: 'See how to join',
  }
  const isNearGroup = own && daysBetween(dayOf(now), dayOf(own.session_time)) <= nearDays
  const isGroupFirst =
    own && appointment && Date.parse(own.session_time) < Date.parse(appointment.appointment_time)
  if (visit?.isProposed && visitNext) return visitNext
  if (isNearGroup && ownNext && (isGroupFirst || !visit?.isNear)) return ownNext
  if (visit?.isNear && visitNext) return visitNext
  if (suggestion?.step === 'urgent') return support
  if (suggestion?.status.startsWith('suggested')) return suggested
  if (verification_status === 'rejected')
    return {
      about: 'proof',
      title: 'Send your document again',
      text: 'The last one was not accepted. You read why beside the form.',
      to: '/student-profile#verification',
      action: 'Put it right',
    }
  if (verification_status === 'unverified')
    return {
      about: 'proof',
      title: 'Show us that you study',
      text: 'A photograph of your student card is enough. It takes a minute.',
      to: '/student-profile#verification',
      action: 'Send a document',
    }
  if (task)
    return {
      about: 'week',
      title: task.title,
      text: task.time ? `Today, ${task.time}, as you planned.` : 'Today, as you planned.',
      to: '/time-management',
      action: 'Open my week',
    }
  const upcoming = isGroupFirst ? ownNext : (visitNext ?? ownNext)
  if (upcoming) return upcoming
  const open = groups.find((group) => !group.place && !group.open?.is_full)
  if (open)
    return {
      about: 'group',
      title: open.topic,
      text: `${distanceTo(open.session_time, now)}. A group session you can come to without your name.`,
      to: placeOf(open),
      action: 'See the group',
    }
  return {
    about: 'week',
    title: 'What matters most this week?',
    text: 'Write down one thing and give it a day. The rest finds its place.',
    to: '/time-management',
    action: 'Plan my week',
  }
}

/** Neutral, as on a client's day: others may see the screen. */
const suggested: NextStep = {
  about: 'screening',
  title: 'A next step for you',
  text: 'After your last answers we suggest one step. You decide.',
  to: '/screening/history#next-step',
  action: 'See the step',
}
const support: NextStep = {
  about: 'screening',
  title: 'Support for you',
  text: 'Helplines, your safety plan, and people to talk to. You can call today, at any hour.',
  to: '/safety',
  action: 'Open support',
}

const placeOf = (group: Group) => `/student-profile#${headingOf(group)}` as const

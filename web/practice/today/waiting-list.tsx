import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { ProviderStats } from '#domain/practice/stats.ts'
import type { Waiting } from '#domain/practice/schema.ts'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { dayOf, formatAge, formatDay } from '#web/platform/values/dates.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { PlaceIcon, type PlaceIconName } from '#web/ui/icons/place-icon.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { waiting } from '#web/platform/signed-in/counts.ts'
import { stats } from '#web/practice/queries.ts'
import { errorTitles } from '#web/practice/texts.ts'

const fetchDuePlans = async () => (await import('./due-plans.tsx')).DuePlans
const fetchRequests = async () => (await import('./request-tasks.tsx')).RequestTasks

/** From so many days before its end the page warns about a certificate. */
const warnDays = 30

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

interface WaitingListProps {
  now: number
  /** The appointments shown beside it, where requests are confirmed: they are no task here. */
  shown: readonly ProviderAppointment[]
  /** The row of the patients who need attention, after what is pressing now. */
  attention: ReactNode
}

/** The provider's pending tasks, the most urgent first, each with how long it has been pending. */
export function WaitingList({ now, shown, attention }: WaitingListProps) {
  const query = useQuery(waiting)
  const unread = useQuery(stats).data
  const requests = shown.filter((one) => canTransition(one, 'confirmed', 'provider', new Date(now)))
  return (
    <Section title="Your tasks" className="practice-waits">
      <QueryView
        query={query}
        failed={errorTitles.waiting}
        Failed={NotShown}
        fallback={<Skeleton lines={4} />}
      >
        {(data) => (
          <ul className="waits">
            {data.open_safety_alerts > 0 ? (
              <Wait
                to="/safety-alerts"
                icon="bell"
                since={data.oldest_safety_alert_at}
                isMany={data.open_safety_alerts > 1}
                now={now}
                isPressing
                note="Someone may be unsafe. Get in touch now."
              >
                {counted(data.open_safety_alerts, 'open alert', 'open alerts')}
              </Wait>
            ) : null}
            {data.urgent_messages > 0 ? (
              <Wait
                to="/messaging"
                icon="chat"
                since={data.oldest_urgent_at}
                isMany={data.urgent_messages > 1}
                now={now}
                isPressing
                note="A patient asked us to tell you now. It stays here until you answer or say that it is dealt with."
              >
                {counted(data.urgent_messages, 'urgent conversation', 'urgent conversations')}
              </Wait>
            ) : null}
            {attention}
            {data.follow_ups_due > 0 ? (
              <Wait
                to="/safety-alerts"
                icon="bell"
                isPressing
                note={
                  data.oldest_follow_up_on && data.oldest_follow_up_on < dayOf(now)
                    ? `Overdue since ${formatDay(`${data.oldest_follow_up_on}T10:00Z`)}.`
                    : 'You planned it for today, when you closed a safety alert.'
                }
              >
                {counted(data.follow_ups_due, 'contact after an alert', 'contacts after alerts')}
              </Wait>
            ) : null}
            {data.open_requests > requests.length ? (
              <Wait
                to="/appointment-scheduler#requests"
                icon="calendar"
                since={ageOfOthers(data, requests)}
                isMany={data.open_requests - requests.length > 1}
                now={now}
                note="They get an email once you confirm or decline."
              >
                {counted(
                  data.open_requests - requests.length,
                  'request to confirm',
                  'requests to confirm',
                )}
                {requests.length > 0 ? ' on other days' : ''}
              </Wait>
            ) : null}
            {data.open_requests > requests.length ? (
              <Lazy
                load={fetchRequests}
                props={{ shown: requests.map(({ id }) => id), now }}
                optional
              />
            ) : null}
            {data.late_referrals > 0 ? (
              <Wait
                to="/patient-management"
                icon="people"
                isPressing
                note="For more than two working days. Referrals says what it waits for: the patient, your colleague or a visit."
              >
                {counted(
                  data.late_referrals,
                  'urgent referral that waits',
                  'urgent referrals that wait',
                )}
              </Wait>
            ) : null}
            {data.referrals_to_answer > 0 ? (
              <Wait
                to="/patient-management"
                icon="people"
                note="Accept or decline under Referrals."
              >
                {counted(data.referrals_to_answer, 'referral to answer', 'referrals to answer')}
              </Wait>
            ) : null}
            {data.calls_to_make > 0 ? (
              <Wait
                to="/call-backs"
                icon="phone"
                since={data.oldest_call_back_at}
                isMany={data.calls_to_make > 1}
                now={now}
                note="They chose when. Claim a call, then make it."
              >
                {counted(data.calls_to_make, 'call to make', 'calls to make')}
              </Wait>
            ) : null}
            {data.check_ins_to_answer > 0 ? (
              <Wait
                to="/check-ins"
                icon="questions"
                since={data.oldest_check_in_at}
                isMany={data.check_ins_to_answer > 1}
                now={now}
                note="We promised an answer in two working days. Claim one, then write."
              >
                {counted(data.check_ins_to_answer, 'check-in to answer', 'check-ins to answer')}
              </Wait>
            ) : null}
            {data.care_plans_due > 0 ? (
              <>
                <Wait
                  to="/patient-management"
                  icon="people"
                  note="A review is due, or a patient says that a step does not work."
                >
                  {counted(data.care_plans_due, 'care plan to review', 'care plans to review')}
                </Wait>
                <Lazy load={fetchDuePlans} props={{}} optional />
              </>
            ) : null}
            {data.questions_to_answer > 0 ? (
              <Wait
                to="/support/queue"
                icon="chat"
                since={data.oldest_question_at}
                isMany={data.questions_to_answer > 1}
                now={now}
                note="We promised an answer in two hours. Claim one, then write."
              >
                {counted(data.questions_to_answer, 'question to answer', 'questions to answer')}
              </Wait>
            ) : null}
            {data.plans_to_write > 0 ? (
              <Wait
                to="/plan-requests"
                icon="plan"
                since={data.oldest_plan_request_at}
                isMany={data.plans_to_write > 1}
                now={now}
                // The hyphen does not end a row.
                note={`We told them to expect it in ${turnaround}.`}
              >
                {counted(data.plans_to_write, 'plan to write', 'plans to write')}
              </Wait>
            ) : null}
            {unread && unread.unread_messages > 0 ? (
              <Wait
                to="/messaging"
                icon="chat"
                since={unread.oldest_unread_at}
                isMany={unread.unread_messages > 1}
                now={now}
                note="Only you and your patient can read them."
              >
                {counted(unread.unread_messages, 'unread message', 'unread messages')}
              </Wait>
            ) : null}
            <EndingCertificate now={now} />
            {isDone(data, requests, unread) ? (
              <li className="grid gap-2">
                <p>{requests.length > 0 ? 'No other tasks.' : 'No open alerts or requests.'}</p>
                <p>
                  <Link to="/availability" className="link link-alone">
                    See when you can be booked
                  </Link>
                </p>
              </li>
            ) : null}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

/** When the first of the other requests was sent; null where only a shown one is known to be that old. */
function ageOfOthers({ oldest_request_at: oldest }: Waiting, shown: ProviderAppointment[]) {
  return shown.some(({ created_at }) => created_at === oldest) ? null : oldest
}

/** Whether the only pending tasks are those that the calendar already shows. */
const isDone = (data: Waiting, shown: readonly unknown[], counts: ProviderStats | undefined) =>
  data.open_safety_alerts +
    // A server of an earlier version sends none.
    (data.follow_ups_due || 0) +
    (data.urgent_messages || 0) +
    data.calls_to_make +
    (data.check_ins_to_answer || 0) +
    (data.care_plans_due || 0) +
    (data.questions_to_answer || 0) +
    data.plans_to_write +
    (counts?.unread_messages ?? 0) ===
    0 && data.open_requests <= shown.length

function EndingCertificate({ now }: { now: number }) {
  const { data } = useQuery(ownRegistration)
  const end = data?.certificate_expires_on
  const left = end ? daysBetween(dayOf(now), end) : Infinity
  if (left > warnDays || left < 0 || data?.newest?.status === 'pending') return null
  return (
    <Wait to="/provider-registration" icon="badge" note="After that you cannot be booked.">
      {left === 0
        ? 'Your practising certificate runs out today'
        : `Your practising certificate runs out in ${counted(left, 'day', 'days')}`}
    </Wait>
  )
}

interface WaitProps {
  to: `/${string}`
  icon: PlaceIconName
  /** The task and its count; the text of the link. */
  children: ReactNode
  note: string
  since?: string | null
  now?: number
  /** More than one is pending, so that the age is that of the first. */
  isMany?: boolean
  isPressing?: boolean
}

function Wait({ to, icon, children, note, since, now = 0, isMany, isPressing }: WaitProps) {
  const age = since ? formatAge(since, now) : null
  const waits = isMany ? 'The first has waited' : 'Waiting'
  return (
    <li className={`wait${isPressing ? ' wait-pressing' : ''}`}>
      <PlaceIcon name={icon} size={24} />
      <div>
        <Link to={to}>{children}</Link>
        {age ? (
          <p className="wait-age">{age === 'just now' ? 'Just now' : `${waits} ${age}`}</p>
        ) : null}
        <p className="text-muted">{note}</p>
      </div>
    </li>
  )
}

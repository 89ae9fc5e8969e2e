import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { ownRegistration } from '#web/platform/signed-in/registration.ts'
import { dayOf, formatAge } from '#web/platform/values/dates.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { waiting } from '#web/practice/queries.ts'
import { failures } from '#web/practice/texts.ts'

/** From so many days before its end the page warns about a certificate. */
const warnDays = 30

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** The provider's pending tasks, the most urgent first, each with how long it has been pending. */
export function WaitingList({ now }: { now: number }) {
  const query = useQuery(waiting)
  return (
    <Section title="Your tasks" className="practice-waits">
      <QueryView
        query={query}
        failed={failures.waiting}
        Failed={NotShown}
        waiting={<Skeleton lines={4} />}
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
            {data.open_requests > 0 ? (
              <Wait
                to="/appointment-scheduler#list"
                icon="calendar"
                since={data.oldest_request_at}
                isMany={data.open_requests > 1}
                now={now}
                note="They get an email once you confirm or decline."
              >
                {counted(data.open_requests, 'request to confirm', 'requests to confirm')}
              </Wait>
            ) : null}
            {data.plans_to_write > 0 ? (
              <Wait
                to="/plan-requests"
                icon="file"
                since={data.oldest_plan_request_at}
                isMany={data.plans_to_write > 1}
                now={now}
                note={`We told them to expect it in ${turnaround}.`}
              >
                {counted(data.plans_to_write, 'plan to write', 'plans to write')}
              </Wait>
            ) : null}
            <EndingCertificate now={now} />
            {data.open_safety_alerts + data.open_requests + data.plans_to_write === 0 ? (
              <li className="grid gap-2">
                <p>No open alerts or requests.</p>
                <p>
                  <Link to="/availability" className="link">
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

function EndingCertificate({ now }: { now: number }) {
  const { data } = useQuery(ownRegistration)
  const end = data?.certificate_expires_on
  const left = end ? daysBetween(dayOf(now), end) : Infinity
  if (left > warnDays || left < 0 || data?.newest?.status === 'pending') return null
  return (
    <Wait to="/provider-registration" icon="file" note="After that you cannot be booked.">
      {left === 0
        ? 'Your practising certificate runs out today'
        : `Your practising certificate runs out in ${counted(left, 'day', 'days')}`}
    </Wait>
  )
}

interface WaitProps {
  to: `/${string}`
  icon: IconName
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
      <Icon name={icon} size={24} />
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

import { useQuery } from '@tanstack/react-query'
import { freeNow } from '#domain/membership/free-now.ts'
import type { OwnBenefits } from '#domain/membership/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownBenefits } from './benefit-queries.ts'
import { NextSteps } from './next-steps.tsx'

type Left = OwnBenefits['sessions'][number]

const nouns = {
  therapist: 'therapy sessions',
  dietitian: 'dietitian consultations',
  'fitness expert': 'sessions with a fitness expert',
} as const

const nounOf = ({ profession, session_type }: Left) =>
  session_type ? `${session_type} sessions with a ${profession}` : nouns[profession]

/** The check-in of this month. */
const checkInWords = {
  open: 'is open',
  sent: 'is sent',
  answered: 'is answered',
} as const

/** What is left of the sessions that the user's plans include, and the next step; without a plan, what is free. */
export function WhatIsLeft() {
  return (
    <QueryView
      query={useQuery(ownBenefits)}
      failed="Error fetching what is left"
      fallback={<Skeleton lines={2} />}
    >
      {({ plan_keys, sessions, check_in, unread_answers }) =>
        plan_keys.length === 0 ? (
          <p>Free with any account: {freeNow()}.</p>
        ) : (
          <>
            {sessions.length > 0 || check_in || unread_answers > 0 ? (
              <ul aria-label="What is left" className="grid gap-2">
                {sessions.map((one) => (
                  <li key={nounOf(one)}>
                    <strong translate="no">
                      {one.left} of {one.of}
                    </strong>{' '}
                    {nounOf(one)} left, until {formatDate(one.until)}
                  </li>
                ))}
                {check_in ? (
                  <li>
                    This month’s{' '}
                    <Link to="/check-in" className="link">
                      check-in {checkInWords[check_in]}
                    </Link>
                  </li>
                ) : null}
                {unread_answers > 0 ? (
                  <li>
                    <Link to="/support" className="link">
                      {unread_answers === 1
                        ? 'Our team has answered you'
                        : `Our team has answered ${unread_answers} of your questions`}
                    </Link>
                  </li>
                ) : null}
              </ul>
            ) : null}
            {/* The check-in has a row of its own. */}
            <NextSteps plan_keys={plan_keys} except="/check-in" />
          </>
        )
      }
    </QueryView>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { includesCheckIn } from '#domain/membership/benefits.ts'
import { NotIncluded } from '#web/membership/benefits/not-included.tsx'
import { AlertNote } from '#web/safety/alert/alert-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { ownCheckIns } from './queries.ts'
import { SentCheckIn } from './sent-check-in.tsx'
import { failed, monthName } from './texts.ts'

/** What is asked this month, what was sent, and what a therapist answered. */
export function CheckInBody() {
  const [alertId, setAlertId] = useState<string>()
  return (
    <>
      {alertId ? <AlertNote alertId={alertId} /> : null}
      <QueryView
        query={useQuery(ownCheckIns)}
        failed={failed}
        fallback={<Skeleton lines={6} text="Loading your check-ins..." />}
      >
        {({ is_included, open_month, check_ins }) => (
          <>
            {!is_included ? (
              <NotIncluded what="The monthly check-in" isIn={includesCheckIn} />
            ) : null}
            {is_included && open_month ? (
              <Section title={`Your check-in for ${monthName(open_month)}`}>
                <CheckInForm onDanger={setAlertId} />
              </Section>
            ) : null}
            {check_ins.length > 0 ? (
              <Section title="What you have sent">
                <ul className="grid gap-6" aria-label="Your check-ins, newest first">
                  {check_ins.map((one) => (
                    <li key={one.id} className="max-w-none">
                      <SentCheckIn checkIn={one} />
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </>
        )}
      </QueryView>
    </>
  )
}

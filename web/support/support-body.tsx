import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { includesSupport } from '#domain/membership/benefits.ts'
import { NotIncluded } from '#web/membership/benefits/not-included.tsx'
import { AlertNote } from '#web/safety/alert/alert-note.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownQuestions } from './queries.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionForm } from './question-form.tsx'
import { failed } from './texts.ts'

/** The form, and the questions with their answers. */
export function SupportBody() {
  const [alertId, setAlertId] = useState<string>()
  return (
    <>
      {alertId ? <AlertNote alertId={alertId} /> : null}
      <QueryView
        query={useQuery(ownQuestions)}
        failed={failed}
        fallback={<Skeleton lines={6} text="Loading your questions..." />}
      >
        {({ is_included, next_due_at, questions }) => (
          <>
            {is_included ? (
              <Section title="Ask a question">
                <QuestionForm dueAt={next_due_at} onDanger={setAlertId} />
              </Section>
            ) : (
              <NotIncluded what="Priority support" isIn={includesSupport} />
            )}
            {questions.length > 0 ? (
              <Section title="Your questions">
                <ul className="grid gap-6" aria-label="Your questions, newest first">
                  {questions.map((one) => (
                    <li key={one.id} className="max-w-none" data-question={one.id}>
                      <QuestionCard question={one} isIncluded={is_included} onDanger={setAlertId} />
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
            <LusakaTimeNote />
          </>
        )}
      </QueryView>
    </>
  )
}

import { daysDone, markOf } from '#domain/personal-plans/progress.ts'
import type { PatientPlans, PersonalPlan } from '#domain/personal-plans/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { PlanGoals } from '#web/personal-plans/plan-goals.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'

interface CurrentPlanViewProps {
  plan: PersonalPlan
  marks: PatientPlans['marks']
  patientName: string
}

/** The current plan as a provider reads it: with what the patient marked and said of each step. */
export function CurrentPlanView({ plan, marks, patientName }: CurrentPlanViewProps) {
  const today = dayOf(useNow())
  const [version] = plan.versions
  if (!version) return null
  const { author_name, published_at, agreed_on, review_on, number, goals } = version
  const lastSeven = Array.from({ length: 7 }, (_, days) => dayAfter(today, -days))
  return (
    <div className="grid gap-4">
      <p>
        Version <span translate="no">{number}</span>, written by{' '}
        <span translate="no">{author_name ?? 'a former provider'}</span> on{' '}
        {formatDate(published_at)}, agreed on together on {formatDate(agreed_on)}.{' '}
        {review_on <= today ? (
          <strong>The review was due on {formatDate(review_on)}.</strong>
        ) : (
          `Review on ${formatDate(review_on)}.`
        )}
      </p>
      <PlanGoals
        goals={goals}
        names={{ patient: patientName, provider: author_name ?? 'The provider who wrote it' }}
        below={(step) => (
          <>
            {step.who === 'patient' ? (
              <p className="text-muted">
                {step.is_once
                  ? markOf(step, marks, today)
                    ? 'Marked as done.'
                    : 'Not marked as done.'
                  : `Marked on ${daysDone(step.id, marks, lastSeven)} of the last 7 days.`}
              </p>
            ) : null}
            {plan.words
              .filter(({ step_id }) => step_id === step.id)
              .map((said) => (
                <p key={said.id} className="wrap-anywhere whitespace-pre-line">
                  <strong>Does not work, {formatDate(said.created_at)}:</strong> {said.words}
                </p>
              ))}
          </>
        )}
      />
    </div>
  )
}

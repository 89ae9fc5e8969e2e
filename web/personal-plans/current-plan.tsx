import type { PersonalPlan, PlanMark } from '#domain/personal-plans/schema.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Card, Section } from '#web/ui/layout/page.tsx'
import { PlanGoals } from './plan-goals.tsx'
import { PlanSharing } from './plan-sharing.tsx'
import { pdfOf } from './queries.ts'
import { ReviewLine } from './review-line.tsx'
import { StepWays } from './step-ways.tsx'
import { downloadFailed } from './texts.ts'

interface CurrentPlanProps {
  plan: PersonalPlan
  marks: readonly PlanMark[]
}

/** The current care plan: who wrote it and when, the review, and the steps, which can be marked as done. */
export function CurrentPlan({ plan, marks }: CurrentPlanProps) {
  const today = dayOf(useNow())
  const [version] = plan.versions
  const download = useAction(async () => saveAnswer(await authenticatedFetch(pdfOf(plan.id))), {
    failure: downloadFailed,
  })
  if (!version) return null
  const { author_name, published_at, agreed_on, review_on, goals, number } = version
  return (
    <>
      <Card className="grid gap-3">
        <p>
          Written by <span translate="no">{author_name ?? 'a provider'}</span> on{' '}
          {formatDate(published_at)}
          {number > 1 ? `, version ${number}` : ''}. You agreed on it together on{' '}
          {formatDate(agreed_on)}.
        </p>
        <ReviewLine review_on={review_on} today={today} />
        <p className="screen-only flex flex-wrap gap-3">
          <ActionButton variant="quiet" action={download} busyLabel="Downloading...">
            Download PDF
          </ActionButton>
          <Button variant="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </p>
      </Card>
      <Section title="Goals and steps">
        <PlanGoals
          goals={goals}
          names={{ patient: 'You', provider: author_name }}
          below={(step) => (
            <StepWays
              plan_id={plan.id}
              step={step}
              marks={marks}
              today={today}
              words={plan.words.filter((said) => said.step_id === step.id)}
            />
          )}
        />
      </Section>
      <PlanSharing plan={plan} />
    </>
  )
}

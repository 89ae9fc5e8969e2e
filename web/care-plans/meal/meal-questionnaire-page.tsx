import '#web/care-plans/meal/nutrition.css'

import { useLocation } from '#web/platform/location.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useSteps } from '#web/ui/forms/steps.ts'
import { useStepsDraft } from '#web/platform/drafts/use-steps-draft.ts'
import { CheckStep } from './check-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { resumeSearch } from '#web/care-plans/shared/words.ts'
import { firstUnanswered, steps } from './questions.ts'
import { planTexts } from './texts.ts'

/** docs/specification.md, "Meal questionnaire": five steps, each an entry of the browser's history. */
export function MealQuestionnairePage() {
  const { typed, reached, keep, reach, forget } = useStepsDraft('meal')
  const furthest = Math.min(Math.max(reached, 1), firstUnanswered(typed))
  const { step, goOn, goBack, mend } = useSteps({
    path: planTexts.questionnaire,
    furthest,
    // On return from the consent page the user continues at the same step.
    start: useLocation().search === resumeSearch ? furthest : 1,
  })
  const onBack = step === 1 ? undefined : goBack
  const { title, lead } = steps[step - 1]!

  return (
    <Main>
      <div className="meal-questionnaire">
        <PageHeading kicker="Meal plan questionnaire" title={title} lead={lead} />
        <div className="mb-8">
          <Progress step={step} of={steps.length} />
        </div>
        {step < steps.length ? (
          <QuestionStep
            key={step}
            step={step}
            typed={typed}
            onType={keep}
            onNext={() => {
              reach(step + 1)
              goOn()
            }}
            onBack={onBack}
          />
        ) : (
          <CheckStep typed={typed} onType={keep} onSent={forget} onBack={goBack} onMend={mend} />
        )}
      </div>
    </Main>
  )
}

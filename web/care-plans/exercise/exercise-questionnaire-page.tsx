import { useEffect } from 'react'
import { useLocation } from '#web/platform/location.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { useSteps } from '#web/ui/forms/steps.ts'
import { useStepsDraft } from '#web/platform/drafts/use-steps-draft.ts'
import { Intro } from './intro.tsx'
import { resumeSearch } from '#web/care-plans/shared/words.ts'
import { planTexts } from './texts.ts'

/** The steps and what follows them, fetched while the user reads the introduction. */
const underWay = lazyPage(async () => (await import('./step-under-way.tsx')).StepUnderWay)

/**
 * docs/specification.md, "Exercise questionnaire": an introduction, seven steps, and what happens next.
 */
export function ExerciseQuestionnairePage() {
  const { search, state } = useLocation() as { search: string; state: { isSent?: true } | null }
  const { typed, reached, keep, reach, clear } = useStepsDraft('exercise')
  const { step, goOn, goBack, resume, mend } = useSteps({
    path: planTexts.questionnaire,
    first: 0,
    furthest: reached,
    start: search === resumeSearch ? reached : 0,
  })
  const isSent = state?.isSent === true
  useEffect(() => {
    // A failure occurs again, and is shown, when the part is needed.
    void underWay.load().catch(() => undefined)
  }, [])
  useEffect(() => {
    // Once the server has it, the tab need not store it, and Back leads to no form that was sent.
    if (isSent) clear()
  }, [isSent, clear])

  const next = () => {
    reach(step + 1)
    goOn()
  }
  return (
    <Main>
      <div className="mx-auto max-w-144">
        {step === 0 && !isSent ? (
          <Intro
            stoppedAt={reached}
            onStart={next}
            onResume={() => resume(reached)}
            onClear={clear}
          />
        ) : (
          <underWay.Page
            step={isSent ? 'sent' : step}
            typed={typed}
            onType={keep}
            onNext={next}
            onBack={goBack}
            onMend={mend}
          />
        )}
      </div>
    </Main>
  )
}

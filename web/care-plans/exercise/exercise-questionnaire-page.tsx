import { useEffect } from 'react'
import { useLocation } from '#web/ui/location.ts'
import { lazyPage } from '#web/app/route.ts'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { Main } from '#web/ui/page.tsx'
import { useSteps } from '#web/ui/steps.ts'
import { useTabDraft } from '#web/ui/tab-draft.ts'
import { Intro } from './intro.tsx'
import { questionnaire } from './place.ts'

/** The steps and what follows them, fetched while the introduction is read. */
const underWay = lazyPage(
  'care-plans/exercise/step-under-way.tsx',
  async () => (await import('./step-under-way.tsx')).StepUnderWay,
)

/** The questionnaire of spec section 2: an introduction, seven steps, and what happens next. */
export function ExerciseQuestionnairePage() {
  // The guard lets nobody in without a profile.
  const { id } = useProfile().data!
  const { search, state } = useLocation() as { search: string; state: { isSent?: true } | null }
  const { typed, reached, keep, reach, forget } = useTabDraft(`ubumi.exercise.${id}`)
  const { step, goOn, goBack, resume, mend } = useSteps({
    path: questionnaire.path,
    first: 0,
    furthest: reached,
    start: search === questionnaire.resume ? reached : 0,
  })
  const isSent = state?.isSent === true
  useEffect(() => {
    // A failure is met again, and told, when it is needed.
    void underWay.load().catch(() => undefined)
  }, [])
  useEffect(() => {
    // Once it is with us the tab need not remember it, and Back leads to no form that was sent.
    if (isSent) forget()
  }, [isSent, forget])

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
            onForget={forget}
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

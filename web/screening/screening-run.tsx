import { goBack, leaveSafety } from '#domain/screening/flow.ts'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { useInputPause } from '#web/ui/input-pause.ts'
import { SafetySteps } from '#web/safety/safety-steps.tsx'
import { Gateway } from './gateway.tsx'
import { QuestionStep } from './question-step.tsx'
import { Results } from './results.tsx'
import { Resume } from './resume.tsx'
import { useRun } from './use-run.ts'

/** A screening that has begun: whatever step it is at. */
export function ScreeningRun() {
  const profile = useProfile().data!
  const run = useRun(profile)
  const { state } = run
  useInputPause(state && [state.step, state.at?.instrument, state.at?.key].join(' '))
  if (!state) return <Resume run={run} />
  if (state.step === 'safety')
    return (
      <SafetySteps
        onDone={() => run.goTo(leaveSafety(state))}
        onBack={() => run.goTo(goBack(state))}
      />
    )
  if (state.step === 'gateway') return <Gateway state={state} run={run} />
  if (state.step === 'results') return <Results state={state} run={run} profile={profile} />
  return <QuestionStep state={state} run={run} />
}

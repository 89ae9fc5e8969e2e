import { useEffect } from 'react'
import { leaveSafety, type ScreeningState, takeAnswerBack } from '#domain/screening/flow.ts'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { SafetySteps } from '#web/safety/safety-page.tsx'
import { WhoKnows } from '#web/safety/alert/who-knows.tsx'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { raiseAlert, withdrawAlert } from '#web/safety/alert/alert-outbox.ts'
import { Gateway } from './gateway.tsx'
import { QuestionStep } from './question-step.tsx'
import { Results } from '../results/results.tsx'
import { Resume } from './resume.tsx'
import { usePerson } from './use-person.ts'
import { useRun } from './use-run.ts'

/** A screening that has begun: whatever step it is at. */
export function ScreeningRun() {
  const person = usePerson()
  const run = useRun(person)
  const { state } = run
  useInputPause(state && [state.step, state.at?.instrument, state.at?.key].join(' '))
  useSafetyAlert(state)
  if (!state) return <Resume run={run} />
  if (state.step === 'safety')
    return (
      <SafetySteps
        whoKnows={<WhoKnows alertId={state.id} />}
        onDone={(isOver) => run.goTo(leaveSafety(state, isOver))}
        onBack={() => run.goTo(takeAnswerBack(state))}
      />
    )
  if (state.step === 'gateway') return <Gateway state={state} run={run} />
  if (state.step === 'results') return <Results state={state} run={run} isMinor={person.isMinor} />
  return <QuestionStep state={state} run={run} />
}

/**
 * Raises an alert as soon as item 9 is answered above 0, also where nothing of the screening is saved:
 * the consent to alerts is one of its own, and an alert holds no answer. Withdraws it when the answer
 * is taken back or becomes 0.
 */
function useSafetyAlert(state: ScreeningState | undefined) {
  const id = state?.id
  const asks = state && asksForSafety(state.answers)
  useEffect(() => {
    if (id === undefined || asks === undefined) return
    if (asks) raiseAlert(id)
    else withdrawAlert(id)
  }, [id, asks])
}

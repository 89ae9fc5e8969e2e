import { useEffect, useState } from 'react'
import {
  beginQuestions,
  leaveSafety,
  progressOf,
  type ScreeningState,
  startScreening,
  takeAnswerBack,
} from '#domain/screening/flow.ts'
import { SafetySteps } from '#web/safety/safety-page.tsx'
import { NotMonitored } from '#web/safety/not-monitored.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Gateway } from '../run/gateway.tsx'
import { QuestionStep } from '../run/question-step.tsx'
import { keepTrial, keptTrial, type Trial } from './kept-trial.ts'
import { TrialResults } from './trial-results.tsx'

interface TrialRunProps {
  /** `earlier`: the visitor returns from another page, and is asked whether to continue. */
  begun: 'adult' | 'minor' | 'earlier'
  /** Back to the intro, with nothing left. */
  onLeave: () => void
}

/** A new one: PHQ-15 has all its questions, because no gender is asked for. */
const begin = (isMinor: boolean): Trial => ({
  state: beginQuestions(startScreening(crypto.randomUUID(), null)),
  isMinor,
})

/** The questions, the safety page and the results of a visitor, in the memory of this page alone. */
export function TrialRun({ begun, onLeave }: TrialRunProps) {
  const [trial, setTrial] = useState(() =>
    begun === 'earlier' ? undefined : begin(begun === 'minor'),
  )
  const state = trial?.state
  const place = [state?.step, state?.at?.instrument, state?.at?.key].join(' ')
  useInputPause(state && place)
  useEffect(() => {
    if (trial) keepTrial(trial)
  }, [trial])
  useEffect(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [place])

  function forget() {
    keepTrial(undefined)
    onLeave()
  }

  if (!trial || !state) {
    const kept = keptTrial()
    return <Return kept={kept} onContinue={() => setTrial(kept)} onForget={forget} />
  }
  const goTo = (next: ScreeningState) =>
    next.step === 'intro' ? forget() : setTrial({ ...trial, state: next })
  if (state.step === 'safety')
    return (
      <SafetySteps
        whoKnows={<NoOneKnows />}
        onDone={(isOver) => goTo(leaveSafety(state, isOver))}
        onBack={() => goTo(takeAnswerBack(state))}
      />
    )
  if (state.step === 'gateway') return <Gateway state={state} run={{ goTo }} />
  if (state.step === 'results')
    return <TrialResults {...trial} whoKnows={<NoOneKnows />} onForget={forget} />
  return <QuestionStep state={state} run={{ goTo }} />
}

function NoOneKnows() {
  return (
    <div role="status">
      <p className="safety-note">
        We have notified no one. Your answers have not left this page, so only you can ask for help.
      </p>
      <NotMonitored />
    </div>
  )
}

interface ReturnProps {
  /** Undefined once its time is over. */
  kept: Trial | undefined
  onContinue: () => void
  onForget: () => void
}

/** Not shown at once: another person may have opened the page. */
function Return({ kept, onContinue, onForget }: ReturnProps) {
  const place = kept && progressOf(kept.state)
  return (
    <>
      <PageHeading
        title={kept ? 'You have started already' : 'Start again'}
        lead={
          place
            ? `You stopped at ${place.words.toLowerCase()}, part ${place.part.number} of ${place.part.of}.`
            : kept
              ? 'All questions are answered.'
              : 'What you had answered is no longer here.'
        }
      />
      <div className="form-actions">
        {kept ? <Button onClick={onContinue}>Continue</Button> : null}
        <Button variant="quiet" onClick={onForget}>
          Delete the answers and start again
        </Button>
      </div>
    </>
  )
}

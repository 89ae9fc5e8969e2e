import { useEffect, useRef } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { Progress } from '#web/ui/progress.tsx'
import { AskStep } from './ask-step.tsx'
import { CheckAnswers } from './check-answers.tsx'
import type { Known, QuestionsOfKind } from './questions-of-kind.ts'
import type { Started } from './started.ts'

export interface RunProps {
  patient: PatientPage
  known: Known
  started: Started | undefined
  /** Undefined once it is saved. */
  onChange: (started: Started | undefined) => void
  onClose: () => void
}

/** The questions of a plan, step by step, and then all answers. */
export function PlanRun<Request extends object>({
  patient,
  known,
  started,
  onChange,
  onClose,
  of,
}: RunProps & { of: QuestionsOfKind<Request> }) {
  const { typed, step } = started ?? { typed: {}, step: 1 }
  const last = of.titles.length + 1
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The next questions begin at their top, as a new page does; the dialog itself puts the focus first.
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  const isAsked = (one: number) => one === last || of.askedIn(one, typed).length > 0
  const keep = (more: Typed) => onChange({ typed: { ...typed, ...more }, step })
  const go = (to: number, more: Typed = {}) => onChange({ typed: { ...typed, ...more }, step: to })

  /** A step without a question for this goal is left out. */
  function goBack() {
    let to = step - 1
    while (to > 1 && !isAsked(to)) to--
    go(to)
  }
  function goOn(more: Typed) {
    const all = { ...typed, ...more }
    let to = step + 1
    while (to < last && of.askedIn(to, all).length === 0) to++
    go(to, more)
  }

  return (
    <div className="grid gap-4">
      <Progress step={step} of={last} />
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {of.titles[step - 1] ?? 'Check the answers'}
      </h3>
      {step < last ? (
        <AskStep
          key={step}
          of={of}
          step={step}
          typed={typed}
          known={known}
          onType={keep}
          onNext={goOn}
          onBack={step === 1 ? undefined : goBack}
        />
      ) : (
        <CheckAnswers
          of={of}
          patient={patient}
          typed={typed}
          known={known}
          onType={keep}
          onStep={(to) => go(to)}
          onBack={goBack}
          onSaved={() => onChange(undefined)}
          onClose={onClose}
        />
      )}
    </div>
  )
}

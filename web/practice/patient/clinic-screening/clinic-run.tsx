import { useEffect, useRef } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import {
  beginQuestions,
  leaveSafety,
  type ScreeningState,
  startScreening,
} from '#domain/screening/flow.ts'
import { QuestionStep } from '#web/screening/run/question-step.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import type { Asked } from './asked.ts'
import { ChooseForm } from './choose-form.tsx'
import { FinishedRun } from './finished-run.tsx'

interface ClinicRunProps {
  patient: PatientPage
  asked: Asked | undefined
  onAsked: (asked: Asked | undefined) => void
  onSaved: () => void
  onConsents: (() => void) | undefined
  /** Answers that could not be saved are thrown away. */
  onDiscard: () => void
  onClose: () => void
}

/**
 * The questions of one instrument, word for word as a patient has them at home. After an answer above 0 to item 9 no
 * further question comes: the provider is to know now.
 */
export function ClinicRun(props: ClinicRunProps) {
  const { patient, asked, onAsked, onSaved, onConsents, onDiscard, onClose } = props
  const state = asked?.state
  const place = state && [state.step, state.at?.instrument, state.at?.key].join(' ')
  const top = useRef<HTMLDivElement>(null)
  useInputPause(place)
  useTitleBack()
  useEffect(() => {
    // A new question is read out, as on a page of its own.
    if (place) top.current?.querySelector<HTMLElement>('h3')?.focus()
  }, [place])

  if (!asked || !state)
    return (
      <ChooseForm
        onStart={(instrument, isAloud) => {
          const started = startScreening(crypto.randomUUID(), patient.gender, instrument)
          onAsked({ state: beginQuestions(started), isAloud, isStaff: isAloud })
        }}
      />
    )

  function goTo(next: ScreeningState) {
    if (next.step === 'intro') return onAsked(undefined)
    onAsked({ ...asked!, state: next.step === 'safety' ? leaveSafety(next, true) : next })
  }

  return (
    <div ref={top} className="screening">
      {state.step === 'results' ? (
        <FinishedRun
          patient={patient}
          asked={asked}
          onStaff={() => onAsked({ ...asked, isStaff: true })}
          onSaved={onSaved}
          onConsents={onConsents}
          onDiscard={onDiscard}
          onClose={onClose}
        />
      ) : (
        <QuestionStep state={state} run={{ goTo, pause: onClose }} heading="h3" />
      )}
    </div>
  )
}

/** The question is in the title of the tab only while it is asked. */
function useTitleBack() {
  useEffect(() => {
    const before = document.title
    return () => {
      document.title = before
    }
  }, [])
}

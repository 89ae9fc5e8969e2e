import { useEffect, useEffectEvent, useState } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { toNewScreeningResult } from '#domain/screening/flow.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { dropUnsaved, noteUnsaved, useCarriedEntry } from '#web/platform/unsaved-entry.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { AdviceCards } from './advice-cards.tsx'
import type { Asked } from './asked.ts'
import { notifyOfScreening, recordScreening } from './clinic-screening-queries.ts'
import type { Saving } from './saving.ts'
import { StaffResult } from './staff-result.tsx'

interface FinishedRunProps {
  patient: PatientPage
  asked: Asked
  onStaff: () => void
  onSaved: () => void
  onConsents: (() => void) | undefined
  /** Answers that could not be saved are thrown away. */
  onDiscard: () => void
  onClose: () => void
}

/** Saves the answers at once. A patient who holds the device reads no result: they give it back first. */
export function FinishedRun(props: FinishedRunProps) {
  const { patient, asked, onStaff, onSaved, onConsents, onDiscard, onClose } = props
  const { state, isStaff } = asked
  const [saving, setSaving] = useState<Saving>({ state: 'saving' })
  useCarriedEntry()

  async function send() {
    const { id = state.id, ...answered } = toNewScreeningResult(state)
    const recorded = await recordScreening(patient.id, { id, ...answered })
    dropUnsaved()
    setSaving({ state: 'saved', recorded })
    onSaved()
  }
  async function raise() {
    const { alert } = await notifyOfScreening(patient.id, state.id)
    setSaving((now) =>
      now.state === 'saved' ? { ...now, recorded: { ...now.recorded, alert } } : now,
    )
    return alert
  }
  function discard() {
    dropUnsaved()
    onDiscard()
  }
  async function trySaving() {
    const { answers } = toNewScreeningResult(state)
    // Without an alert yet, what to do stays above the pages that the provider goes on to.
    if (asksForSafety(answers))
      noteUnsaved({
        shown: `The questionnaire of ${nameOfPatient(patient)}`,
        warning: <AdviceCards answers={answers} phone_number={patient.phone_number} />,
        save: send,
      })
    try {
      await send()
    } catch (failure) {
      setSaving({ state: 'failed', reason: describeFailure(failure) })
    }
  }
  async function save() {
    setSaving({ state: 'saving' })
    await trySaving()
  }
  const saveOnce = useEffectEvent(() => void Promise.resolve().then(trySaving))
  useEffect(() => saveOnce(), [])

  if (!isStaff)
    return (
      <>
        <h3 tabIndex={-1}>Thank you for answering</h3>
        <p className="my-4">Please give this device back now.</p>
        <div className="form-actions">
          <Button onClick={onStaff}>I am the provider</Button>
        </div>
      </>
    )
  return (
    <StaffResult
      patient={patient}
      state={state}
      saving={saving}
      onSave={save}
      onRaise={raise}
      onConsents={onConsents}
      onDiscard={discard}
      onClose={onClose}
    />
  )
}

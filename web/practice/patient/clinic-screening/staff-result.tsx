import { useEffect, useRef } from 'react'
import type { RecordedScreening } from '#domain/practice/clinic-screenings.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { changesBetween } from '#domain/screening/change.ts'
import { type ScreeningState, toNewScreeningResult } from '#domain/screening/flow.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { adultFrom } from '#domain/values/age.ts'
import { useNow } from '#web/platform/use-now.ts'
import { ageOn } from '#web/platform/values/dates.ts'
import { ChangeList } from '#web/screening/history/screening-course.tsx'
import { InstrumentScale } from '#web/screening/instrument-scale.tsx'
import { scoredIn } from '#web/screening/scored.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { AdviceCards } from './advice-cards.tsx'
import { AlertLine } from './alert-line.tsx'
import { NotSaved } from './not-saved.tsx'
import type { Saving } from './saving.ts'

interface StaffResultProps {
  patient: PatientPage
  state: ScreeningState
  saving: Saving
  onSave: () => Promise<void>
  /** Raises the alert of what is saved, once they agree. */
  onRaise: () => Promise<RecordedScreening['alert']>
  onConsents: (() => void) | undefined
  onDiscard: () => void
  onClose: () => void
}

/** What the answers ask of the provider, before all numbers; then the score, and how it changed. In words for staff. */
export function StaffResult(props: StaffResultProps) {
  const { patient, state, saving, onSave, onRaise, onConsents, onDiscard, onClose } = props
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { date_of_birth, phone_number, screenings } = patient
  const answered = toNewScreeningResult(state)
  const results = answered.results ?? {}
  // The server knows the age also where the clinic knows a year alone.
  const isMinor =
    saving.state === 'saved'
      ? saving.recorded.under_18 === true
      : date_of_birth !== null && ageOn(date_of_birth, now) < adultFrom
  const taken = {
    answers: answered.answers,
    results,
    instrument_versions: answered.instrument_versions ?? {},
    under_18: isMinor,
  }
  const earlier = screenings.find(
    ({ id, results: before }) => id !== state.id && state.only && state.only in before,
  )
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1}>
        Result for staff
      </h3>
      <AdviceCards answers={answered.answers} phone_number={phone_number} />
      {saving.state === 'failed' ? (
        <NotSaved
          name={nameOfPatient(patient)}
          reason={saving.reason}
          isDanger={asksForSafety(answered.answers)}
          onSave={onSave}
          onDiscard={onDiscard}
        />
      ) : (
        <p role="status">
          {saving.state === 'saving'
            ? 'Saving...'
            : 'Saved. It is in their record with your name, and that it was at the clinic.'}
        </p>
      )}
      {saving.state === 'saved' ? (
        <AlertLine alert={saving.recorded.alert} onConsents={onConsents} onRaise={onRaise} />
      ) : null}
      {scoredIn(results).map(({ instrument, score, band }) => (
        <InstrumentScale
          key={instrument.id}
          instrument={instrument}
          score={score}
          isMinor={isMinor}
        >
          {isMinor ? (
            <p className="mt-4">
              Under {adultFrom}: these questions and their bands are for adults.
            </p>
          ) : (
            <p className="mt-4">{band.label}</p>
          )}
        </InstrumentScale>
      ))}
      {earlier ? <ChangeList changes={changesBetween(earlier, taken, 'staff')} /> : null}
      <p className="text-muted">
        A score is a sign, not a diagnosis. {state.only ? instruments[state.only].attribution : ''}
      </p>
      <div className="form-actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

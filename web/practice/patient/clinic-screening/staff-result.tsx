import { useEffect, useRef } from 'react'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { changesBetween } from '#domain/screening/change.ts'
import { type ScreeningState, toNewScreeningResult } from '#domain/screening/flow.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { staffAdvice } from '#domain/screening/staff-advice.ts'
import { adultFrom } from '#domain/values/age.ts'
import { useNow } from '#web/platform/use-now.ts'
import { ageOn } from '#web/platform/values/dates.ts'
import { ChangeList } from '#web/screening/history/screening-course.tsx'
import { InstrumentScale } from '#web/screening/instrument-scale.tsx'
import { scoredIn } from '#web/screening/scored.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { AlertLine } from './alert-line.tsx'
import type { Saving } from './saving.ts'

interface StaffResultProps {
  patient: PatientPage
  state: ScreeningState
  saving: Saving
  onSave: () => Promise<void>
  onConsents: (() => void) | undefined
  onClose: () => void
}

/** What the answers ask of the provider, before all numbers; then the score, and how it changed. In words for staff. */
export function StaffResult(props: StaffResultProps) {
  const { patient, state, saving, onSave, onConsents, onClose } = props
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
      {staffAdvice(answered.answers).map(({ level, title, lines }) => (
        <CareCard
          key={title}
          reader="staff"
          level={level}
          title={title}
          live={level === 'emergency'}
        >
          <ul className="grid list-disc gap-2 ps-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {level === 'emergency' && phone_number ? (
            <p>
              Their number:{' '}
              <a className="link link-alone" href={dial(phone_number)} translate="no">
                {showPhone(phone_number)}
              </a>
            </p>
          ) : null}
        </CareCard>
      ))}
      <SavingLine saving={saving} onSave={onSave} />
      {saving.state === 'saved' ? (
        <AlertLine alert={saving.recorded.alert} onConsents={onConsents} onRaise={onSave} />
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

function SavingLine({ saving, onSave }: { saving: Saving; onSave: () => Promise<void> }) {
  if (saving.state === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>Not saved yet. The answers stay here while this page is open. {saving.reason}</p>
        <Button variant="quiet" onClick={() => void onSave()}>
          Send again
        </Button>
      </div>
    )
  return (
    <p role="status">
      {saving.state === 'saving'
        ? 'Saving...'
        : 'Saved. It is in their record with your name, and that it was at the clinic.'}
    </p>
  )
}

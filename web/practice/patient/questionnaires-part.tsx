import type { PatientPage } from '#domain/practice/patient-page.ts'
import { clinicianNotes } from '#domain/screening/clinician-notes.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { Questionnaires } from '#web/practice/questionnaires/questionnaires-panel.tsx'
import { ClinicianNotes } from '#web/screening/history/clinician-notes.tsx'
import { ScoreTable } from '#web/screening/history/score-table.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { AskButton } from './clinic-screening/ask-button.tsx'
import { screeningsNotShared } from './sharing-words.ts'

const notesForClinician = (screening: ScreeningResult) =>
  clinicianNotes(screening).length > 0 ? <ClinicianNotes screening={screening} /> : null

/** For what this provider recorded with item 9 above 0, the way to notify where that was not done. */
const lateAlert = (screening: ScreeningResult) =>
  screening.is_notified === false ? <Lazy load={fetchLateAlert} props={{ screening }} /> : null

/** What single answers say, and for what this provider recorded, the way to notify and to remove it. */
const notesAndRemoval = (newest: ScreeningResult | undefined) => (screening: ScreeningResult) => (
  <>
    {notesForClinician(screening)}
    {/* That of the newest is above. */}
    {screening === newest ? null : lateAlert(screening)}
    {screening.is_own ? <Lazy load={fetchRemoval} props={{ screening }} /> : null}
  </>
)

const fetchLateAlert = async () => (await import('./clinic-screening/late-alert.tsx')).LateAlert

const fetchCheckIns = async () => (await import('./check-ins-part.tsx')).CheckInsPart

const fetchRemoval = async () =>
  (await import('./clinic-screening/remove-clinic-screening.tsx')).RemoveClinicScreening

/** What a patient answered and shares: what the newest says, the trend of each instrument on its bands, all results. */
export function QuestionnairesPart({ patient }: { patient: PatientPage }) {
  const { id, full_name, date_of_birth, has_namesake, screenings, requests, may_ask } = patient
  const why = screeningsNotShared(patient)
  const [newest] = screenings
  return (
    <div className="grid gap-4">
      {why ? <p>{why}</p> : null}
      {newest ? notesForClinician(newest) : null}
      {newest ? lateAlert(newest) : null}
      {patient.shares_screenings === null ? null : <AskButton patient={patient} />}
      {patient.shares_screenings === null ? null : (
        <Questionnaires
          patient_id={id}
          isSaid={why !== undefined}
          data={{
            full_name,
            date_of_birth,
            has_namesake,
            may_ask,
            requests,
            results: screenings,
          }}
        />
      )}
      {patient.shares_screenings ? <Lazy load={fetchCheckIns} props={{ id }} /> : null}
      {screenings.length > 0 ? (
        <Accordion
          items={[
            {
              title: `All results (${screenings.length})`,
              content: (
                <ScoreTable
                  screenings={screenings}
                  caption="Results of the patient, newest first"
                  notesOn={notesAndRemoval(newest)}
                />
              ),
            },
          ]}
        />
      ) : null}
    </div>
  )
}

import '#web/screening/screening.css'

import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { useQuery } from '@tanstack/react-query'
import { clinicianNotes } from '#domain/screening/clinician-notes.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { ClinicianNotes } from '#web/screening/history/clinician-notes.tsx'
import { InstrumentScale } from '#web/screening/instrument-scale.tsx'
import { scoredIn } from '#web/screening/scored.ts'
import { ScreeningCourse } from '#web/screening/history/screening-course.tsx'
import type { PathParams } from '#web/app/routing/route.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { RemovedScreenings } from '#web/practice/questionnaires/removed-screenings.tsx'
import { screeningsOf, sharingPatient } from '#web/practice/queries.ts'
import { errorTitles } from '#web/practice/texts.ts'

/** What one patient shares: the newest results, what changed, the trend. */
export function PatientPage({ id: patient_id }: PathParams<'/shared-screenings/:id'>) {
  return (
    <Main>
      <p className="mb-4">
        <Link to="/shared-screenings" className="link link-alone gap-2">
          <Icon name="back" />
          All shared screenings
        </Link>
      </p>
      <ForVerified above={<PageHeading title="Screenings of a patient" />}>
        <Patient patient_id={patient_id} />
      </ForVerified>
    </Main>
  )
}

function Patient({ patient_id }: { patient_id: string }) {
  const query = useQuery(screeningsOf(patient_id))
  const { error } = query
  const { data: patient } = useQuery(sharingPatient(patient_id))
  // An address with an invalid id (422) counts as not found too.
  const isAbsent = error instanceof ProblemError && [404, 422].includes(error.status)
  if (isAbsent) return <NotThere />
  return (
    <>
      <PageHeading
        title={patient ? `Screenings of ${nameOfPatient(patient)}` : 'Screenings of a patient'}
        lead="That you opened this, and when, is shown to the patient."
        actions={
          <LinkButton to={`/patient-management/${patient_id}`} variant="quiet">
            Intake form
          </LinkButton>
        }
      />
      {patient ? (
        <p className="mb-4">
          <PatientIdentity person={patient} />
        </p>
      ) : null}
      <QueryView
        query={query}
        failed={errorTitles.shared}
        Failed={NotShown}
        fallback={<SkeletonBlock />}
      >
        {(data) => <Screenings screenings={data} />}
      </QueryView>
      <RemovedScreenings patient_id={patient_id} />
    </>
  )
}

function NotThere() {
  return (
    <>
      <PageHeading title="Patient not found, or not shared with you" />
      <EmptyState
        text="You can see a patient’s screenings only while they have an appointment with you and share them. They may have stopped sharing."
        action={<LinkButton to="/shared-screenings">See who shares with you</LinkButton>}
      />
    </>
  )
}

function Screenings({ screenings }: { screenings: readonly ScreeningResult[] }) {
  const [newest] = screenings
  if (!newest) return <EmptyState text="They share their screenings, and have saved none yet." />
  return (
    <>
      <Section title="Newest results">
        <div className="mb-6 grid gap-4">
          <p className="text-muted">{formatDateTime(newest.created_at)}</p>
          <ClinicianNotes screening={newest} />
        </div>
        <div className="grid gap-6 md:grid-cols-3">
          {scoredIn(newest.results).map(({ instrument, score }) => (
            <InstrumentScale
              key={instrument.id}
              instrument={instrument}
              score={score}
              isMinor={newest.under_18 === true}
            />
          ))}
        </div>
      </Section>
      <ScreeningCourse
        reader="staff"
        screenings={screenings}
        caption="Screenings of the patient, newest first"
        notesOn={notesForClinician}
      >
        <p className="mt-6 text-muted">
          Scores are signs, not a diagnosis. Their cut-offs were found in other countries and have
          not been tested in Zambia.{' '}
          <Link to="/instruments" className="link">
            Where the questions come from
          </Link>
        </p>
        <LusakaTimeNote />
      </ScreeningCourse>
    </>
  )
}

const notesForClinician = (screening: ScreeningResult) =>
  clinicianNotes(screening).length > 0 ? <ClinicianNotes screening={screening} /> : null

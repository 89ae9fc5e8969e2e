import '#web/practice/patient/patient-record.css'

import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useNavigate } from '#web/platform/location.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useReplacedFocus } from './discharge/replaced-focus.ts'
import { IntakeFacts } from './intake-facts.tsx'
import { NextActions } from './next-actions.tsx'
import { patientPageOf } from './patient-page-queries.ts'
import { PatientHeader } from './patient-header.tsx'

/** Fetched where the provider does not treat this person: they may have discharged them. */
const fetchDischarged = loadOnce(
  async () => (await import('./discharge/discharged-record.tsx')).DischargedRecord,
)
const fetchReadings = loadOnce(async () => (await import('./readings-part.tsx')).ReadingsPart)
const fetchTimeline = loadOnce(async () => (await import('./timeline.tsx')).Timeline)
const fetchNotes = loadOnce(async () => (await import('./notes/notes-part.tsx')).NotesPart)
const fetchCarePlan = loadOnce(
  async () => (await import('./care-plan/care-plan-part.tsx')).CarePlanPart,
)
const fetchSideParts = loadOnce(async () => (await import('./side-parts.tsx')).SideParts)
const fetchQuestionnaires = loadOnce(
  async () => (await import('./questionnaires-part.tsx')).QuestionnairesPart,
)

/** Everything that a provider may know of one patient, opened once. */
export function PatientRecordPage({ id }: PathParams<'/patients/:id'>) {
  return (
    <Main>
      <p className="mb-2">
        <Link to="/patient-management" className="link link-alone gap-2">
          <Icon name="back" />
          All patients
        </Link>
      </p>
      <ForVerified above={<PageHeading title="A patient" />}>
        <Patient id={id} />
      </ForVerified>
    </Main>
  )
}

function Patient({ id }: { id: string }) {
  const query = useQuery(patientPageOf(id))
  const { error } = query
  // An address with an invalid id (422) counts as not found too.
  if (error instanceof ProblemError && error.status === 422) return <NotThere />
  if (error instanceof ProblemError && error.status === 404)
    return (
      <Lazy
        load={fetchDischarged}
        props={{ id, none: <NotThere /> }}
        fallback={<SkeletonBlock text="Loading the patient..." />}
        failed={(failure) => <FailedState title={errorTitles.patient} failure={failure} />}
      />
    )
  return (
    <QueryView
      query={query}
      failed={errorTitles.patient}
      Failed={NotRead}
      onlyFresh
      fallback={
        <>
          <PageHeading title="A patient" />
          <SkeletonBlock text="Loading the patient..." />
        </>
      }
    >
      {(patient) => (
        <>
          {patient.id === id ? null : <NewAddress id={patient.id} />}
          <Record patient={patient} />
        </>
      )}
    </QueryView>
  )
}

/** The page has its heading also where the patient could not be read. */
const NotRead = (props: ComponentProps<typeof NotShown>) => (
  <>
    <PageHeading title="A patient" />
    <NotShown {...props} />
  </>
)

/** A link from before two records were merged: the address becomes that of the one that stayed. */
function NewAddress({ id }: { id: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(`/patients/${id}`, { replace: true }), [id, navigate])
  return null
}

function Record({ patient }: { patient: PatientPage }) {
  const failed = (failure: unknown) => <FailedState title={errorTitles.patient} failure={failure} />
  const top = useReplacedFocus()
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <PatientHeader patient={patient} />
      </div>
      <NextActions patient={patient} />
      <Section title="Notes">
        <Lazy load={fetchNotes} props={{ patient }} fallback={<SkeletonBlock />} failed={failed} />
      </Section>
      <Section title="Care plan">
        <Lazy
          load={fetchCarePlan}
          props={{ patient }}
          fallback={<SkeletonBlock />}
          failed={failed}
        />
      </Section>
      <div className="patient-record">
        <div className="patient-course">
          <Section title="Timeline">
            <Lazy
              load={fetchTimeline}
              props={{ patient }}
              fallback={<SkeletonBlock />}
              failed={failed}
            />
          </Section>
          <Section title="Questionnaires">
            <Lazy
              load={fetchQuestionnaires}
              props={{ patient }}
              fallback={<SkeletonBlock />}
              failed={failed}
            />
          </Section>
          <Section title="Readings">
            <Lazy
              load={fetchReadings}
              props={{ patient }}
              fallback={<SkeletonBlock />}
              failed={failed}
            />
          </Section>
        </div>
        <div className="patient-aside">
          <IntakeFacts patient={patient} />
          <Lazy
            load={fetchSideParts}
            props={{ patient }}
            fallback={<SkeletonBlock />}
            failed={failed}
          />
        </div>
      </div>
      <p className="mt-6 text-muted">
        That you opened this page, and when, is shown to the patient, once for each time.
      </p>
      <LusakaTimeNote />
    </>
  )
}

function NotThere() {
  return (
    <>
      <PageHeading title="Patient not found" />
      <EmptyState
        text="You can open the page of a patient who has, or had, an appointment with you. Cancelled ones do not count. What only the front desk has proposed does not count."
        action={<LinkButton to="/patient-management">See your patients</LinkButton>}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { CoveredRecord as Covered } from '#domain/covers/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { coveredRecord } from './cover-queries.ts'

/** What the colleague who covers reads of a patient today. There is nothing to write here. */
export function CoveredRecord({ id, none }: { id: string; none: ReactNode }) {
  const query = useQuery(coveredRecord(id))
  const { error } = query
  // An address with an invalid id (422) counts as not found too.
  if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return none
  return (
    <QueryView
      query={query}
      failed={errorTitles.patient}
      Failed={NotRead}
      onlyFresh
      fallback={<SkeletonBlock text="Loading the patient..." />}
    >
      {(patient) => <Record patient={patient} />}
    </QueryView>
  )
}

/** The page has its heading also where the patient could not be read. */
const NotRead = (props: ComponentProps<typeof NotShown>) => (
  <>
    <PageHeading title="A covered patient" />
    <NotShown {...props} />
  </>
)

const hiddenBy = (what: string) =>
  `They do not share ${what} with a colleague who covers. They may share them with their provider.`

function Record({ patient }: { patient: Covered }) {
  const { absent_name, last_day, gender, phone_number, visits } = patient
  return (
    <>
      <PageHeading
        title={nameOfPatient(patient)}
        lead={
          <>
            You cover for {absent_name} until {formatDate(last_day)}
            <PatientIdentity person={patient} />
          </>
        }
      />
      <FactList
        facts={[
          [
            'Phone',
            phone_number ? (
              <a key="phone" className="link link-alone" href={dial(phone_number)} translate="no">
                {showPhone(phone_number)}
              </a>
            ) : (
              'No number'
            ),
          ],
          ['Sex', gender ? genderLabels[gender] : 'Not stated'],
          ['Allergies and medicines', `Not shown here. Ask the patient or ${absent_name}.`],
        ]}
      />
      <Section title="Visits">
        {visits.length === 0 ? <p>No visits.</p> : null}
        {visits.map(({ id, appointment_time, status, session_type, shared_notes }) => (
          <article key={id} className="mb-4">
            <h3>{formatDateTime(appointment_time)}</h3>
            <p className="text-muted">
              {session_type}, {status}
            </p>
            {shared_notes ? (
              <p className="whitespace-pre-line wrap-anywhere">{shared_notes}</p>
            ) : null}
          </article>
        ))}
      </Section>
      <Section title="Readings">
        <Readings patient={patient} />
      </Section>
      <Section title="Questionnaires">
        <Screenings patient={patient} />
      </Section>
      <p className="mt-6 text-muted">
        You read this page on the days of the cover. Each opening is shown to the patient.
      </p>
    </>
  )
}

function Readings({ patient: { blood_pressure, glucose } }: { patient: Covered }) {
  if (!blood_pressure || !glucose) return <p>{hiddenBy('readings')}</p>
  if (blood_pressure.length + glucose.length === 0) return <p>None yet.</p>
  return (
    <ul className="patient-lines">
      {blood_pressure.map(({ id, systolic, diastolic, pulse, created_at }) => (
        <li key={id}>
          <span>
            {systolic}/{diastolic} mmHg{pulse ? `, pulse ${pulse}` : ''}
          </span>
          <span className="text-muted">{formatDateTime(created_at)}</span>
        </li>
      ))}
      {glucose.map(({ id, entered_value, entered_unit, meter_shows, created_at }) => (
        <li key={id}>
          <span>Glucose {meter_shows ?? `${entered_value} ${entered_unit}`}</span>
          <span className="text-muted">{formatDateTime(created_at)}</span>
        </li>
      ))}
    </ul>
  )
}

function Screenings({ patient: { screenings } }: { patient: Covered }) {
  if (!screenings) return <p>{hiddenBy('questionnaires')}</p>
  if (screenings.length === 0) return <p>None yet.</p>
  return (
    <ul className="patient-lines">
      {screenings.map(({ id, results, item_9, created_at }) => (
        <li key={id}>
          <span>
            {Object.entries(results)
              .filter(([, score]) => score !== null)
              .map(([instrument, score]) => `${instrument} ${score}`)
              .join(', ')}
            {item_9 ? (
              <strong className="block">
                Thoughts of death or self-harm (PHQ-9, item 9): {item_9}
              </strong>
            ) : null}
          </span>
          <span className="text-muted">{formatDateTime(created_at)}</span>
        </li>
      ))}
    </ul>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { DeskPatient } from '#domain/registrations/desk-search.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { PersonLines } from '#web/registrations/person-lines.tsx'
import { startOfDay } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeskRow } from '../calendar/desk-row.tsx'
import { deskAppointments } from '../queries.ts'
import { errorTitles } from '../texts.ts'
import { foundPatients } from './found-queries.ts'

/** So many days from today on are searched for the visits of a patient. */
const searchedDays = 30

interface FoundPatientsProps {
  search: string
  today: string
  onBook: (patient: DeskPatient) => void
  onOpen: (appointment: DeskAppointment) => void
  onEnd: () => void
}

/** The patients whom a search finds, by name, number or birth and one letter off, with their visits. */
export function FoundPatients({ search, today, onBook, onOpen, onEnd }: FoundPatientsProps) {
  const query = useQuery(foundPatients(search))
  return (
    <Section title={<span className="wrap-anywhere">Found for “{search}”</span>}>
      <Button variant="quiet" className="mb-4" onClick={onEnd}>
        Show the day
      </Button>
      <QueryView query={query} failed={errorTitles.patients} fallback={<Skeleton lines={4} />}>
        {({ patients, has_more }) => (
          <div role="status">
            {patients.length === 0 ? (
              <p>
                No patient of the clinic was found. Is it their first visit? Press “Book a visit”.
              </p>
            ) : (
              <ul aria-label="Found" className="desk-rows">
                {patients.map((patient) => (
                  <FoundPatient
                    key={patient.id}
                    patient={patient}
                    today={today}
                    isAlone={patients.length === 1}
                    onBook={onBook}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            )}
            {has_more ? (
              <p className="mt-3 font-bold">
                There are more. Add the phone number or the year of birth.
              </p>
            ) : null}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

interface FoundPatientProps extends Pick<FoundPatientsProps, 'today' | 'onBook' | 'onOpen'> {
  patient: DeskPatient
  /** The visits of the only one who is found are shown at once. */
  isAlone: boolean
}

function FoundPatient({ patient, today, isAlone, onBook, onOpen }: FoundPatientProps) {
  const [isShown, setShown] = useState(isAlone)
  return (
    <li className="desk-found">
      <PersonLines person={patient} noEmail={!patient.gets_email} />
      <div className="form-actions">
        <Button variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Visits
          <VisuallyHidden>
            {' '}
            of <span translate="no">{patient.full_name}</span>
          </VisuallyHidden>
        </Button>
        <Button onClick={() => onBook(patient)}>
          Book
          <VisuallyHidden>
            {' '}
            for <span translate="no">{patient.full_name}</span>
          </VisuallyHidden>
        </Button>
      </div>
      {isShown ? <VisitsOf id={patient.id} today={today} onOpen={onOpen} /> : null}
    </li>
  )
}

function VisitsOf({
  id,
  today,
  onOpen,
}: Pick<FoundPatientsProps, 'today' | 'onOpen'> & { id: string }) {
  const query = useInfiniteQuery(
    deskAppointments({
      from: startOfDay(today),
      to: startOfDay(dayAfter(today, searchedDays)),
      search: '',
      patient_id: id,
    }),
  )
  return (
    <div className="w-full">
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={2} />}>
        {({ pages }) => {
          const rows = pages.flat()
          return rows.length === 0 ? (
            <p>No visit in the next {searchedDays} days.</p>
          ) : (
            <ul className="desk-rows">
              {rows.map((one) => (
                <DeskRow
                  key={one.id}
                  appointment={one}
                  isNamed
                  hasDay
                  hasNamesake={false}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          )
        }}
      </QueryView>
    </div>
  )
}

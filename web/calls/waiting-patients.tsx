import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { waitingPatients } from './queries.ts'

/** Who waits for the provider now, each with the way to let them in; nothing where no one does. */
export function WaitingPatients() {
  const { data = [] } = useQuery(waitingPatients)
  return (
    <div role="status" className="practice-waiting">
      {data.length > 0 ? (
        <Section title="In the waiting room" className="mt-0">
          <ul className="grid gap-4">
            {data.map(({ appointment_id, appointment_time, waiting_since, ...patient }) => (
              <li key={appointment_id} className="surface grid gap-3">
                <p className="wrap-anywhere">
                  <strong translate="no">{patient.full_name}</strong> has waited since{' '}
                  {formatTime(waiting_since)}. The session is at {formatTime(appointment_time)}.
                  <PatientIdentity person={patient} />
                </p>
                <p>
                  <LinkButton to={`/call/${appointment_id}`}>
                    Admit patient
                    <VisuallyHidden>
                      , <span translate="no">{nameOfPatient(patient)}</span>
                    </VisuallyHidden>
                  </LinkButton>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

import '#web/practice/today/next-patient.css'

import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { callToJoin } from '#web/appointments/call-to-join.ts'
import { ageOn, formatTime } from '#web/platform/values/dates.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PatientName } from '#web/ui/patient-identity.tsx'

const fetchRecord = async () => (await import('./next-record.tsx')).NextRecord

interface NextPatientProps {
  /** Of today. */
  appointments: readonly ProviderAppointment[]
  now: number
}

const endOf = ({ appointment_time, duration_minutes }: ProviderAppointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000

/** Who comes next today, or is here now: the confirmed visit that is not over. Its record is read on request alone. */
export function NextPatient({ appointments, now }: NextPatientProps) {
  const [next] = appointments
    .filter((one) => one.status === 'confirmed' && endOf(one) > now)
    .toSorted((one, other) => Date.parse(one.appointment_time) - Date.parse(other.appointment_time))
  // A key for each patient: open notes belong to one.
  return next ? <Next key={next.id} appointment={next} now={now} /> : null
}

function Next({ appointment, now }: { appointment: ProviderAppointment; now: number }) {
  const [isOpen, setOpen] = useState(false)
  const { patient, appointment_time, session_type } = appointment
  const minutes = Math.ceil((Date.parse(appointment_time) - now) / 60_000)
  const call = callToJoin(appointment, now)
  const age = patient.date_of_birth ? ageOn(patient.date_of_birth, now) : undefined
  return (
    <Section title={minutes > 0 ? 'Next patient' : 'Now'} className="next-patient">
      <div className="next-facts">
        <p className="next-time">{formatTime(appointment_time)}</p>
        <div className="min-w-0">
          <h3 className="next-name">
            <PatientName person={patient} />
          </h3>
          <p className="text-muted">
            {[
              ...(age === undefined ? [] : [`${age} years old`]),
              session_type,
              ...(minutes > 0 && minutes < 60
                ? [minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`]
                : []),
            ].join(' · ')}
          </p>
        </div>
        <div className="form-actions">
          {call ? <LinkButton to={call}>Join</LinkButton> : null}
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Notes and scores
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Lazy
          load={fetchRecord}
          props={{ patient_id: patient.id, appointment_id: appointment.id }}
          fallback={<Skeleton lines={4} />}
        />
      ) : null}
    </Section>
  )
}

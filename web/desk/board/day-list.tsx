import { showPhone } from '#domain/phone/show-phone.ts'
import type { BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { nameAtDesk } from '../names.ts'
import { AwayProviders } from './away-providers.tsx'
import { wordsOfState } from './visit-state.ts'

interface DayListProps {
  day: string
  /** Whose day it is; undefined for that of all providers. */
  provider: string | undefined
  /** Those whose absences are said, and whose names are shown. */
  providers: readonly BoardProvider[]
  visits: readonly BoardVisit[]
  named: ReadonlyMap<string, DeskAppointment>
  namesakes: ReadonlySet<string>
  now: number
}

/** The day on paper, by time: for all providers or for one. */
export function DayList(props: DayListProps) {
  const { day, provider, providers, visits, named, namesakes, now } = props
  const nameOf = new Map(providers.map(({ id, full_name }) => [id, full_name]))
  return (
    <div className="day-list">
      <AwayProviders day={day} providers={providers} />
      <table>
        <caption>
          {formatDay(day)}
          {provider ? `, ${provider}` : ''}, {visits.length}{' '}
          {visits.length === 1 ? 'visit' : 'visits'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Patient</th>
            <th scope="col">Phone</th>
            {provider ? null : <th scope="col">With</th>}
            <th scope="col">How</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const appointment = named.get(visit.id)
            const { room } = visit
            return (
              <tr key={visit.id}>
                <td>{formatTime(visit.appointment_time)}</td>
                {/* A visit without its name is on paper all the same: its patient comes. */}
                {appointment ? (
                  <PatientCells patient={appointment.patient} namesakes={namesakes} />
                ) : (
                  <td colSpan={2}>Name not loaded</td>
                )}
                {provider ? null : (
                  <td translate="no">
                    {appointment?.provider?.full_name ??
                      nameOf.get(visit.provider_id ?? '') ??
                      'Account closed'}
                  </td>
                )}
                <td>
                  {visit.session_type}
                  {room ? `, ${room.name}` : ''}
                </td>
                <td>{wordsOfState(visit, appointment?.answered_by, now)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function PatientCells({
  patient,
  namesakes,
}: Pick<DeskAppointment, 'patient'> & Pick<DayListProps, 'namesakes'>) {
  return (
    <>
      <td>
        {namesakes.has(patient.id) ? nameAtDesk(patient) : patient.full_name || 'No name given'}
      </td>
      <td>{patient.phone_number ? showPhone(patient.phone_number) : ''}</td>
    </>
  )
}

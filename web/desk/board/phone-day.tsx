import { startOfSlot } from '#domain/appointments/slots.ts'
import type { BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DeskRow } from '../calendar/desk-row.tsx'
import { AwayProviders } from './away-providers.tsx'
import { wordsOfState } from './visit-state.ts'

interface PhoneDayProps {
  day: string
  providers: readonly BoardProvider[]
  visits: readonly BoardVisit[]
  named: ReadonlyMap<string, DeskAppointment>
  namesakes: ReadonlySet<string>
  now: number
  /** The provider whose day is shown; undefined for all. */
  chosen: string | undefined
  onChoose: (provider_id: string | undefined) => void
  onOpen: (appointment: DeskAppointment) => void
  onFree: (provider_id: string, starts_at: string) => void
  isMoving: boolean
}

/** The day on a phone: one provider with their free times, or the visits of all. */
export function PhoneDay(props: PhoneDayProps) {
  const { day, providers, visits, named, namesakes, now, chosen, onChoose, onOpen, onFree } = props
  const provider = providers.find(({ id }) => id === chosen)
  const shown = visits.filter(({ provider_id }) => !provider || provider_id === provider.id)
  const free = (provider?.free ?? []).map((time) => ({ time, at: startOfSlot(day, time) }))
  const rows = [
    ...shown.map((visit) => ({ at: Date.parse(visit.appointment_time), visit })),
    ...free.map(({ time, at }) => ({ at: Date.parse(at), time })),
  ].toSorted((one, other) => one.at - other.at)
  return (
    <div className="desk-list">
      <div>
        <div role="group" aria-label="Provider" className="room-links board-chips">
          <Button variant="quiet" aria-pressed={!provider} onClick={() => onChoose(undefined)}>
            All
          </Button>
          {providers.map(({ id, full_name }) => (
            <Button
              key={id}
              variant="quiet"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span translate="no">{full_name}</span>
            </Button>
          ))}
        </div>
        <AwayProviders day={day} providers={provider ? [provider] : providers} />
        {rows.length === 0 ? (
          <p>{provider ? 'No visits and no free times.' : 'No appointments.'}</p>
        ) : (
          <ul className="desk-rows">
            {rows.map((row) => {
              if ('time' in row)
                return (
                  <li key={row.time} className="desk-free-row">
                    <button
                      type="button"
                      className="board-list-free"
                      data-adds-fields="search full_name"
                      onClick={() => onFree(provider!.id, startOfSlot(day, row.time))}
                    >
                      <span>{row.time}</span> {props.isMoving ? 'Move here' : 'Free: book'}
                    </button>
                  </li>
                )
              const appointment = named.get(row.visit.id)
              return appointment ? (
                <DeskRow
                  key={row.visit.id}
                  appointment={appointment}
                  isNamed={!provider}
                  onOpen={onOpen}
                  hasNamesake={namesakes.has(appointment.patient.id)}
                  state={
                    row.visit.status === 'confirmed' && row.visit.state === 'booked'
                      ? undefined
                      : wordsOfState(row.visit, appointment.answered_by, now)
                  }
                />
              ) : (
                <li key={row.visit.id} className="desk-row">
                  <span className="desk-time">{formatTime(row.visit.appointment_time)}</span>
                  <span>…</span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}

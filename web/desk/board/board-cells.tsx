import type { CSSProperties } from 'react'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { digitsAtDesk } from '../names.ts'
import { sizeOf } from './board-axis.ts'
import { stateOf, wordsOfState } from './visit-state.ts'

interface FreeCellProps {
  /** `HH:MM` */
  time: string
  provider: string
  place: CSSProperties
  moving: DeskAppointment | undefined
  onChoose: () => void
}

/** A free time: it is booked by a press, or is where a visit moves to. */
export function FreeCell({ time, provider, place, moving, onChoose }: FreeCellProps) {
  return (
    <button
      type="button"
      className={`board-free${moving ? ' board-target' : ''}`}
      style={place}
      data-cell
      data-adds-fields="search full_name"
      onClick={onChoose}
      onDragOver={moving ? (event) => event.preventDefault() : undefined}
      onDrop={
        moving
          ? (event) => {
              event.preventDefault()
              onChoose()
            }
          : undefined
      }
    >
      {time}
      <span className="sr-only">
        , {provider}, free. {moving ? 'Move here' : 'Book'}
      </span>
      {moving ? <span aria-hidden="true"> Move here</span> : null}
    </button>
  )
}

interface VisitBlockProps {
  visit: BoardVisit
  /** Undefined until the name is read. */
  appointment: DeskAppointment | undefined
  isNamesake: boolean
  isMoving: boolean
  now: number
  place: CSSProperties & { height: number }
  onOpen: (appointment: DeskAppointment) => void
  onDrag: (appointment: DeskAppointment | undefined) => void
}

/** A visit at its time: who comes, and where they are. The name is first, and is the last to be cut. */
export function VisitBlock(props: VisitBlockProps) {
  const { visit, appointment, isNamesake, isMoving, now, place, onOpen, onDrag } = props
  const isOpen =
    (visit.status === 'requested' || visit.status === 'confirmed') &&
    Date.parse(visit.appointment_time) > now
  const size = sizeOf(place.height)
  const patient = appointment?.patient
  const name = patient ? patient.full_name || 'No name given' : '…'
  const digits = patient && isNamesake ? digitsAtDesk(patient) : ''
  const state = stateOf(visit)
  // Who must answer is one line more: it has the place of the room, which is not agreed yet.
  const isAsked = size === 'tall' && state === 'requested'
  const words = wordsOfState(visit, appointment?.answered_by, now, !isAsked)
  return (
    <button
      type="button"
      className={`board-visit board-${state} board-${size}${isMoving ? ' board-moving' : ''}`}
      style={place}
      title={`${name} ${digits}`.trim()}
      data-cell
      data-row
      data-of={visit.id}
      data-adds-fields="reason"
      draggable={isOpen && appointment !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        onDrag(appointment)
      }}
      onDragEnd={() => onDrag(undefined)}
      onClick={() => appointment && onOpen(appointment)}
    >
      <span className="board-name" translate="no">
        <span>{name}</span>
        {digits ? <span> {digits}</span> : null}
      </span>
      <span className="board-state">
        <span className="sr-only">, </span>
        <span className="board-time">{formatTime(visit.appointment_time)}</span>{' '}
        {/* Most visits are booked and no more: the word for it would hide those that are not. */}
        <span className={state === 'booked' ? 'sr-only' : undefined}>{words}</span>
        {appointment?.provider_away ? (
          <b className="text-danger">
            {' '}
            Away.<span className="sr-only"> Agree another time with the patient.</span>
          </b>
        ) : null}
        {size === 'tall' && !isAsked && visit.status !== 'cancelled' ? (
          <span className="block text-muted">
            {visit.session_type}
            {appointment?.room ? `, ${appointment.room.name}` : ''}
          </span>
        ) : null}
      </span>
    </button>
  )
}

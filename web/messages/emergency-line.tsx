import { dial } from '#domain/phone/dial.ts'
import { helplines, emergencyNumber } from '#domain/safety/helplines.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'

const useListening = () => useHelplines().find(({ kind }) => kind === 'listening') ?? helplines[0]!

/** Above the list of conversations: the numbers to call instead. */
export function EmergencyLine() {
  const talk = useListening()
  return (
    <p className="emergency-line">
      <strong>Not for emergencies.</strong> In danger call{' '}
      <a className="link" href={dial(emergencyNumber)} translate="no">
        {emergencyNumber}
      </a>
      . To talk to someone at any hour, call{' '}
      <a className="link whitespace-nowrap" href={dial(talk.number)}>
        {talk.name} <span translate="no">{talk.number}</span>
      </a>
      .
    </p>
  )
}

/** The same in one row, for an open conversation. */
export function EmergencyRow() {
  const { name, number } = useListening()
  return (
    <p className="emergency-row">
      <strong>Not for emergencies.</strong> Call{' '}
      <a className="link" href={dial(emergencyNumber)} translate="no">
        {emergencyNumber}
      </a>{' '}
      or{' '}
      <a className="link" href={dial(number)} title={name} translate="no">
        {number}
      </a>
      .
    </p>
  )
}

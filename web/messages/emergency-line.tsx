import { helplines, emergencyNumber } from '#domain/safety/helplines.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'

/** Above every conversation: the numbers to call instead. */
export function EmergencyLine() {
  const talk = useHelplines().find(({ kind }) => kind === 'listening') ?? helplines[0]!
  return (
    <p className="mb-6 max-w-none border-s-4 border-s-copper ps-4">
      <strong>Not for emergencies.</strong> In danger call{' '}
      <a className="link" href={`tel:${emergencyNumber}`}>
        {emergencyNumber}
      </a>
      . To talk to someone at any hour, call{' '}
      <a className="link whitespace-nowrap" href={`tel:${talk.number}`}>
        {talk.name} {talk.number}
      </a>
      .
    </p>
  )
}

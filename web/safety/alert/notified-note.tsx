import { outOfHoursText } from '#domain/safety/escalation.ts'
import type { SafetyAlertRaised } from '#domain/safety/schema.ts'
import { NotMonitored } from '#web/safety/not-monitored.tsx'

/** Names the notified providers, or says that there are none. By the server's response alone. */
export function NotifiedNote({ raised }: { raised: SafetyAlertRaised }) {
  const names = raised.alerted.map(({ full_name }) => full_name)
  return (
    <div role="status">
      {names.length > 0 ? (
        <p className="safety-notified">
          {namesOf(names)} {names.length === 1 ? 'knows' : 'know'} now that you may be unsafe, and
          not what you answered. {raised.is_out_of_hours ? `${outOfHoursText} ` : ''}This is not an
          emergency service. If you need someone now, please call one of the numbers.
        </p>
      ) : (
        <>
          <NotMonitored />
          <p>We could not notify anyone: no provider here has an appointment with you.</p>
        </>
      )}
    </div>
  )
}

/** "A", "A and B", "A, B and C". */
function namesOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

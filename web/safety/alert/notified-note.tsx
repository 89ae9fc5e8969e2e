import type { OwnAlert, SafetyAlertRaised } from '#domain/safety/schema.ts'
import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { NotMonitored } from '#web/safety/not-monitored.tsx'
import { useOwnAlert } from '#web/safety/alert/use-own-alert.ts'

/**
 * What is known of an alert, by the server's answers alone: to whom a message went, and who has taken it up. Outside
 * working hours where to go now comes first.
 */
export function NotifiedNote({ raised }: { raised: SafetyAlertRaised }) {
  const known = useOwnAlert(raised)
  const { notified, taken, is_out_of_hours } = known
  return (
    <div role="status">
      {is_out_of_hours && !taken ? <OutOfHours known={known} /> : null}
      {notified.length > 0 ? (
        <div className="safety-notified grid gap-2">
          {taken ? (
            <p className="font-bold">
              <span translate="no">{taken.full_name}</span> is on it. At {formatTime(taken.at)} they
              said that they are getting in touch with you.
            </p>
          ) : (
            <Messages notified={notified} />
          )}
          <p>
            The message does not say what you answered. This is not an emergency service. If you
            need someone now, please call one of the numbers.
          </p>
        </div>
      ) : (
        <>
          <NotMonitored />
          <p>
            No clinician can get your alert at this moment. We tell our team that an alert waits.
            The message does not name you.
          </p>
        </>
      )}
    </div>
  )
}

function OutOfHours({ known }: { known: OwnAlert }) {
  const numbers = useNumbersToCall()
  return (
    <p className="safety-notified font-bold">
      It is outside working hours now. No one may read your alert before{' '}
      {formatDay(`${known.next_working_day}T10:00Z`)}, 08:00. Do not wait for an answer. If you may
      not be safe, go to the nearest hospital now, or call {numbers}. The calls are free.
    </p>
  )
}

/** One sentence for those to whom a message went, one for those to whom it has not gone yet. */
function Messages({ notified }: Pick<OwnAlert, 'notified'>) {
  const sent = notified.filter(({ is_sent }) => is_sent)
  const unsent = notified.filter(({ is_sent }) => !is_sent)
  return (
    <>
      {sent.length > 0 ? (
        <p>
          We sent a message to {namesOf(sent)}. We do not know whether{' '}
          {sent.length === 1 ? `${sent[0]!.full_name} has` : 'they have'} read it.
        </p>
      ) : null}
      {unsent.length > 0 ? (
        <p>
          We are sending a message to {namesOf(unsent)}. It has not left yet, and no one may have
          read it.
        </p>
      ) : null}
    </>
  )
}

const roles = { provider: '', on_duty: ', the clinician on duty', lead: ', who leads the clinic' }

/** "A", "A and B", "A, B and C", each with why they are notified. */
function namesOf(notified: OwnAlert['notified']): string {
  const names = notified.map(({ full_name, reached_as }) => `${full_name}${roles[reached_as]}`)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

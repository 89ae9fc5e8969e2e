import { useQuery, useQueryClient } from '@tanstack/react-query'
import { maxDayWaits } from '#domain/appointments/day-waits.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { professionOf } from '#domain/appointments/topics.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import type { Whose } from '../queries.ts'
import { joinDay, leaveDay, ownDayWaits } from './day-wait-queries.ts'

interface FullDayProps {
  /** `YYYY-MM-DD` */
  day: string
  session_type: SessionType
  whose: Whose
}

/** The list of a day on which every time is taken: the user's name goes on it, or off again, by one press. */
export function FullDay({ day, session_type, whose }: FullDayProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const { data = [] } = useQuery(ownDayWaits)
  const { about, provider_id, visit_type_id } = whose
  const entry = data.find(
    (one) =>
      one.day === day &&
      professionOf(one.about) === professionOf(about) &&
      (visit_type_id === undefined || one.visit_type_id === visit_type_id),
  )
  const join = useAction(async () => {
    const wanted = {
      day,
      session_type,
      about,
      ...(provider_id ? { provider_id } : {}),
      ...(visit_type_id ? { visit_type_id } : {}),
    }
    await joinDay(client, { ...wanted, id: retry.keyFor(wanted) })
    retry.reset()
  })
  const leave = useAction(() => leaveDay(client, entry?.id ?? ''))
  const failure = join.failure ?? leave.failure
  return (
    <div role="group" aria-label="The list of this day" className="grid justify-items-start gap-3">
      <p role="status">
        {entry ? (
          <>
            <strong>Your name is on the list for {formatDay(day)}.</strong> If a time comes free, we
            email you, and hold it for you for up to two hours.
            {entry.provider?.id === provider_id ? null : (
              <>
                {' '}
                You wait for{' '}
                {entry.provider ? <span translate="no">{entry.provider.full_name}</span> : 'anyone'}
                . To wait for another provider, remove your name first.
              </>
            )}
          </>
        ) : (
          <>
            <strong>All taken? Put your name on the list.</strong> If a time comes free on this day,
            the first person on the list gets it. We email you, and hold it for you for up to two
            hours.
          </>
        )}
      </p>
      {entry ? (
        <ActionButton variant="quiet" action={leave} busyLabel="Removing...">
          Remove my name
        </ActionButton>
      ) : (
        <ActionButton action={join} busyLabel="Saving...">
          Put my name on the list
        </ActionButton>
      )}
      <p className="text-muted">
        You can wait for up to {maxDayWaits} days. You can still book another day.
      </p>
      {failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(failure)}
        </p>
      ) : null}
    </div>
  )
}

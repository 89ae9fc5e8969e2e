import type { Thread } from '#domain/messages/schema.ts'
import { useNumbersToCall } from '#web/platform/calls/helplines.ts'
import { formatDay } from '#web/platform/values/dates.ts'

type Facts = Pick<Thread, 'person' | 'is_away' | 'is_out_of_hours' | 'next_working_day'>

/** For the patient of an urgent conversation: that its provider is away, or that it is outside working hours. */
export function NotReadSoon({ thread }: { thread: Facts }) {
  const numbers = useNumbersToCall()
  const { person, is_away, is_out_of_hours, next_working_day } = thread
  if (!is_away && !is_out_of_hours) return null
  const name = person?.full_name || 'Your provider'
  return (
    <p className="font-bold">
      {is_away
        ? `${name} is away now and may not read this.`
        : `It is outside working hours now. ${name} may not read this before ${formatDay(`${next_working_day}T10:00Z`)}, 08:00.`}{' '}
      Do not wait for an answer. If you may not be safe, go to the nearest hospital now, or call{' '}
      {numbers}.
    </p>
  )
}

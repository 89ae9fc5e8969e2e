import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { movedTimes, type NewMove } from '#domain/appointments/moves.ts'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, formatDayAndTime, formatTime } from '#web/platform/values/dates.ts'
import { TimeChoice, useTimeChoice } from '../booking/time-choice.tsx'
import { errorTitles } from '../error-titles.ts'
import { type SlotsOfDay, slotsToMove } from './slot-queries.ts'

interface MoveFormProps {
  /** When they start now, in order (ISO 8601): one, or one and all that follow in its series. */
  before: readonly string[]
  slotsOfDay: SlotsOfDay
  /** What happens next, for the user. */
  consequence: string
  /** Sends them. */
  onMove: (move: NewMove) => Promise<void>
  onClose: () => void
}

/** Another day and time for an appointment, or for an appointment and all that follow in its series. */
export function MoveForm({ before, slotsOfDay, consequence, onMove, onClose }: MoveFormProps) {
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const first = before[0]!
  const choice = useTimeChoice(dayOf(first))
  const { day, time } = choice
  /** Other times of the later ones, by day. */
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const slots = useQuery(slotsToMove(slotsOfDay, day))
  const isSeveral = before.length > 1
  const times = time
    ? movedTimes(before, time).map((at, index) => (index === 0 ? time : (changes[dayOf(at)] ?? at)))
    : []

  return (
    <Form
      schema={async () => (await import('./move-schema.ts')).moveForm}
      submitLabel={isSeveral ? 'Change these times' : 'Change time'}
      busyLabel="Changing..."
      onSubmit={async () => {
        await onMove({ times, id: retry.keyFor(times) })
        retry.reset()
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p>
        Now: {formatDayAndTime(first)}
        {isSeveral ? ` and ${before.length - 1} later` : ''}. {consequence}
      </p>
      <TimeChoice
        choice={choice}
        today={today}
        slots={slots}
        released={before.slice(1)}
        failed={errorTitles.slots}
        noneFree="No time is free on this day. Choose another day."
      />
      {isSeveral && time ? (
        <LaterTimes
          times={times.slice(1)}
          onChange={(later, at) => setChanges({ ...changes, [later]: at })}
        />
      ) : null}
    </Form>
  )
}

/** When the later sessions start, each to be changed. */
function LaterTimes({
  times,
  onChange,
}: {
  times: readonly string[]
  onChange: (day: string, at: string) => void
}) {
  return (
    <fieldset className="field">
      <legend className="field-label">Later times</legend>
      <div className="grid gap-3">
        {times.map((at) => {
          const day = dayOf(at)
          return (
            <label className="field" key={day}>
              <span>{formatDay(day)}</span>
              <select
                className="control"
                name={`later-${day}`}
                value={at}
                onChange={(event) => onChange(day, event.target.value)}
              >
                {slotTimes.map((slot) => {
                  const start = startOfSlot(day, slot)
                  return (
                    <option key={slot} value={start}>
                      {formatTime(start)}
                    </option>
                  )
                })}
              </select>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

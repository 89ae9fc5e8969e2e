import { Icon } from '#web/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { movedTimes, type NewMoveByProvider } from '#domain/appointments/moves.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, formatDayAndTime, formatTime } from '#web/platform/values/dates.ts'
import { agreementOf } from '../agreement-answers.ts'
import { timeOf } from '../booking/overbook-time.ts'
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
  onMove: (move: NewMoveByProvider) => Promise<void>
  /** The choice of the agreement, below the time; absent where it stays confirmed. */
  children?: ReactNode
  /** Whether staff may move it over another visit, for a reason. */
  mayOverbook?: boolean
  onClose: () => void
}

/** Another day and time for an appointment, or for an appointment and all that follow in its series. */
export function MoveForm(props: MoveFormProps) {
  const { before, slotsOfDay, consequence, onMove, onClose } = props
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
      schema={async () => {
        const schemas = await import('./move-schema.ts')
        return props.children ? schemas.moveToAgree : schemas.moveForm
      }}
      submitLabel={isSeveral ? 'Change these times' : 'Change time'}
      busyLabel="Changing..."
      onSubmit={async ({ agreement, ...typed }) => {
        const { appointment_time, ...over } = timeOf(typed, day)
        const wanted = {
          times: over.overbook_reason ? [appointment_time] : times,
          ...over,
          ...agreementOf(agreement),
        }
        await onMove({ ...wanted, id: retry.keyFor(wanted) })
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
        mayOverbook={props.mayOverbook === true && !isSeveral}
      />
      {isSeveral && time ? (
        <LaterTimes
          times={times.slice(1)}
          // The days of a series are the same day of the week, which has the same times.
          starts={(slots.data ?? []).map((slot) => slot.time)}
          onChange={(later, at) => setChanges({ ...changes, [later]: at })}
        />
      ) : null}
      {props.children}
    </Form>
  )
}

/** When the later sessions start, each to be changed. */
function LaterTimes({
  times,
  starts,
  onChange,
}: {
  times: readonly string[]
  /** `HH:MM` */
  starts: readonly string[]
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
              <span className="control-wrap">
                <select
                  className="control"
                  name={`later-${day}`}
                  value={at}
                  onChange={(event) => onChange(day, event.target.value)}
                >
                  {starts.map((slot) => {
                    const start = startOfSlot(day, slot)
                    return (
                      <option key={slot} value={start}>
                        {formatTime(start)}
                      </option>
                    )
                  })}
                </select>
                <span className="control-chevron">
                  <Icon name="chevron" />
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

import '#web/readings/readings.css'

import { useEffect, useRef, useState } from 'react'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { serverNow } from '#web/platform/calls/server-clock.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { daysToChoose, takenAt } from './taken.ts'

export interface TakenFieldsProps {
  /** ISO time that the fields begin with; without it today, and no time. */
  at?: string | undefined
  /** What was typed into them before, which comes first. */
  kept?: Typed | undefined
}

/** The day and the time at which a reading was taken, on a clock of 24 hours; days and limits go by the server's clock. */
export function TakenFields({ at, kept }: TakenFieldsProps) {
  const { now } = useServerNow()
  const [day, setDay] = useState(kept?.['taken_day']?.[0] ?? (at && dayOf(at)))
  const time = kept?.['taken_time']?.[0] ?? (at && formatTime(at))
  return (
    <div className="reading-taken-fields">
      <SelectField
        name="taken_day"
        label="Day"
        options={daysToChoose(now)}
        // Over midnight it follows, unless it was chosen.
        value={day ?? dayOf(now)}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        name="taken_time"
        label="Time"
        hint="24 hours: 06:30 or 18:30"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...(time ? { defaultValue: time } : {})}
      />
    </div>
  )
}

/** The fields of another time, with the way back to now. */
export function AnotherTime({
  isAsked,
  onNow,
  kept,
}: {
  isAsked: boolean
  onNow: () => void
  kept?: Typed | undefined
}) {
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) chosen.current?.focus()
  }, [isAsked])
  return (
    <>
      <div role="group" aria-label="Taken" className="reading-taken">
        <span aria-hidden="true" className="text-muted">
          Taken
        </span>
        <button type="button" className="range-chip" aria-pressed={false} onClick={onNow}>
          Now
        </button>
        <button type="button" className="range-chip" aria-pressed ref={chosen}>
          Another time
        </button>
      </div>
      <TakenFields kept={kept} />
    </>
  )
}

/**
 * When a reading was taken, by the fields of its form and the server's clock; undefined where the form does not ask.
 *
 * @throws ProblemError with the field of what is wrong
 */
export function takenIn(form: HTMLFormElement): string | undefined {
  const data = new FormData(form)
  const [day, time] = [data.get('taken_day'), data.get('taken_time')]
  if (typeof day !== 'string' || typeof time !== 'string') return undefined
  const { at, problem } = takenAt(day, time, serverNow())
  if (problem === undefined) return at
  const fields = { taken_time: problem }
  throw new ProblemError({ code: 'invalid', message: problem, fields, status: 422 })
}

/**
 * As takenIn, half a minute later: the two clocks differ by a second, and the minute stays as it was typed.
 *
 * @throws ProblemError with the field of what is wrong
 */
export function earlierIn(form: HTMLFormElement): string | undefined {
  const at = takenIn(form)
  return at && new Date(Date.parse(at) + 30_000).toISOString()
}

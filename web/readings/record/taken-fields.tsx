import '#web/readings/readings.css'

import { ProblemError } from '#web/platform/calls/problem.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { daysToChoose, takenAt } from './taken.ts'

export interface TakenFieldsProps {
  /** ISO time that the fields begin with; without it today, and no time. */
  at?: string | undefined
}

/** The day and the time at which a reading was taken, on a clock of 24 hours. */
export function TakenFields({ at }: TakenFieldsProps) {
  const now = useNow()
  return (
    <div className="reading-taken-fields">
      <SelectField
        name="taken_day"
        label="Day"
        options={daysToChoose(now)}
        {...(at ? { defaultValue: dayOf(at) } : {})}
      />
      <TextField
        name="taken_time"
        label="Time"
        hint="24 hours: 06:30 or 18:30"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        {...(at ? { defaultValue: formatTime(at) } : {})}
      />
    </div>
  )
}

/**
 * When a reading was taken, by the fields of its form; undefined where the form does not ask.
 *
 * @throws ProblemError with the field of what is wrong
 */
export function takenIn(form: HTMLFormElement): string | undefined {
  const data = new FormData(form)
  const [day, time] = [data.get('taken_day'), data.get('taken_time')]
  if (typeof day !== 'string' || typeof time !== 'string') return undefined
  const { at, problem } = takenAt(day, time, Date.now())
  if (problem === undefined) return at
  const fields = { taken_time: problem }
  throw new ProblemError({ code: 'invalid', message: problem, fields, status: 422 })
}

import { useState } from 'react'
import * as z from 'zod/mini'
import { daysOfWeek, weekOf, weeksAfter } from '#domain/students/week.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

const anyDay = z.object({ day: z.iso.date('Enter a real day, for example 27 11 2026.') })

interface DayChoiceProps {
  /** `YYYY-MM-DD`. */
  day: string
  onDay: (day: string) => void
}

/** A near day, of a week that can be moved, or a far one, typed. */
export function DayChoice({ day, onDay }: DayChoiceProps) {
  const [week, setWeek] = useState(() => weekOf(day))
  return (
    <div className="desk-day-choice">
      <div role="group" aria-label={`Week from ${formatDay(week)}`} className="desk-week">
        {daysOfWeek(week).map((one) => (
          <Button key={one} variant="quiet" aria-pressed={one === day} onClick={() => onDay(one)}>
            <span className="sr-only">{formatDay(one)}</span>
            <span aria-hidden="true">
              <span>{formatDay(one).slice(0, 3)}</span>
              <strong>{Number(one.slice(8))}</strong>
            </span>
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setWeek(weeksAfter(week, -1))}>
          Week before
        </Button>
        <Button variant="quiet" onClick={() => setWeek(weeksAfter(week, 1))}>
          Week after
        </Button>
      </div>
      <Form
        schema={anyDay}
        submitLabel="Go to this day"
        submitVariant="quiet"
        onSubmit={({ day: typed }) => onDay(typed)}
      >
        <DateField name="day" label="Another day" defaultValue={day} />
      </Form>
    </div>
  )
}

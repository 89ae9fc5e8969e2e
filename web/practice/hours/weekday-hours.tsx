import { weekdays } from '#domain/values/weekdays.ts'
import { slotTimes } from '#domain/appointments/slots.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { openSlots } from '#domain/practice/open-slots.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { fieldOf, type HourPart } from './hours-draft.ts'

type Hours = Availability['hours'][number]

/** When the usual visit can begin at the clinic, by the day of the week, and how long it lasts. */
export interface ClinicTimes {
  starts: (weekday: number) => readonly string[]
  minutes: number
}

interface WeekdayHoursProps {
  /** 1 is Monday. */
  weekday: number
  /** The initial values of the fields; undefined for a day off. */
  filled: Hours | undefined
  /** Their current values. */
  draft: Hours | undefined
  clinic: ClinicTimes | undefined
}

const labels: Record<HourPart, string> = {
  starts_at: 'From',
  ends_at: 'To',
  break_starts_at: 'Break from',
  break_ends_at: 'Break to',
}
const halfHours = Array.from(
  { length: 33 },
  (_, index) => `${String(6 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
)

/** From 06:00 to 22:00 by half hours; and the stored time, whatever it is. */
const timesWith = (stored: string | null | undefined) =>
  stored && !halfHours.includes(stored) ? [...halfHours, stored].toSorted() : halfHours

const firstTime: Partial<Record<HourPart, string>> = { starts_at: '09:00', ends_at: '17:00' }

/**
 * One day of the week: whether the provider works, from when to when, and which slots that leaves
 * open.
 */
export function WeekdayHours({ weekday, filled, draft, clinic }: WeekdayHoursProps) {
  const name = weekdays[weekday - 1]!
  return (
    <fieldset className="hours-day">
      <legend className="sr-only">{name}</legend>
      <CheckboxField
        name={fieldOf('works', weekday)}
        label={name}
        defaultChecked={filled !== undefined}
      />
      {/* The fields stay in the page on a day off, so the typed hours return when the day is ticked again. */}
      <div className="hours-times" hidden={draft === undefined}>
        {(['starts_at', 'ends_at', 'break_starts_at', 'break_ends_at'] as const).map((part) => (
          <SelectField
            key={part}
            name={fieldOf(part, weekday)}
            label={labels[part]}
            options={timesWith(filled?.[part])}
            {...(part.startsWith('break') ? { placeholder: 'None' } : {})}
            defaultValue={(filled ? filled[part] : firstTime[part]) ?? ''}
          />
        ))}
      </div>
      <OpenSlots
        name={name}
        draft={draft}
        starts={clinic ? clinic.starts(weekday) : slotTimes}
        minutes={clinic?.minutes}
      />
    </fieldset>
  )
}

/** "Tuesday: 09:00 10:00 11:00 – 14:00", as pills. */
function OpenSlots({
  name,
  draft,
  starts,
  minutes,
}: {
  name: string
  draft: Hours | undefined
  starts: readonly string[]
  minutes: number | undefined
}) {
  const open = openSlots(draft, starts, minutes)
  return (
    <p className="hours-slots">
      <VisuallyHidden>
        {open.length > 0 ? `${name}: can be booked at ${open.join(', ')}` : `${name}: not bookable`}
      </VisuallyHidden>
      <span aria-hidden="true" className="contents">
        {starts.map((time) => (
          <span key={time} className={open.includes(time) ? 'hours-slot' : 'hours-slot hours-shut'}>
            {open.includes(time) ? time : '–'}
          </span>
        ))}
      </span>
    </p>
  )
}

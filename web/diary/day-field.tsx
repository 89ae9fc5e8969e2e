import { daysBack } from '#domain/diary/days.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'

/** `Today`, `Yesterday`, then `Thursday 12 November`; all days `YYYY-MM-DD`. */
export function nameOfDay(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayAfter(today, -1) ? 'Yesterday' : formatDay(day)
}

interface DayFieldProps {
  today: string
  /** The day at first; today unless said. */
  day?: string | undefined
}

/** The days for which the user can still log something, today first. */
export function DayField({ today, day = today }: DayFieldProps) {
  return (
    <SelectField
      name="day"
      label="Day"
      defaultValue={day}
      options={Array.from({ length: daysBack + 1 }, (_, ago) => {
        const value = dayAfter(today, -ago)
        return { value, label: nameOfDay(value, today) }
      })}
    />
  )
}

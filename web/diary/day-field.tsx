import { daysBack } from '#domain/diary/days.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'

/** `Today`, `Yesterday`, then `Thursday 12 November`; all days `YYYY-MM-DD`. */
export function nameOfDay(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayAfter(today, -1) ? 'Yesterday' : formatDay(day)
}

/** The days for which the user can still log something, today first. */
export function DayField({ today }: { today: string }) {
  return (
    <SelectField
      name="day"
      label="Day"
      defaultValue={today}
      options={Array.from({ length: daysBack + 1 }, (_, ago) => {
        const day = dayAfter(today, -ago)
        return { value: day, label: nameOfDay(day, today) }
      })}
    />
  )
}

import { useState } from 'react'
import { daysBack } from '#domain/diary/days.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useToday } from './use-today.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'

/** `Today`, `Yesterday`, then `Thursday 12 November`; all days `YYYY-MM-DD`. */
export function nameOfDay(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayAfter(today, -1) ? 'Yesterday' : formatDay(day)
}

interface DayFieldProps {
  /** When the page was loaded. */
  today: string
  /** The day at first; today unless said. */
  day?: string | undefined
}

/**
 * The days for which the user can still log something, today first. Over midnight the day follows, unless
 * the user has chosen one.
 */
export function DayField({ today: loaded, day }: DayFieldProps) {
  const today = useToday(loaded)
  const [chosen, setChosen] = useState(day)
  return (
    <SelectField
      name="day"
      label="Day"
      value={chosen ?? today}
      onChange={({ target }) => setChosen(target.value)}
      options={Array.from({ length: daysBack + 1 }, (_, ago) => {
        const value = dayAfter(today, -ago)
        return { value, label: nameOfDay(value, today) }
      })}
    />
  )
}

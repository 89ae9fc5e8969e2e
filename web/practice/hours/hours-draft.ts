import type { Availability, NewAvailability } from '#domain/practice/availability.ts'
import { weekdays } from '#domain/values/weekdays.ts'

export const hourParts = ['starts_at', 'ends_at', 'break_starts_at', 'break_ends_at'] as const
export type HourPart = (typeof hourParts)[number]

/** The fields of one weekday (1 is Monday) in the form. */
export const fieldOf = (part: HourPart | 'works', weekday: number) => `${part}-${weekday}`

/** The values of the form's fields, by name. */
export type HoursFields = Readonly<Record<string, string | undefined>>

/** The whole document as typed in the form, valid or not. */
export function draftOf(fields: HoursFields): NewAvailability {
  const text = (part: HourPart | 'works', weekday: number) => fields[fieldOf(part, weekday)] ?? ''
  return {
    buffer_minutes: Number(fields['buffer_minutes'] || '0'),
    hours: weekdays.flatMap((_, index) => {
      const weekday = index + 1
      return text('works', weekday) === ''
        ? []
        : [
            {
              weekday,
              starts_at: text('starts_at', weekday),
              ends_at: text('ends_at', weekday),
              break_starts_at: text('break_starts_at', weekday) || null,
              break_ends_at: text('break_ends_at', weekday) || null,
            },
          ]
    }),
  }
}

const day = (weekday: number, starts_at: string, ends_at: string) => ({
  weekday,
  starts_at,
  ends_at,
  break_starts_at: null,
  break_ends_at: null,
})
const workdays = [1, 2, 3, 4, 5]

/** Common weeks, as presets. */
export const presets: readonly { label: string; hours: Availability['hours'] }[] = [
  { label: 'Weekdays', hours: workdays.map((weekday) => day(weekday, '09:00', '17:00')) },
  { label: 'Weekday mornings', hours: workdays.map((weekday) => day(weekday, '09:00', '12:00')) },
  { label: 'Weekday afternoons', hours: workdays.map((weekday) => day(weekday, '14:00', '17:00')) },
  {
    label: 'Weekdays, Saturday morning',
    hours: [...workdays.map((weekday) => day(weekday, '09:00', '17:00')), day(6, '09:00', '12:00')],
  },
]

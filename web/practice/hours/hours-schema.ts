import { weekdays } from '#domain/values/weekdays.ts'
import * as z from 'zod/mini'
import { availability } from '#domain/practice/availability.ts'
import { draftOf, fieldOf, hourParts, type HoursFields } from './hours-draft.ts'

const text = z.optional(z.string())

const names = [
  'buffer_minutes',
  'days_away',
  ...weekdays.flatMap((_, index) =>
    [...hourParts, 'works' as const].map((part) => fieldOf(part, index + 1)),
  ),
]

/**
 * The form of the provider's hours: validated as the resulting document, with each message beside
 * its field.
 */
export const hoursForm = z.pipe(
  z.object(Object.fromEntries(names.map((name) => [name, text]))).check((payload) => {
    const draft = draftOf(payload.value)
    const { error } = availability.safeParse(draft)
    for (const { path, message } of error?.issues ?? []) {
      const [part, index, key] = path
      const weekday = part === 'hours' ? draft.hours[Number(index)]?.weekday : undefined
      const hourPart = hourParts.find((one) => one === key)
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        ...(weekday !== undefined
          ? {
              path: [fieldOf(hourPart ?? 'works', weekday)],
              message: `${weekdays[weekday - 1]}: ${message}`,
            }
          : { path: [String(part)], message }),
      })
    }
  }),
  z.transform((fields: HoursFields) => draftOf(fields)),
)

/** From one day to another, both included. */
export const awayForm = z
  .object({
    first_day: z.iso.date('Enter the first day, for example 24 12 2026.'),
    last_day: z.iso.date('Enter the last day, for example 27 12 2026.'),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      path: ['last_day'],
      error: 'The last day cannot come before the first.',
    }),
  )

import { weekdays } from '#domain/values/weekdays.ts'
import * as z from 'zod/mini'
import { newAvailability } from '#domain/practice/availability.ts'
import { draftOf, fieldOf, hourParts, type HoursFields } from './hours-draft.ts'

const text = z.optional(z.string())

const names = [
  'buffer_minutes',
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
    const { error } = newAvailability.safeParse(draft)
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

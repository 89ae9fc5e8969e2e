import * as z from 'zod/mini'
import { enterTime, typedTime } from '#domain/values/day-and-time.ts'
import { hoursAndMinutes } from '#domain/values/time-of-day.ts'
import { freeText } from '#domain/values/text.ts'
import { typedOver, type TypedTime } from './overbook-time.ts'

/** The fields of a time that is not free, and why it is booked all the same. */
export const overbookShape = {
  over_time: z.optional(typedTime()),
  overbook_reason: z.optional(freeText(200)),
}

/** Where such a time is wanted, both are needed. */
export const overbookCheck = z.check<TypedTime>((payload) => {
  const { appointment_time, over_time = '', overbook_reason = '' } = payload.value
  if (appointment_time !== typedOver) return
  const reject = (path: string, message: string) =>
    payload.issues.push({ code: 'custom', input: payload.value, path: [path], message })
  if (!hoursAndMinutes.test(over_time)) reject('over_time', enterTime)
  if (overbook_reason.length < 3) reject('overbook_reason', 'Say why, in 3 to 200 letters.')
})

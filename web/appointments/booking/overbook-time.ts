import { instantAt } from '#domain/values/lusaka.ts'

/** The value of the field of the time where staff type one that is not free, and say why. */
export const typedOver = 'over'

export interface TypedTime {
  appointment_time: string
  over_time?: string | undefined
  overbook_reason?: string | undefined
}

/** The time of a form of staff on a day: one of those that are free, or another one with the reason. */
export function timeOf({ appointment_time, over_time, overbook_reason }: TypedTime, day: string) {
  return appointment_time === typedOver && over_time && overbook_reason
    ? { appointment_time: instantAt(day, over_time).toISOString(), overbook_reason }
    : { appointment_time }
}
